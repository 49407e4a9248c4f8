import type { REVIEW_FORM as ORIGINAL } from "../../bg/catalog/review-form";
import type { Texts } from "../../texts";

/** Texts of the review form and its page. */
export const REVIEW_FORM = {
  titleOf: (name: string) => (name ? `Review of ${name}` : "New review"),
  rating: "Your rating",
  content: "Review",
  contentHint: "What did you like, and what didn’t you like?",
  author: "Name",
  authorHint: "Shown beside your review.",
  authorEmail: "Email",
  authorEmailHint: "Nobody will see it.",
  ofAccount: "The name from your account will be shown beside your review.",
  send: "Post review",
  sending: "Posting…",
  problems: (count: number) => (count === 1 ? "Correct one field." : `Correct ${count} fields.`),
  refused: "Your review wasn’t accepted. Please try again later.",
  malformed: "We couldn’t tell which product you are reviewing. Go back to the product and try again.",
  offline: "The shop can’t be reached. What you wrote is still here; try again in a moment.",
  nothing: "Reviews are written from a product’s page.",
  toProduct: "Back to the product",
  toShop: "Go to the shop",
} as const satisfies Texts<typeof ORIGINAL>;

const REQUIRED: Record<string, string> = {
  rating: "Choose how many stars you give.",
  content: "Tell us what you think of the product.",
  author: "Enter your name.",
  authorEmail: "Enter your email address.",
};

/** The message for a problem of a field. */
export function reviewProblemText(field: string, problem: string): string {
  if (problem === "email") return "The email address doesn’t look right; it should look like maria@example.com.";
  if (problem === "too-long") return "The text is too long. Please shorten it.";
  return REQUIRED[field] ?? "Fill in this field.";
}
