import type { Image } from "../../app/domain/product/product";
import { plainText } from "./html";
import { text, type Maybe } from "./fields";

interface ImageNode {
  sourceUrl?: Maybe<string>;
  altText?: Maybe<string>;
}

/** An image of the backend; null if it has no http(s) URL. */
export function toImage(image: Maybe<ImageNode>): Image | null {
  const sourceUrl = toWebUrl(image?.sourceUrl);
  return sourceUrl ? { sourceUrl, altText: plainText(image?.altText) } : null;
}

/** An http(s) URL of the backend; null for anything else, so that no link can run a script. */
export function toWebUrl(value: unknown): string | null {
  return /^https?:\/\//i.test(text(value)) && URL.canParse(text(value)) ? text(value) : null;
}
