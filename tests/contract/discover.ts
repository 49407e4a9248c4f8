import {
  GetProductsDocument,
  GetProductsOptimizedDocument,
  type GetProductsOptimizedQuery,
  type GetProductsQuery,
  type GetProductsQueryVariables,
} from "../../graphql/generated/documents";
import { Visitor } from "./backend";

type Filters = Omit<GetProductsQueryVariables, "first" | "after">;
export type Card = NonNullable<NonNullable<GetProductsQuery["products"]>["nodes"]>[number];

/** A walk longer than this is one that never ends. */
const PAGES_MAX = 60;
const LIST_MAX = 100;

export interface Walk {
  ids: number[];
  found: number | null;
  /** Whether the last page said that there is no next one. */
  isComplete: boolean;
}

/** Follows the cursors to the end of a list, `size` at a time. */
export async function walk(filters: Filters, size = LIST_MAX): Promise<Walk> {
  const visitor = new Visitor();
  const walked: Walk = { ids: [], found: null, isComplete: false };
  let after: string | null = null;
  for (let page = 0; page < PAGES_MAX; page++) {
    const list: GetProductsOptimizedQuery = await visitor.need(GetProductsOptimizedDocument, {
      ...filters,
      first: size,
      after,
    });
    const products = list.products;
    if (page === 0) walked.found = products?.found ?? null;
    walked.ids.push(...(products?.nodes ?? []).map(({ databaseId }) => databaseId));
    after = products?.pageInfo.endCursor ?? null;
    if (!products?.pageInfo.hasNextPage) return { ...walked, isComplete: true };
  }
  return walked;
}

/** The cards of up to 100 products. */
export async function listCards(filters: Filters): Promise<Card[]> {
  const { products } = await new Visitor().need(GetProductsDocument, { ...filters, first: LIST_MAX });
  return products?.nodes ?? [];
}

export async function countFound(filters: Filters): Promise<number> {
  const { products } = await new Visitor().need(GetProductsDocument, { ...filters, first: 1 });
  return products?.found ?? 0;
}

/** Simple products that anybody can put into the cart a few times. */
export async function findSimples(count: number): Promise<Card[]> {
  const cards = await listCards({ stockStatus: ["IN_STOCK"] });
  const simple = cards.filter(
    (card) =>
      card.__typename === "SimpleProduct" &&
      card.purchasable &&
      Number(card.price) > 0 &&
      (card.stockQuantity ?? Infinity) >= 10,
  );
  if (simple.length < count) throw new Error(`the shop has only ${simple.length} simple products in stock`);
  return simple.slice(0, count);
}

/** A variable product with a variation that is in stock and has all its attributes set; null: there is none. */
export async function findVariation(): Promise<{ productId: number; variationId: number } | null> {
  for (const card of await listCards({ stockStatus: ["IN_STOCK"] })) {
    if (card.__typename !== "VariableProduct" || !card.purchasable) continue;
    const variation = card.variations?.nodes.find(
      ({ stockStatus, stockQuantity, attributes }) =>
        stockStatus === "IN_STOCK" &&
        (stockQuantity ?? Infinity) >= 3 &&
        attributes?.nodes.every(({ value }) => Boolean(value)),
    );
    if (variation) return { productId: card.databaseId, variationId: variation.databaseId };
  }
  return null;
}
