import { inject } from "vitest";
import type { CatalogFilters } from "../../worker/catalog/index/catalog-query";
import type { SortOrder } from "../../worker/catalog/index/sort-orders";
import type { EntryData } from "../../worker/catalog/rows/row-data";
import { readCursorId } from "../../worker/woocommerce/catalog-source/protected-products";

export const ORDERS = ["date", "alphabetically", "price", "rating", "popularity"] as const;
type Order = (typeof ORDERS)[number];
export type Direction = "asc" | "desc";

const FIELDS: Record<Exclude<SortOrder, "discount">, string> = {
  date: "DATE",
  alphabetically: "NAME",
  price: "PRICE",
  rating: "RATING",
  popularity: "POPULARITY",
};

const QUERY = `query walk($first: Int!, $after: String, $where: RootQueryToProductConnectionWhereArgs) {
  products(first: $first, after: $after, where: $where) { found pageInfo { hasNextPage endCursor } edges { cursor } }
}`;

interface Answer {
  data: {
    products: {
      found: number | null;
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
      edges: { cursor: string }[];
    } | null;
  } | null;
  errors?: { message: string }[];
}

/** What the backend lists of these filters, in its order, each product once; and how many it says there are. */
export async function listOfBackend(filters: CatalogFilters, order: Order, direction: Direction, exclude: number[]) {
  // By rating and sales the backend knows one direction alone; the other is this one turned round.
  const isTurned = direction === "asc" && (order === "rating" || order === "popularity");
  const orderby = [{ field: FIELDS[order], order: isTurned || direction === "desc" ? "DESC" : "ASC" }];
  const ids: number[] = [];
  let found: number | null = null;
  let after: string | null = null;
  do {
    const variables = { first: 100, after, where: { ...toWhere(filters), exclude, orderby } };
    const products = await ask(variables);
    if (after === null) found = products.found ?? 0;
    ids.push(...products.edges.map(({ cursor }) => readCursorId(cursor)));
    after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
  } while (after !== null);
  const unique = [...new Set(ids)];
  return { ids: isTurned ? unique.toReversed() : unique, found };
}

async function ask(variables: object) {
  const response = await fetch(inject("endpoint"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: QUERY, variables }),
  });
  const { data, errors } = (await response.json()) as Answer;
  if (!data?.products || errors) throw new Error(JSON.stringify(errors ?? "no list"));
  return data.products;
}

function toWhere({ terms, price, onSale, ratings }: CatalogFilters) {
  const and = Object.entries(terms).map(([taxonomy, slugs]) => ({
    taxonomy: taxonomy.toUpperCase().replaceAll("-", "_"),
    terms: slugs,
    operator: "IN",
  }));
  return {
    visibility: "VISIBLE",
    status: "publish",
    taxonomyFilter: and.length > 0 ? { and } : null,
    minPrice: price && price.from / 100,
    maxPrice: price && price.to / 100,
    onSale: onSale || null,
    rating: ratings.length > 0 ? ratings : null,
  };
}

/** What a product stands for in an order: a text or a number; null: its place there can't be compared. */
export function valueIn(order: Order, direction: Direction, entry: EntryData): string | number | null {
  switch (order) {
    case "date":
      return entry.date;
    case "alphabetically":
      // docs/decisions/0048: the two agree on Cyrillic letters but й, and on nothing else.
      return /^[а-ик-я]+( [а-ик-я]+)*$/i.test(entry.name) ? entry.name.toLowerCase() : null;
    case "price": {
      // Downwards the backend orders by the highest price, and what is free or has no price is one to it.
      const { lowest, highest } = entry.price ?? { lowest: 0, highest: 0 };
      return lowest === 0 || (direction === "desc" && lowest !== highest) ? null : lowest;
    }
    case "rating":
      return entry.rating;
    case "popularity":
      return null;
  }
}

/** Products that stand at one place in the backend's order, by falling id, as the shop shows them. */
export function settleTies(ids: number[], valueOf: (id: number) => string | number | null): number[] {
  const groups: number[][] = [];
  for (const id of ids) {
    const group = groups.at(-1);
    if (group && valueOf(group[0]!) === valueOf(id)) group.push(id);
    else groups.push([id]);
  }
  return groups.flatMap((group) => group.toSorted((a, b) => b - a));
}
