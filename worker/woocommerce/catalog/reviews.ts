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
import { inSession, nextOf, readPart, type SessionAnswer } from "../answers";
import type { Answer, BackendClient } from "../client";
import { plainText, sanitise } from "../html";
import { number, text } from "../fields";
import type { Result } from "../../../app/domain/values/result";

/** Reviews of a product, newest first, with its average, out of an answer that brings them. */
export function readReviews(answer: Answer<{ product: ReviewedNode | null }>): Result<ReviewList> {
  return readPart(
    answer,
    // A product without reviews may have null for a list; where something failed, null says nothing.
    ({ product }) => (product?.reviews || !answer.failure ? product : null),
    (product) => ({
      reviewCount: number(product.reviewCount) ?? 0,
      starCounts: countStars((product.ratings ?? product.reviews)?.edges.map(({ rating }) => number(rating)) ?? []),
      reviews: (product.reviews?.edges ?? []).map(({ node, rating }) => toReview(node, rating)),
      next: nextOf(product.reviews?.pageInfo),
    }),
  );
}

/** Lengthens the newest reviews of a product to `count`, asked in hundreds. */
export async function listNewestReviews(
  client: BackendClient,
  slug: string,
  count: number,
  first: Result<ReviewList>,
): Promise<Result<ReviewList>> {
  if (!first.ok) return first;
  const list = first.value;
  while (list.next && list.reviews.length < count) {
    const wanted = Math.min(count - list.reviews.length, LIST_MAX);
    const more = readReviews(await client.query(GetProductReviewsDocument, { slug, first: wanted, after: list.next }));
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

type ReviewedNode = Partial<NonNullable<GetProductReviewsQuery["product"]>>;

function toReview(node: ReviewCommentFragment, rating: unknown): Review {
  const stars = number(rating);
  return {
    databaseId: number(node.databaseId) ?? 0,
    content: sanitise(node.content),
    date: text(node.date).replace(" ", "T"),
    rating: stars !== null && stars >= 1 && stars <= STARS_MAX ? stars : null,
    author: plainText(node.author?.node.name),
  };
}
