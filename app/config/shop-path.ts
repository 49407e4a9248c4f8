import { href } from "react-router";

/** The listing of all products. `href()` ends a path without its rest in a slash. */
export const SHOP_PATH = href("/magazin/*", { "*": "" }).slice(0, -1);
