import { useState } from "react";
import { Link } from "react-router";
import { Alert } from "../../components/ui/alert";
import { ReviewForm } from "../../components/reviews/review-form";
import { productPath } from "../../domain/product/product-url";
import type { WrittenReview } from "../../domain/reviews/review";
import type { ReviewedProduct, ReviewReply } from "../../domain/reviews/review-form";
import { REVIEW_FORM, reviewProblemText } from "#strings/catalog/review-form";
import { REVIEWS } from "#strings/catalog/reviews";
import { SHOP_PATH } from "../../config/shop-path";

interface WriteReviewPageProps {
  /** null when the URL or the form named none, or it is unavailable. */
  product: ReviewedProduct | null;
  reply: ReviewReply | undefined;
  isCustomer: boolean;
}

/** The review form for browsers without scripts, and again after an error, with everything typed. */
export function WriteReviewPage({ product, reply, isCustomer }: WriteReviewPageProps) {
  const [written, setWritten] = useState<WrittenReview | null>(null);
  return (
    <div className="container write-review">
      <h1>{REVIEW_FORM.titleOf(product?.name ?? "")}</h1>
      {written ? (
        <Alert type="success">{written.isPublished ? REVIEWS.sent : REVIEWS.held}</Alert>
      ) : (
        <>
          {reply?.ok === false && <Problems reply={reply} />}
          {product && <ReviewForm product={product} reply={reply} isCustomer={isCustomer} onWritten={setWritten} />}
          {!reply && !product && <p>{REVIEW_FORM.nothing}</p>}
        </>
      )}
      <p>
        <Link className="link" to={product ? productPath(product.slug) : SHOP_PATH}>
          {product ? REVIEW_FORM.toProduct : REVIEW_FORM.toShop}
        </Link>
      </p>
    </div>
  );
}

function Problems({ reply }: { reply: Extract<ReviewReply, { ok: false }> }) {
  const fields = Object.entries(reply.problems);
  return (
    <Alert type="error">
      <p>{reply.message || REVIEW_FORM.problems(fields.length)}</p>
      {fields.length > 0 && (
        <ul className="problem-list">
          {fields.map(([field, problem]) => (
            <li key={field}>
              <a href={`#review-${field}`}>{reviewProblemText(field, problem)}</a>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
