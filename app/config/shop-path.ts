import { href } from "react-router";
import * as paths from "#paths";

/** The listing of all products. `href()` ends a path without its rest in a slash. */
export const SHOP_PATH = href(paths.listing, { "*": "" }).slice(0, -1);

/** Where a page of this language leads to the same in another, by its code. */
export function otherLanguagePath(code: string, from: string): string {
  return `${paths.otherLanguage.replace(":language", encodeURIComponent(code))}?${new URLSearchParams({ from })}`;
}
