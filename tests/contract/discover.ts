import {
  GetCatalogIdsDocument,
  GetCatalogProductsDocument,
  type GetCatalogIdsQueryVariables,
  type GetCatalogProductsQuery,
} from "../../graphql/generated/documents";
import { readCursorId } from "../../worker/woocommerce/catalog-source/protected-products";
import { Visitor } from "./backend";
import { openSource } from "./replica";

export type Card = NonNullable<GetCatalogProductsQuery["products"]>["nodes"][number];

/** A walk longer than this is one that never ends. */
const PAGES_MAX = 60;
const LIST_MAX = 100;
/** As many whole products as the synchronization asks for at once. */
const CARDS_AT_ONCE = 25;

let known: Promise<number[]> | null = null;

/** Products behind a password, which no guest's query may hold (docs/woocommerce.md). */
function listProtected(): Promise<number[]> {
  return (known ??= openSource().listProtected());
}

export interface Walk {
  ids: number[];
  /** Whether the last page said that there is no next one. */
  isComplete: boolean;
}

/** Follows the cursors to the end of the list of ids, `size` at a time. */
export async function walk(orderby: GetCatalogIdsQueryVariables["orderby"], size = LIST_MAX): Promise<Walk> {
  const visitor = new Visitor();
  const walked: Walk = { ids: [], isComplete: false };
  const exclude = await listProtected();
  let after: string | null = null;
  for (let page = 0; page < PAGES_MAX; page++) {
    const products: Awaited<ReturnType<typeof readIds>> = await readIds(visitor, {
      first: size,
      after,
      exclude,
      orderby,
    });
    walked.ids.push(...products.edges.map(({ cursor }) => readCursorId(cursor)));
    after = products.pageInfo.endCursor;
    if (!products.pageInfo.hasNextPage) return { ...walked, isComplete: true };
  }
  return walked;
}

async function readIds(visitor: Visitor, variables: GetCatalogIdsQueryVariables) {
  return (await visitor.need(GetCatalogIdsDocument, variables)).products!;
}

/** The newest hundred products, or those of these slugs. */
export async function listCards(slugIn?: string[]): Promise<Card[]> {
  const visitor = new Visitor();
  const cards: Card[] = [];
  const variables = { slugIn, exclude: await listProtected(), facts: [], reviews: 0, first: CARDS_AT_ONCE };
  let after: string | null = null;
  do {
    const { products }: GetCatalogProductsQuery = await visitor.need(GetCatalogProductsDocument, {
      ...variables,
      after,
    });
    cards.push(...(products?.nodes ?? []));
    after = products?.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
  } while (after !== null && cards.length < LIST_MAX);
  return cards;
}

/** Simple products that anybody can put into the cart a few times. */
export async function findSimples(count: number): Promise<Card[]> {
  const cards = await listCards();
  const simple = cards.filter(
    (card) =>
      card.__typename === "SimpleProduct" &&
      card.stockStatus === "IN_STOCK" &&
      card.purchasable &&
      Number(card.price) > 0 &&
      (card.stockQuantity ?? Infinity) >= 10,
  );
  if (simple.length < count) throw new Error(`the shop has only ${simple.length} simple products in stock`);
  return simple.slice(0, count);
}

/** A variable product with a variation that is in stock and has all its attributes set; null: there is none. */
export async function findVariation(): Promise<{ productId: number; variationId: number } | null> {
  for (const card of await listCards()) {
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
