import type { WISHLIST as ORIGINAL } from "../../bg/catalog/wishlist";
import type { Texts } from "../../texts";

/** Texts of the wishlist and of products that no longer exist. */
export const WISHLIST = {
  hint: "Kept in this browser; no account needed. Prices and availability are up to date.",
  hintUnstored:
    "Your browser doesn’t let us keep them: you’ll see them while this page is open. Prices and availability are up to date.",
  products: "Products",
  loading: "Loading your wishlist…",
  noScript:
    "Your wishlist is kept in your browser, so this page needs JavaScript. Turn it on and reload the page. The cart works without it, too.",
  emptyTitle: "Your wishlist is empty",
  emptyText: "Press the heart beside a product that you like, and you’ll find it here.",
  toShop: "Go to the shop",
  goneTitle: "No longer available",
  goneName: (id: number) => `Product no. ${id}`,
  remove: (name: string) => `Remove ${name} from wishlist`,
  clear: "Clear the list",
  failed: "Some products didn’t load. Your list is safe.",
  retry: "Try again",
} as const satisfies Texts<typeof ORIGINAL>;
