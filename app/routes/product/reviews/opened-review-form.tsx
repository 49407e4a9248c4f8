import { ReviewForm } from "../../../components/reviews/review-form";
import type { ReviewedProduct } from "../../../domain/reviews/review-form";
import type { WrittenReview } from "../../../domain/reviews/review";

interface OpenedReviewFormProps {
  product: ReviewedProduct;
  onWritten: (review: WrittenReview) => void;
}

/** The form within the product page, loaded by the press that opens it. */
export function OpenedReviewForm({ product, onWritten }: OpenedReviewFormProps) {
  return (
    <div className="review-writer">
      <ReviewForm product={product} onWritten={onWritten} />
    </div>
  );
}
