import type { WrittenReview } from "./review";
import type { ReviewProblems, ReviewValues } from "./review-values";

/** The product that a review is about. */
export interface ReviewedProduct {
  databaseId: number;
  slug: string;
  name: string;
}

/** What `/api/reviews` answers; everything typed comes back, whatever was wrong. */
export type ReviewReply =
  | { ok: true; review: WrittenReview }
  | {
      ok: false;
      values: ReviewValues;
      problems: ReviewProblems;
      /** Why it failed as a whole, as one sentence; "" where the fields say what is wrong. */
      message: string;
    };
