import * as v from "valibot";
import { EMAIL, EMAIL_MAX } from "./email";
import { readLine, readText } from "./form-text";
import { STARS_MAX, type ReviewDraft } from "./review";

export const REVIEW_TEXT_MAX = 5000;
export const AUTHOR_MAX = 60;

/** What a shopper fills in, in the order in which the form asks for it. */
export const REVIEW_FIELDS = ["rating", "content", "author", "authorEmail"] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];
export type ReviewValues = Record<ReviewField, string>;

/** What is wrong with a field; app/strings/reviews.ts has the sentences. */
export type ReviewProblem = "required" | "too-long" | "email";
export type ReviewProblems = Partial<Record<ReviewField, ReviewProblem>>;

export const NO_REVIEW_VALUES: ReviewValues = { rating: "", content: "", author: "", authorEmail: "" };

const filled = (max: number) => v.pipe(v.string(), v.nonEmpty("required"), v.maxLength(max, "too-long"));

/** One schema for browser and server: the backend takes empty texts and nine stars (recorded). */
const reviewSchema = v.object({
  rating: v.pipe(v.string(), v.regex(new RegExp(`^[1-${STARS_MAX}]$`), "required"), v.transform(Number)),
  content: filled(REVIEW_TEXT_MAX),
  author: filled(AUTHOR_MAX),
  authorEmail: v.pipe(filled(EMAIL_MAX), v.regex(EMAIL, "email")),
});

/** What was typed, cleaned of control characters; never throws. */
export function readReviewValues(form: FormData): ReviewValues {
  return {
    rating: readLine(form, "rating"),
    content: readText(form, "content"),
    author: readLine(form, "author"),
    authorEmail: readLine(form, "authorEmail"),
  };
}

/** Checks what was typed: a draft without its product, or one problem for each wrong field. */
export function checkReview(
  values: ReviewValues,
): { ok: true; draft: Omit<ReviewDraft, "productId"> } | { ok: false; problems: ReviewProblems } {
  const result = v.safeParse(reviewSchema, values);
  if (result.success) return { ok: true, draft: result.output };
  const problems: ReviewProblems = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as ReviewField;
    problems[field] ??= issue.message as ReviewProblem;
  }
  return { ok: false, problems };
}
