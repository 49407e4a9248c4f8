import { href } from "react-router";
import * as paths from "#paths";
import { SHOP_PATH } from "../../config/shop-path";

/** A page of the merchant's WordPress that corresponds to a screen of this shop. */
export interface StorePage {
  /** "/porachka", without a trailing slash. */
  path: string;
  screen: "shop" | "cart" | "checkout" | "account" | "blog";
}

const SCREENS: Record<StorePage["screen"], string> = {
  shop: SHOP_PATH,
  cart: href(paths.cart),
  checkout: href(paths.checkout),
  account: href(paths.account),
  blog: href(paths.blog),
};

/** The shop's path for a WordPress store page; subpages of the account map below ours. null for any other path. */
export function findStorePath(pages: StorePage[], path: string): string | null {
  for (const page of pages) {
    if (path === page.path) return SCREENS[page.screen];
    const isBelow = page.screen === "account" && path.startsWith(`${page.path}/`);
    if (isBelow) return SCREENS.account + path.slice(page.path.length);
  }
  return null;
}
