import type { Reduction } from "./discount";
import type { Direction, OrderBy } from "./listing-query";
import type { Minor } from "./money";

/** What an order needs to know of a product; the index of a listing is a list of these (design §4). */
export interface IndexEntry {
  id: number;
  /** Lowest current price; null: it has none. */
  price: Minor | null;
  /** The largest that one of its variations has for certain, from the regular price. */
  reduction: Reduction;
  rating: number;
  onSale: boolean;
}

/** Orders that the backend pages wrongly or doesn't have are listed from the index (backend notes, Lists). */
export type IndexOrder = Extract<OrderBy, "price" | "rating" | "discount">;

export function isIndexOrder(orderby: OrderBy): orderby is IndexOrder {
  return orderby === "price" || orderby === "rating" || orderby === "discount";
}

/** Ids in order, each once; the id has the last word. What has no price comes last either way. */
export function sortIndex(entries: IndexEntry[], orderby: IndexOrder, order: Direction): number[] {
  const unique = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  const sign = order === "asc" ? 1 : -1;
  const valueOf = (entry: IndexEntry) => {
    if (orderby === "rating") return entry.rating;
    return orderby === "discount" ? entry.reduction : entry.price;
  };
  const compare = (a: IndexEntry, b: IndexEntry) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || b.id - a.id;
    return sign * (one - other) || b.id - a.id;
  };
  return unique.toSorted(compare).map(({ id }) => id);
}
