import { href } from "react-router";
import * as paths from "#paths";

/** The listing of all products. `href()` leaves a trailing slash when the splat is empty. */
export const SHOP_PATH = href(paths.listing, { "*": "" }).slice(0, -1);

/** The path that redirects from the page `from` to the same page in another language, named by its code. */
export function otherLanguagePath(code: string, from: string): string {
  return `${paths.otherLanguage.replace(":language", encodeURIComponent(code))}?${new URLSearchParams({ from })}`;
}
