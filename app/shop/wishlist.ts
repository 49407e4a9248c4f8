/** The fixed key of local storage under which the list is kept (specification §3). */
export const WISHLIST_KEY = "wishlist";

/** A product that this browser remembers; its card is asked anew, for a kept price grows old. */
export interface WishlistEntry {
  databaseId: number;
}
