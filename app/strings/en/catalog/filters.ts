import type { FILTERS as ORIGINAL } from "../../bg/catalog/filters";
import { SHELL } from "../shell";
import type { Texts } from "../../texts";

/** Texts of the filter panel, the active filters and the sort order. */
export const FILTERS = {
  title: "Filters",
  open: (count: number) => (count > 0 ? `Filters (${count})` : "Filters"),
  apply: "Show",
  see: (found: number | null) => (found === null ? "See the products" : `See ${SHELL.productCount(found)}`),
  clear: "Clear",
  clearAll: "Clear all",
  active: "Active filters",
  remove: (what: string) => `Remove ${what}`,
  more: (count: number) => `Show ${count} more`,
  /** Display names of taxonomies. */
  taxonomies: { product_brand: "Brand", product_tag: "Tag" } as Record<string, string>,
  category: "Category",
  within: (name: string) => `In “${name}”`,
  price: "Price",
  from: (sign: string) => `From, ${sign}`,
  to: (sign: string) => `To, ${sign}`,
  lowest: "Lowest price",
  highest: "Highest price",
  signs: { BGN: "BGN", EUR: "€" },
  sale: "Offers",
  onSale: "On sale",
  onlySale: "On sale only",
  rating: "Rating",
  ratingOf: (rating: number) => (rating === 1 ? "1 star" : `${rating} stars`),
  search: (words: string) => `“${words}”`,
  named: (label: string, term: string) => `${label}: ${term}`,
  between: (from: string, to: string, sign: string) => {
    const amount = (value: string) => (sign === "€" ? `€${value}` : `${value} ${sign}`);
    if (!to) return `from ${amount(from)}`;
    return from && from !== "0" ? `${amount(from)} – ${amount(to)}` : `up to ${amount(to)}`;
  },
  sort: "Sort by",
  sortApply: "Sort",
  sorts: {
    "relevance-desc": "Best match",
    "date-desc": "Newest",
    "date-asc": "Oldest",
    "alphabetically-asc": "Name, A to Z",
    "alphabetically-desc": "Name, Z to A",
    "price-asc": "Price, low to high",
    "price-desc": "Price, high to low",
    "rating-desc": "Highest rated",
    "rating-asc": "Lowest rated",
    "discount-desc": "Biggest discount",
    "discount-asc": "Smallest discount",
  } as Record<string, string>,
} as const satisfies Texts<typeof ORIGINAL>;
