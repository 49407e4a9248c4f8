import { readLine } from "../../domain/forms/form-data";
import { parseProductId, productPath } from "../../domain/product/product-url";
import { checkReview, type ReviewReply } from "../../domain/reviews/review-form";
import { readReviewValues, type ReviewValues } from "../../domain/reviews/review-values";
import type { Viewer } from "../../domain/account/account";
import type { Failure, Result } from "../../domain/values/result";
import { failureText } from "#strings/errors/failures";
import { REVIEW_FORM } from "#strings/catalog/review-form";
import type { Shopper } from "../../services/shopper";

/** Parses and validates the form, and sends the review once. Never throws on a backend failure. */
export async function submitReview(
  form: FormData,
  shopper: Pick<Shopper, "writeReview">,
  viewer: Result<Viewer | null>,
): Promise<{ reply: ReviewReply; status: number }> {
  const values = readReviewValues(form);
  const productId = parseProductId(readLine(form, "productId"));
  if (productId === null)
    return { status: 400, reply: { ok: false, values, problems: {}, message: REVIEW_FORM.malformed } };
  if (!viewer.ok) return failed(values, viewer.failure);
  const checked = checkReview(values, viewer.value !== null);
  if (!checked.ok) return { status: 422, reply: { ok: false, values, problems: checked.problems, message: "" } };
  const written = await shopper.writeReview({ ...checked.draft, productId });
  if (written.ok) return { status: 200, reply: { ok: true, review: written.value } };
  return failed(values, written.failure);
}

function failed(values: ReviewValues, failure: Failure): { reply: ReviewReply; status: number } {
  const { text, status } = failureText(failure, REVIEW_FORM.refused);
  return { status, reply: { ok: false, values, problems: {}, message: text } };
}

/** Where a browser without scripts goes after its review: the product page shows the message. */
export function thanksPath(slug: string, isPublished: boolean): string {
  const hash = isPublished ? "review-sent" : "review-held";
  return `${productPath(slug)}?reviews=1#${hash}`;
}
