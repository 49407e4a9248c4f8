import type { Image } from "../../app/domain/product/product";
import { plainText } from "./html";
import { text } from "./fields";

type Maybe<T> = T | null | undefined;

interface ImageNode {
  sourceUrl?: Maybe<string>;
  altText?: Maybe<string>;
}

/** An image of the backend; null if it has no http(s) URL. */
export function toImage(image: Maybe<ImageNode>): Image | null {
  const address = toWebAddress(image?.sourceUrl);
  return address ? { sourceUrl: address, altText: plainText(image?.altText) } : null;
}

/** An http(s) URL of the backend; null for anything else, so that no link can run a script. */
export function toWebAddress(address: unknown): string | null {
  return /^https?:\/\//i.test(text(address)) && URL.canParse(text(address)) ? text(address) : null;
}
