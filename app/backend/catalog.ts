import { GetProductCategoriesDocument, GetProductDocument } from "../../graphql/generated/documents";
import { LIST_MAX } from "../config/limits";
import type { Category, Product, ProductSummary } from "../shop/product";
import type { ReviewList } from "../shop/review";
import { need } from "./answers";
import { readRelated } from "./catalog-products";
import type { BackendClient } from "./client";
import { BackendFault } from "./errors";
import { plainText } from "./html";
import { toImage } from "./image";
import { toProduct } from "./product";
import { number, readAnswer, text } from "./read";
import type { Failure, Result } from "./result";
import { listNewestReviews, readReviews } from "./reviews";

/** A product with what its page shows beside it: a part that can't be had spoils nothing else. null: it isn't wanted. */
export interface WholeProduct {
  product: Product;
  related: Result<ProductSummary[]> | null;
  reviews: Result<ReviewList> | null;
}

/** What of the product page is wanted beside the product; reviews by their number, 0 for none. */
export interface ProductParts {
  reviews: number;
  related: boolean;
}

/**
 * Everything of the product page in one question, two or more only where it shows more than a hundred reviews; null when
 * the backend knows no such slug. Throws BackendFault for faults.
 */
export async function findProduct(
  client: BackendClient,
  slug: string,
  parts: ProductParts = { reviews: 0, related: false },
): Promise<WholeProduct | null> {
  const answer = await client.query(GetProductDocument, {
    slug,
    reviews: Math.min(parts.reviews, LIST_MAX),
    withReviews: parts.reviews > 0,
    withRelated: parts.related,
  });
  const product = need(answer).product;
  if (!product) return orUnknown(answer.failure);
  return {
    product: readAnswer(() => toProduct(product)),
    related: parts.related ? readRelated(answer) : null,
    reviews: parts.reviews > 0 ? await listNewestReviews(client, slug, parts.reviews, readReviews(answer)) : null,
  };
}

// An unknown slug is refused; any other failure, an accident inside the backend too, says nothing about the product.
function orUnknown(failure: Failure | null): null {
  if (failure && (failure.kind !== "refused" || /^internal server error/i.test(failure.message)))
    throw new BackendFault(failure.kind === "refused" ? { kind: "bad-answer" } : failure);
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
