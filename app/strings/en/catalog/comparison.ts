import type { COMPARISON as ORIGINAL } from "../../bg/catalog/comparison";
import type { Texts } from "../../texts";

/** Texts of the comparison. */
export const COMPARISON = {
  title: "Compare",
  full: (max: number) => `You can compare up to ${max} products. Remove one and try again.`,
  unknown: "This product is no longer in the shop.",
  outdated: "This page is out of date. Reload it and try again.",
  failed: "We couldn’t save that. Please try again in a moment.",
  emptyTitle: "Nothing to compare yet",
  emptyText: "Every product page has a “Compare” button. Add up to four products and see them side by side.",
  toShop: "Go to the shop",
  region: "Product comparison, scrolls sideways",
  remove: "Remove",
  removeOf: (name: string) => `Remove ${name} from the comparison`,
  clear: "Clear the comparison",
  price: "Price",
  stock: "Availability",
  rating: "Rating",
  sku: "SKU",
  weight: "Weight",
  same: "same",
  none: "–",
  inStock: "In stock",
  backorder: "On backorder",
  soldOut: "Sold out",
} as const satisfies Texts<typeof ORIGINAL>;
