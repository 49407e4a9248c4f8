import {
  GetProductReviewsDocument,
  WriteReviewDocument,
  type GetProductReviewsQuery,
  type ReviewCommentFragment,
} from "../../../graphql/generated/documents";
import { LIST_MAX } from "../../../app/config/limits";
import {
  countStars,
  STARS_MAX,
  type Review,
  type ReviewDraft,
  type ReviewList,
  type WrittenReview,
} from "../../../app/domain/reviews/review";
import { nextCursor, readPart, readSessionPart, type SessionResponse } from "../responses";
import type { GraphqlResponse, BackendClient } from "../client";
import { plainText, sanitizeUntrusted } from "../html";
import { number, text } from "../fields";
import type { Result } from "../../../app/domain/values/result";

/** Maps a product's reviews, newest first, and its numbers of ratings, from the response of any query for them. */
export function readReviews(response: GraphqlResponse<{ product: ReviewedNode | null }>): Result<ReviewList> {
  return readPart(
    response,
    // A product without reviews may have a null list; together with an error, null means nothing.
    ({ product }) => (product?.reviews || !response.failure ? product : null),
    (product) => ({
      reviewCount: number(product.reviewCount) ?? 0,
      starCounts: countStars((product.ratings ?? product.reviews)?.edges.map(({ rating }) => number(rating)) ?? []),
      reviews: (product.reviews?.edges ?? []).map(({ node, rating }) => toReview(node, rating)),
      next: nextCursor(product.reviews?.pageInfo),
    }),
  );
}

/** Extends the newest reviews of a product to `count`, in pages of 100. */
export async function listNewestReviews(
  client: BackendClient,
  slug: string,
  count: number,
  first: Result<ReviewList>,
): Promise<Result<ReviewList>> {
  if (!first.ok) return first;
  const list = first.value;
  while (list.next && list.reviews.length < count) {
    const pageSize = Math.min(count - list.reviews.length, LIST_MAX);
    const more = readReviews(
      await client.query(GetProductReviewsDocument, { slug, first: pageSize, after: list.next }),
    );
    if (!more.ok) return more;
    list.reviews.push(...more.value.reviews);
    // An empty page or a repeated cursor would loop forever.
    list.next = more.value.next === list.next || more.value.reviews.length === 0 ? null : more.value.next;
  }
  return first;
}

/**
 * Sends a review once; a customer's client identifies the author, a guest gives name and email. The caller has validated the
 * draft: the backend accepts empty texts and nine stars (recorded).
 */
export async function sendReview(
  client: BackendClient,
  draft: ReviewDraft,
  token: string | null,
): Promise<SessionResponse<WrittenReview>> {
  const { productId, rating, content, author, authorEmail } = draft;
  const names = author ? { author, authorEmail } : {};
  const response = await client.mutate(WriteReviewDocument, { commentOn: productId, rating, content, ...names }, token);
  return readSessionPart(
    response,
    // A guest whose review awaits approval gets its rating and an error, but no review; a refused review has no rating.
    ({ writeReview }) => (writeReview?.review || writeReview?.rating ? writeReview : null),
    ({ review, rating }) => ({
      ...(review ? toReview(review, rating) : { databaseId: 0, content: "", date: "", rating: draft.rating, author }),
      isPublished: review?.status === "APPROVE",
    }),
  );
}

type ReviewedNode = Partial<NonNullable<GetProductReviewsQuery["product"]>>;

function toReview(node: ReviewCommentFragment, rating: unknown): Review {
  const stars = number(rating);
  return {
    databaseId: number(node.databaseId) ?? 0,
    content: sanitizeUntrusted(node.content),
    date: text(node.date).replace(" ", "T"),
    rating: stars !== null && stars >= 1 && stars <= STARS_MAX ? stars : null,
    author: plainText(node.author?.node.name),
  };
}
