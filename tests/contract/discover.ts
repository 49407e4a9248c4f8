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
  const cards: Card[] = [];
  for await (const page of readCards(slugIn)) cards.push(...page);
  return cards;
}

/** A page at a time: whole products are the dearest thing that the suite asks for. */
async function* readCards(slugIn?: string[]): AsyncGenerator<Card[]> {
  const visitor = new Visitor();
  const variables = { slugIn, exclude: await listProtected(), facts: [], reviews: 0, first: CARDS_AT_ONCE };
  let after: string | null = null;
  for (let read = 0; read < LIST_MAX; read += CARDS_AT_ONCE) {
    const { products }: GetCatalogProductsQuery = await visitor.need(GetCatalogProductsDocument, {
      ...variables,
      after,
    });
    yield products?.nodes ?? [];
    after = products?.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
    if (after === null) return;
  }
}

type Suits = (card: Card) => boolean;

/** Slugs that a test of this file was given before; what is left of their stock is asked again. */
const found = new Map<Suits, string[]>();

async function findCards(suits: Suits, count: number): Promise<Card[]> {
  const slugs = found.get(suits) ?? [];
  const again = slugs.length >= count ? (await listCards(slugs.slice(0, count))).filter(suits) : [];
  if (again.length === count) return again;
  const cards: Card[] = [];
  for await (const page of readCards()) {
    cards.push(...page.filter(suits));
    if (cards.length >= count) break;
  }
  found.set(
    suits,
    cards.map(({ slug }) => slug!),
  );
  return cards.slice(0, count);
}

const isSimple: Suits = (card) =>
  card.__typename === "SimpleProduct" &&
  card.stockStatus === "IN_STOCK" &&
  card.purchasable === true &&
  Number(card.price) > 0 &&
  (card.stockQuantity ?? Infinity) >= 10;

/** Simple products that anybody can put into the cart a few times. */
export async function findSimples(count: number): Promise<Card[]> {
  const cards = await findCards(isSimple, count);
  if (cards.length < count) throw new Error(`the shop has only ${cards.length} simple products in stock`);
  return cards;
}

const hasVariation: Suits = (card) => pickVariation(card) !== null;

/** A variable product with a variation that is in stock and has all its attributes set; null: there is none. */
export async function findVariation(): Promise<{ productId: number; variationId: number } | null> {
  const [card] = await findCards(hasVariation, 1);
  return card ? pickVariation(card) : null;
}

function pickVariation(card: Card): { productId: number; variationId: number } | null {
  if (card.__typename !== "VariableProduct" || !card.purchasable) return null;
  const variation = card.variations?.nodes.find(
    ({ stockStatus, stockQuantity, attributes }) =>
      stockStatus === "IN_STOCK" &&
      (stockQuantity ?? Infinity) >= 3 &&
      attributes?.nodes.every(({ value }) => Boolean(value)),
  );
  return variation ? { productId: card.databaseId, variationId: variation.databaseId } : null;
}
