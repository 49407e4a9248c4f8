import {
  GetProductReviewsDocument,
  WriteReviewDocument,
  type ReviewCommentFragment,
} from "../../graphql/generated/documents";
import { LIST_MAX } from "../config/limits";
import {
  countStars,
  STARS_MAX,
  type Review,
  type ReviewDraft,
  type ReviewList,
  type WrittenReview,
} from "../shop/review";
import { inSession, nextOf, readPart } from "./answers";
import type { SessionAnswer } from "./cart-questions";
import type { BackendClient } from "./client";
import { plainText, sanitise } from "./html";
import { toWebAddress } from "./image";
import { number, text } from "./read";
import type { Result } from "./result";

/** Some reviews of a product, newest first; `after` is the `next` of the list before (specification §7). */
export async function listReviews(
  client: BackendClient,
  slug: string,
  first: number,
  after: string | null = null,
): Promise<Result<ReviewList>> {
  const answer = await client.query(GetProductReviewsDocument, { slug, first, after });
  return readPart(
    answer,
    (data) => data.product,
    (product) => ({
      averageRating: number(product.averageRating) ?? 0,
      reviewCount: number(product.reviewCount) ?? 0,
      starCounts: countStars((product.ratings ?? product.reviews)?.edges.map(({ rating }) => number(rating)) ?? []),
      reviews: (product.reviews?.edges ?? []).map(({ node, rating }) => toReview(node, rating)),
      next: nextOf(product.reviews?.pageInfo),
    }),
  );
}

/** The newest `count` reviews, asked in hundreds (backend notes, Lists). */
export async function listNewestReviews(
  client: BackendClient,
  slug: string,
  count: number,
): Promise<Result<ReviewList>> {
  const first = await listReviews(client, slug, Math.min(count, LIST_MAX));
  if (!first.ok) return first;
  const list = first.value;
  while (list.next && list.reviews.length < count) {
    const more = await listReviews(client, slug, Math.min(count - list.reviews.length, LIST_MAX), list.next);
    if (!more.ok) return more;
    list.reviews.push(...more.value.reviews);
    // An empty page or a cursor that stands still would never end.
    list.next = more.value.next === list.next || more.value.reviews.length === 0 ? null : more.value.next;
  }
  return first;
}

/**
 * Writes a review, once; a customer's client names him, a guest gives name and e-mail. The caller has checked the
 * draft: the backend takes empty texts and nine stars (recorded).
 */
export async function sendReview(
  client: BackendClient,
  draft: ReviewDraft,
  token: string | null,
): Promise<SessionAnswer<WrittenReview>> {
  const { productId, rating, content, author, authorEmail } = draft;
  const names = author ? { author, authorEmail } : {};
  const answer = await client.mutate(WriteReviewDocument, { commentOn: productId, rating, content, ...names }, token);
  const result = readPart(
    answer,
    (data) => data.writeReview?.review,
    (review) => ({
      ...toReview(review, answer.data?.writeReview?.rating ?? null),
      isPublished: review.status === "APPROVE",
    }),
  );
  return inSession(answer, result);
}

function toReview(node: ReviewCommentFragment, rating: unknown): Review {
  const stars = number(rating);
  return {
    id: text(node.id),
    databaseId: number(node.databaseId) ?? 0,
    content: sanitise(node.content),
    date: text(node.date).replace(" ", "T"),
    rating: stars !== null && stars >= 1 && stars <= STARS_MAX ? stars : null,
    author: {
      name: plainText(node.author?.node.name),
      avatarUrl: toWebAddress(node.author?.node.avatar?.url),
    },
  };
}
