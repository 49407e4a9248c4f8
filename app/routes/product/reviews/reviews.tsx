import { useState } from "react";
import { useLoaderData, useLocation } from "react-router";
import { Alert } from "../../../components/ui/alert";
import { Stars } from "../../../components/ui/stars";
import type { Result } from "../../../domain/values/result";
import type { Product } from "../../../domain/product/product";
import type { ReviewList, WrittenReview } from "../../../domain/reviews/review";
import { PRODUCT } from "#strings/catalog/product";
import { REVIEWS } from "#strings/catalog/reviews";
import { ReviewItems } from "./review-items";
import { ReviewWriter } from "./review-writer";
import { LIST_MAX } from "../../../config/limits";
import { withReviewPages } from "../../../domain/reviews/review-paging";

/** Number of five-star, four-star … ratings; of the newest hundred when there are more. */
function ReviewBars({ list }: { list: ReviewList }) {
  const counted = list.starCounts.reduce((sum, count) => sum + count, 0);
  if (counted === 0) return null;
  return (
    <>
      <ul className="review-bars">
        {list.starCounts.map((count, index) => (
          <li key={index}>
            <span>{REVIEWS.stars(list.starCounts.length - index)}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(count / counted) * 100} height="8" />
            </svg>
            <span>{count}</span>
          </li>
        ))}
      </ul>
      {counted >= LIST_MAX && counted < list.reviewCount && <p className="caption">{REVIEWS.ofNewest(counted)}</p>}
    </>
  );
}

/** Shown instead of unavailable reviews, with a retry link. */
function ReviewsFailed() {
  const { search } = useLocation();
  return (
    <Alert type="error">
      {REVIEWS.failed}{" "}
      <a
        className="link"
        href={`${withReviewPages(search, 1)}#reviews`}
        // The query is read from the browser's URL, because the router doesn't know the chosen options of the product.
        onClick={({ currentTarget }) => (currentTarget.search = withReviewPages(window.location.search, 1))}
      >
        {REVIEWS.retry}
      </a>
    </Alert>
  );
}

/** Reviews for the requested number of pages. */
interface ReviewsLoaded {
  pages: number;
  list: Result<ReviewList>;
}

/** Average, stars, review texts, and the review form. Renders nothing when the shop hides reviews (`showReviews`). */
export function Reviews({ product }: { product: Product }) {
  const { reviews: loaded } = useLoaderData<{ reviews: ReviewsLoaded | null }>();
  const [written, setWritten] = useState<WrittenReview | null>(null);
  if (!loaded) return null;
  return (
    <section className="section reviews" id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">{REVIEWS.title}</h2>
      <Thanks />
      <div className="review-columns">
        <div className="review-summary">
          {product.reviewCount > 0 ? <Average product={product} /> : <p>{REVIEWS.none}</p>}
          {loaded.list.ok && <ReviewBars list={loaded.list.value} />}
          <ReviewWriter product={product} written={written} onWritten={setWritten} />
          <p className="caption">{REVIEWS.unverified}</p>
        </div>
        {loaded.list.ok ? (
          <ReviewItems list={loaded.list.value} pages={loaded.pages} written={written} />
        ) : (
          <ReviewsFailed />
        )}
      </div>
    </section>
  );
}

function Average({ product }: { product: Product }) {
  return (
    <p className="review-average">
      <b>{REVIEWS.average(product.averageRating)}</b>
      <span>
        <Stars rating={product.averageRating} />
        <span>{PRODUCT.reviews(product.reviewCount)}</span>
      </span>
    </p>
  );
}

// A cached page can't know who just wrote a review: the URL's fragment names the message that the style sheet shows.
function Thanks() {
  return (
    <>
      <div className="review-thanks" id="review-sent">
        <Alert type="success">{REVIEWS.sent}</Alert>
      </div>
      <div className="review-thanks" id="review-held">
        <Alert type="success">{REVIEWS.held}</Alert>
      </div>
    </>
  );
}
