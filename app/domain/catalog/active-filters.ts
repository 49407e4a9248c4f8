import { clearFilters, searchFor, type ListingQuery } from "./listing-query";

/** One active filter, with the query that remains when it is removed. */
export type ActiveFilter = { without: ListingQuery } & (
  | { kind: "attribute"; name: string; slug: string }
  | { kind: "category"; slug: string }
  | { kind: "price"; price: NonNullable<ListingQuery["price"]> }
  | { kind: "sale" }
  | { kind: "rating"; rating: number }
  | { kind: "search"; search: string }
);

/** Active filters in the order of the filter panel, the search first. Removing one resets the page. */
export function listActiveFilters(query: ListingQuery): ActiveFilter[] {
  const { attributes, categories, price, ratings } = query;
  const without = (change: Partial<ListingQuery>) => ({ without: { ...query, page: 1, ...change } });
  return [
    ...(query.search ? [{ kind: "search" as const, search: query.search, without: searchFor("", query) }] : []),
    ...categories.map((slug) => ({
      kind: "category" as const,
      slug,
      ...without({ categories: omit(categories, slug) }),
    })),
    ...(price ? [{ kind: "price" as const, price, ...without({ price: null }) }] : []),
    ...(query.onSale ? [{ kind: "sale" as const, ...without({ onSale: false }) }] : []),
    ...Object.entries(attributes).flatMap(([name, slugs]) =>
      slugs.map((slug) => ({
        kind: "attribute" as const,
        name,
        slug,
        ...without({ attributes: omitTerm(attributes, name, slug) }),
      })),
    ),
    ...ratings.map((rating) => ({ kind: "rating" as const, rating, ...without({ ratings: omit(ratings, rating) }) })),
  ];
}

/** Number of active filters; a search isn't one. */
export function countActiveFilters(query: ListingQuery): number {
  return listActiveFilters(query).filter(({ kind }) => kind !== "search").length;
}

/** The query without filters and search. */
export function clearAll(query: ListingQuery): ListingQuery {
  return searchFor("", clearFilters(query));
}

function omit<T>(values: T[], one: T): T[] {
  return values.filter((value) => value !== one);
}

function omitTerm(attributes: ListingQuery["attributes"], name: string, slug: string): ListingQuery["attributes"] {
  const entries = Object.entries(attributes).map(([key, slugs]) => [key, key === name ? omit(slugs, slug) : slugs]);
  return Object.fromEntries(entries.filter(([, slugs]) => slugs!.length > 0));
}
