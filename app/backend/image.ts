import type { Image, ProductImage } from "../shop/product";
import { plainText } from "./html";
import { number, text } from "./read";

type Maybe<T> = T | null | undefined;

interface ImageNode {
  sourceUrl?: Maybe<string>;
  altText?: Maybe<string>;
}

/** A picture of the backend; null where there is none. */
export function toImage(image: Maybe<ImageNode>): Image | null {
  const address = toWebAddress(image?.sourceUrl);
  return address ? { sourceUrl: address, altText: plainText(image?.altText) } : null;
}

/** The same for the product page, with the file's id and title (specification §3). */
export function toProductImage(
  image: Maybe<ImageNode & { databaseId?: Maybe<number>; title?: Maybe<string> }>,
): ProductImage | null {
  const shown = toImage(image);
  return shown && { ...shown, databaseId: number(image?.databaseId), title: plainText(image?.title) };
}

/** An http or https address of the backend; null for anything else, so that no link can run a script. */
export function toWebAddress(address: unknown): string | null {
  return /^https?:\/\//i.test(text(address)) && URL.canParse(text(address)) ? text(address) : null;
}
