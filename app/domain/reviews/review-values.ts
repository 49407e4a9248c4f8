import { readLine, readText } from "../forms/form-data";

export const REVIEW_TEXT_MAX = 5000;
export const AUTHOR_MAX = 60;

/** Form fields, in focus order. */
export const REVIEW_FIELDS = ["rating", "content", "author", "authorEmail"] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];
export type ReviewValues = Record<ReviewField, string>;

/** A validation problem; app/strings/bg/catalog/review-form.ts has the messages. */
type ReviewProblem = "required" | "too-long" | "email";
export type ReviewProblems = Partial<Record<ReviewField, ReviewProblem>>;

export const NO_REVIEW_VALUES: ReviewValues = { rating: "", content: "", author: "", authorEmail: "" };

/** Submitted values without control characters. Never throws. */
export function readReviewValues(form: FormData): ReviewValues {
  return {
    rating: readLine(form, "rating"),
    content: readText(form, "content"),
    author: readLine(form, "author"),
    authorEmail: readLine(form, "authorEmail"),
  };
}
