import { readLine, readText } from "../forms/form-data";

export const REVIEW_TEXT_MAX = 5000;
export const AUTHOR_MAX = 60;

/** What a shopper fills in, in the order in which the form asks for it. */
export const REVIEW_FIELDS = ["rating", "content", "author", "authorEmail"] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];
export type ReviewValues = Record<ReviewField, string>;

/** What is wrong with a field; app/strings/catalog/reviews.ts has the sentences. */
export type ReviewProblem = "required" | "too-long" | "email";
export type ReviewProblems = Partial<Record<ReviewField, ReviewProblem>>;

export const NO_REVIEW_VALUES: ReviewValues = { rating: "", content: "", author: "", authorEmail: "" };

/** What was typed, cleaned of control characters; never throws. */
export function readReviewValues(form: FormData): ReviewValues {
  return {
    rating: readLine(form, "rating"),
    content: readText(form, "content"),
    author: readLine(form, "author"),
    authorEmail: readLine(form, "authorEmail"),
  };
}
