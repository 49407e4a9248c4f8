import {
  GetProductsByIdsDocument,
  GetProductVariationsDocument,
  GetStockStatusDocument,
  type GetProductQuery,
} from "../../graphql/generated/documents";
import { RELATED_MAX } from "../config/limits";
import type { ProductSummary, Variation } from "../shop/product";
import type { LiveStock } from "../shop/stock";
import { collectNodes, needPart, readPart } from "./answers";
import type { Answer, BackendClient } from "./client";
import { toProductSummary } from "./product";
import { number } from "./read";
import type { Result } from "./result";
import { toStockStatus, toVariation } from "./variation";

/** The backend's list by ids holds ten (specification §7). */
const IDS_A_QUESTION = 10;

/** Up to 5 products that go with this one (specification §3), out of the answer of getProduct. */
export function readRelated(answer: Answer<GetProductQuery>): Result<ProductSummary[]> {
  return readPart(
    answer,
    ({ product }) => product?.related ?? (product && !answer.failure ? NONE_RELATED : null),
    ({ nodes }) =>
      nodes.flatMap((one) => ("databaseId" in one ? toProductSummary(one as CardNode) : [])).slice(0, RELATED_MAX),
  );
}

/**
 * Cards in the order of their ids, for a listing by index, the wishlist, recently seen (specification §7); what is no
 * longer for sale is left out. Asked in tens at once. Throws BackendFault when any of them can't be had.
 */
export async function listProductsByIds(client: BackendClient, ids: number[]): Promise<ProductSummary[]> {
  const wanted = [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))];
  const tens = Array.from({ length: Math.ceil(wanted.length / IDS_A_QUESTION) }, (_, index) =>
    wanted.slice(index * IDS_A_QUESTION, (index + 1) * IDS_A_QUESTION),
  );
  const answers = await Promise.all(tens.map((ten) => client.query(GetProductsByIdsDocument, { ids: ten })));
  const cards = answers.flatMap((answer) =>
    needPart(
      answer,
      (data) => data.products,
      ({ nodes }) => nodes.map(toProductSummary),
    ),
  );
  const byId = new Map(cards.map((card) => [card.databaseId, card]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

/** All variations of a product whose first 20 are full (design §8); none for products without. */
export function listVariations(client: BackendClient, slug: string): Promise<Result<Variation[]>> {
  return collectNodes(
    (after) => client.query(GetProductVariationsDocument, { slug, after }),
    ({ product }) => product && ("variations" in product ? product.variations : NO_VARIATIONS),
    toVariation,
  );
}

/** Stock at this moment, before something is bought; never to be cached (specification §7). */
export async function askStock(client: BackendClient, slug: string): Promise<Result<LiveStock>> {
  const answer = await client.query(GetStockStatusDocument, { slug });
  return readPart(
    answer,
    (data) => data.product,
    (product) => ({
      ...toStock(product),
      variations: ("variations" in product ? (product.variations?.nodes ?? []) : []).map(toStock),
    }),
  );
}

type CardNode = Parameters<typeof toProductSummary>[0];
type VariationNode = Parameters<typeof toVariation>[0];

const NONE_RELATED = { nodes: [] };
const NO_VARIATIONS = { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] as VariationNode[] };

function toStock(node: { databaseId: number } | { databaseId: number; stockStatus: string | null }) {
  const { stockStatus, stockQuantity } = node as { stockStatus?: string | null; stockQuantity?: unknown };
  return {
    databaseId: number(node.databaseId) ?? 0,
    stockStatus: toStockStatus(stockStatus),
    stockQuantity: number(stockQuantity),
  };
}
