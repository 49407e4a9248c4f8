import { useEffect, useRef } from "react";
import { Alert } from "../../../components/ui/alert";
import { ReviewForm } from "../../../components/reviews/review-form";
import type { Product } from "../../../domain/product/product";
import type { WrittenReview } from "../../../domain/reviews/review";
import { REVIEWS } from "../../../strings/catalog/reviews";

interface ReviewWriterProps {
  product: Product;
  written: WrittenReview | null;
  onWritten: (review: WrittenReview) => void;
}

/** The button that opens the form, with or without scripts; afterwards what became of the review. */
export function ReviewWriter({ product, written, onWritten }: ReviewWriterProps) {
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (written) thanks.current?.focus();
  }, [written]);
  if (written) {
    return (
      <div className="review-writer" ref={thanks} tabIndex={-1}>
        <Alert type="success">{written.isPublished ? REVIEWS.sent : REVIEWS.held}</Alert>
      </div>
    );
  }
  return (
    <details className="review-writer">
      <summary className="btn ghost full">{REVIEWS.write}</summary>
      <ReviewForm product={product} onWritten={onWritten} />
    </details>
  );
}
