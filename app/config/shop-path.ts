import { href } from "react-router";
import * as paths from "#paths";

/** The listing of all products. `href()` ends a path without its rest in a slash. */
export const SHOP_PATH = href(paths.listing, { "*": "" }).slice(0, -1);
