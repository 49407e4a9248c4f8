import { useEffect, useRef, useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { Alert } from "../../../components/ui/alert";
import { reviewPath } from "../../../domain/product/product-url";
import type { Product } from "../../../domain/product/product";
import type { WrittenReview } from "../../../domain/reviews/review";
import { REVIEWS } from "#strings/catalog/reviews";
import type { OpenedReviewForm } from "./opened-review-form";

interface ReviewWriterProps {
  product: Product;
  written: WrittenReview | null;
  onWritten: (review: WrittenReview) => void;
}

/** Opens the review form here, or without scripts on its own page; then shows the outcome. */
export function ReviewWriter({ product, written, onWritten }: ReviewWriterProps) {
  const [form, setForm] = useState<{ Opened: typeof OpenedReviewForm } | null>(null);
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
  if (form) return <form.Opened product={product} onWritten={onWritten} />;
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { href, parentElement: place } = event.currentTarget;
    const loaded = await import("./opened-review-form").catch(() => null);
    // The form has a page of its own, too.
    if (!loaded) return location.assign(href);
    flushSync(() => setForm({ Opened: loaded.OpenedReviewForm }));
    place?.querySelector<HTMLInputElement>(".review-writer input:not([type=hidden])")?.focus();
  };
  return (
    <a
      className="button ghost full-width"
      href={reviewPath(product.slug)}
      rel="nofollow"
      onClick={(event) => void open(event)}
    >
      {REVIEWS.write}
    </a>
  );
}
