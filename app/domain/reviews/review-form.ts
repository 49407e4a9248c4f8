import * as v from "valibot";
import { EMAIL, EMAIL_MAX } from "../forms/email";
import { filled, matching } from "../forms/field-schema";
import { STARS_MAX, type ReviewDraft, type WrittenReview } from "./review";
import { problemsOf } from "../forms/problems";
import { AUTHOR_MAX, REVIEW_TEXT_MAX, type ReviewProblems, type ReviewValues } from "./review-values";

/** One schema for browser and server: the backend itself accepts empty texts and nine stars. */
const reviewSchema = v.object({
  rating: v.pipe(v.string(), v.regex(new RegExp(`^[1-${STARS_MAX}]$`), "required"), v.transform(Number)),
  content: filled(REVIEW_TEXT_MAX),
  author: filled(AUTHOR_MAX),
  authorEmail: matching(EMAIL_MAX, EMAIL, "email"),
});

/** Drops the name and e-mail of a signed-in customer: the backend knows them. */
const noAuthor = v.pipe(
  v.string(),
  v.transform(() => ""),
);

const customersSchema = v.object({ ...reviewSchema.entries, author: noAuthor, authorEmail: noAuthor });

/** Validates the form: a draft without its product, or one problem per invalid field. */
export function checkReview(
  values: ReviewValues,
  isCustomer = false,
): { ok: true; draft: Omit<ReviewDraft, "productId"> } | { ok: false; problems: ReviewProblems } {
  const result = v.safeParse(isCustomer ? customersSchema : reviewSchema, values);
  if (result.success) return { ok: true, draft: result.output };
  return { ok: false, problems: problemsOf(result.issues) };
}

/** The reviewed product. */
export interface ReviewedProduct {
  databaseId: number;
  slug: string;
  name: string;
}

/** The reply of `/api/reviews`; a rejected form returns all typed values. */
export type ReviewReply =
  | { ok: true; review: WrittenReview }
  | {
      ok: false;
      values: ReviewValues;
      problems: ReviewProblems;
      /** The form-level error; "" when only fields are invalid. */
      message: string;
    };
