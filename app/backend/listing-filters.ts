import type { ListingQuery } from "../shop/listing-query";

/** What every list of the catalogue is narrowed by, in the backend's words (specification §7). */
export function filtersOf({ search, category }: Pick<ListingQuery, "search" | "category">) {
  return { search: search || null, categoryIn: category ? [category] : null };
}
