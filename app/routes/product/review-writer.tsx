import { useEffect, useRef } from "react";
import { Alert } from "../../components/alert";
import { ReviewForm } from "../../components/review-form";
import type { Product } from "../../shop/product";
import type { WrittenReview } from "../../shop/review";
import { REVIEWS } from "../../strings/reviews";

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
