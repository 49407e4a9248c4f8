import {
  GetProductDocument,
  GetProductWithSeoDocument,
  type GetProductQuery,
  type GetProductWithSeoQuery,
} from "../../graphql/generated/documents";
import { LIST_MAX } from "../config/limits";
import { FACT_KEYS } from "../config/product-facts";
import type { Product, ProductSummary } from "../shop/product";
import type { ReviewList } from "../shop/review";
import type { Seo } from "../shop/seo";
import { need } from "./answers";
import { readRelated } from "./catalog-products";
import type { Answer, BackendClient } from "./client";
import { BackendFault } from "./errors";
import { toProduct } from "./product";
import { readAnswer } from "./read";
import type { Failure, Result } from "./result";
import { listNewestReviews, readReviews } from "./reviews";
import { readSeo } from "./seo";

/** A product with what its page shows beside it: a part that can't be had spoils nothing else. null: it isn't wanted. */
export interface WholeProduct {
  product: Product;
  related: Result<ProductSummary[]> | null;
  reviews: Result<ReviewList> | null;
  /** Whose `null` is of a product without. */
  seo: Result<Seo | null> | null;
}

/** What of the product page is wanted beside the product; reviews by their number, 0 for none. */
export interface ProductParts {
  reviews: number;
  related: boolean;
  /** Only of a backend that is known to have Yoast: another one would refuse the whole question (design §6). */
  seo: boolean;
}

const NOTHING_ELSE: ProductParts = { reviews: 0, related: false, seo: false };

/**
 * Everything of the product page in one question, two or more only where it shows more than a hundred reviews; null when
 * the backend knows no such slug. Throws BackendFault for faults.
 */
export async function findProduct(
  client: BackendClient,
  slug: string,
  parts: ProductParts = NOTHING_ELSE,
): Promise<WholeProduct | null> {
  const withReviews = parts.reviews > 0;
  const reviews = Math.min(parts.reviews, LIST_MAX);
  const variables = { slug, facts: FACT_KEYS, reviews, withReviews, withRelated: parts.related };
  const answer: Answer<GetProductQuery> = parts.seo
    ? await client.query(GetProductWithSeoDocument, variables)
    : await client.query(GetProductDocument, variables);
  const product = need(answer).product;
  if (!product) return orUnknown(answer.failure);
  return {
    product: readAnswer(() => toProduct(product)),
    related: parts.related ? readRelated(answer) : null,
    reviews: withReviews ? await listNewestReviews(client, slug, parts.reviews, readReviews(answer)) : null,
    seo: parts.seo ? readSeo(answer as Answer<GetProductWithSeoQuery>, (data) => data.product) : null,
  };
}

// An unknown slug is refused; any other failure, an accident inside the backend too, says nothing about the product.
function orUnknown(failure: Failure | null): null {
  if (failure && (failure.kind !== "refused" || /^internal server error/i.test(failure.message)))
    throw new BackendFault(failure.kind === "refused" ? { kind: "bad-answer" } : failure);
  return null;
}
