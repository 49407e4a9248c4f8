import {
  GetProductCategoriesDocument,
  GetProductCursorsDocument,
  GetProductDocument,
  GetProductsDocument,
} from "../../graphql/generated/documents";
import { CURSOR_FETCH_MAX, LIST_MAX } from "../config/limits";
import type { ListingQuery } from "../shop/listing-query";
import type { Category, Product, ProductPage } from "../shop/product";
import { need } from "./answers";
import type { BackendClient } from "./client";
import { BackendFault } from "./errors";
import { plainText } from "./html";
import { filtersOf } from "./listing-filters";
import { toImage } from "./image";
import { toProduct, toProductSummary } from "./product";
import { number, readAnswer, text } from "./read";

const NEWEST_FIRST = [{ field: "DATE" as const, order: "DESC" as const }];

/**
 * One page of the catalogue, newest first (specification §7, Listing flow). Page 1 is one question; page n asks for
 * the cursors before it, in hundreds up to 2000, and falls back to page 1 when they can't be had.
 * Throws BackendFault when the products themselves can't be had.
 */
export async function listProducts(client: BackendClient, query: ListingQuery, perPage: number): Promise<ProductPage> {
  const start = query.page === 1 ? { after: null, found: null } : await findStart(client, query, perPage);
  if (start === "beyond") return { products: [], page: query.page, found: null, hasNextPage: false };
  const page = start ? query.page : 1;
  const answer = await client.query(GetProductsDocument, {
    first: perPage,
    after: start?.after ?? null,
    ...filtersOf(query),
    orderby: NEWEST_FIRST,
  });
  const products = need(answer).products;
  if (!products) throw new BackendFault(answer.failure ?? { kind: "bad-answer" });
  return readAnswer(() => ({
    products: products.nodes.map(toProductSummary),
    page,
    found:
      start?.found ??
      number(products.found) ??
      (page === 1 && !products.pageInfo.hasNextPage ? products.nodes.length : null),
    hasNextPage: products.pageInfo.hasNextPage === true,
  }));
}

/** Everything of the product page; null when the backend knows no such slug. Throws BackendFault for faults. */
export async function findProduct(client: BackendClient, slug: string): Promise<Product | null> {
  const answer = await client.query(GetProductDocument, { slug });
  const product = need(answer).product;
  if (product) return readAnswer(() => toProduct(product));
  // An unknown slug is refused; any other failure says nothing about the product.
  if (answer.failure && answer.failure.kind !== "refused") throw new BackendFault(answer.failure);
  return null;
}

/** Top categories that hold something, in the merchant's order. Throws BackendFault for faults. */
export async function listCategories(client: BackendClient): Promise<Category[]> {
  const answer = await client.query(GetProductCategoriesDocument, {});
  const categories = need(answer).productCategories;
  if (!categories && answer.failure) throw new BackendFault(answer.failure);
  return readAnswer(() => (categories?.nodes ?? []).map(toCategory));
}

/** A category as a tile shows it; counts are null for zero (backend notes, Fields). */
export function toCategory(node: CategoryNode): Category {
  return {
    databaseId: number(node.databaseId) ?? 0,
    slug: text(node.slug),
    name: plainText(node.name),
    count: number(node.count) ?? 0,
    image: toImage(node.image),
  };
}

interface CategoryNode {
  databaseId: number;
  slug: string | null;
  name: string | null;
  count: number | null;
  image?: { sourceUrl: string | null; altText: string | null } | null;
}

interface Start {
  after: string | null;
  found: number | null;
}

// null: the cursors couldn't be had, so page 1 is shown (specification §8, Jump-to-page failure).
async function findStart(
  client: BackendClient,
  query: ListingQuery,
  perPage: number,
): Promise<Start | "beyond" | null> {
  let left = (query.page - 1) * perPage;
  if (left >= CURSOR_FETCH_MAX) return "beyond";
  const start: Start = { after: null, found: null };
  while (left > 0) {
    const answer = await client.query(GetProductCursorsDocument, {
      first: Math.min(left, LIST_MAX),
      after: start.after,
      ...filtersOf(query),
      orderby: NEWEST_FIRST,
    });
    const products = answer.data?.products;
    if (!Array.isArray(products?.edges) || !products.pageInfo) return null;
    start.found ??= number(products.found);
    left -= products.edges.length;
    start.after = text(products.edges.at(-1)?.cursor) || null;
    if (!products.pageInfo.hasNextPage || !start.after) return "beyond";
  }
  return start;
}
