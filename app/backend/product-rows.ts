import { GetProductsDocument, type GetProductsQueryVariables } from "../../graphql/generated/documents";
import { readSlug } from "../shop/listing-scope";
import type { ProductRow, ProductSummary } from "../shop/product";
import { needPart } from "./answers";
import type { BackendClient } from "./client";
import { toProductSummary } from "./product";

const ROWS: Record<ProductRow, Pick<GetProductsQueryVariables, "orderby" | "onSale">> = {
  newest: { orderby: [{ field: "DATE", order: "DESC" }] },
  "on-sale": { orderby: [{ field: "DATE", order: "DESC" }], onSale: true },
  "best-selling": { orderby: [{ field: "POPULARITY", order: "DESC" }] },
};

/** The first products of one kind, for a row of the home page or under a post. Throws BackendFault for faults. */
export async function listProductRow(client: BackendClient, row: ProductRow, count: number): Promise<ProductSummary[]> {
  return listCards(client, { ...ROWS[row], first: count, after: null });
}

/** Cards of these products in their order; what isn't for sale is left out. Throws BackendFault for faults. */
export async function listProductsBySlugs(client: BackendClient, slugs: string[]): Promise<ProductSummary[]> {
  if (slugs.length === 0) return [];
  const cards = await listCards(client, { slugIn: slugs, first: slugs.length, after: null });
  const bySlug = new Map(cards.map((card) => [readSlug(card.slug), card]));
  return slugs.flatMap((slug) => bySlug.get(readSlug(slug)) ?? []);
}

async function listCards(client: BackendClient, variables: GetProductsQueryVariables): Promise<ProductSummary[]> {
  return needPart(
    await client.query(GetProductsDocument, variables),
    (data) => data.products,
    ({ nodes }) => nodes.map(toProductSummary),
  );
}
