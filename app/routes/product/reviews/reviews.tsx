import { useState } from "react";
import { useLoaderData, useLocation } from "react-router";
import { Alert } from "../../../components/ui/alert";
import { LazyHydration } from "../../../components/ui/lazy-hydration";
import { Stars } from "../../../components/ui/stars";
import type { Result } from "../../../domain/values/result";
import type { Product } from "../../../domain/product/product";
import type { ReviewList, WrittenReview } from "../../../domain/reviews/review";
import { PRODUCT } from "../../../strings/catalog/product";
import { REVIEWS } from "../../../strings/catalog/reviews";
import { ReviewItems } from "./review-items";
import { ReviewWriter } from "./review-writer";
import { LIST_MAX } from "../../../config/limits";
import { withReviewPages } from "../../../domain/reviews/review-paging";

/** How many gave five stars, four, …; of the newest hundred where there are more. */
function ReviewBars({ list }: { list: ReviewList }) {
  const counted = list.starCounts.reduce((sum, count) => sum + count, 0);
  if (counted === 0) return null;
  return (
    <>
      <ul className="rs-bars">
        {list.starCounts.map((count, index) => (
          <li key={index}>
            {REVIEWS.stars(list.starCounts.length - index)}
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(count / counted) * 100} height="8" />
            </svg>
            {count}
          </li>
        ))}
      </ul>
      {counted >= LIST_MAX && counted < list.reviewCount && <p className="cap">{REVIEWS.ofNewest(counted)}</p>}
    </>
  );
}

/** In place of reviews that couldn't be had, with a way to ask for them again. */
function ReviewsFailed() {
  const { search } = useLocation();
  return (
    <Alert type="error">
      {REVIEWS.failed}{" "}
      <a className="lnk" href={`${withReviewPages(search, 1)}#reviews`}>
        {REVIEWS.retry}
      </a>
    </Alert>
  );
}

/** Reviews of the product page, as the address asks for them. */
interface ReviewsLoaded {
  pages: number;
  list: Result<ReviewList>;
}

/** What buyers say: average, stars and texts, and the form for one more. Null where the shop shows none (`showReviews`). */
export function Reviews({ product }: { product: Product }) {
  const { reviews: loaded } = useLoaderData<{ reviews: ReviewsLoaded | null }>();
  const [written, setWritten] = useState<WrittenReview | null>(null);
  if (!loaded) return null;
  return (
    <LazyHydration className="sec reviews" id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">{REVIEWS.title}</h2>
      <Thanks />
      <div className="rev">
        <div className="rs">
          {product.reviewCount > 0 ? <Average product={product} /> : <p>{REVIEWS.none}</p>}
          {loaded.list.ok && <ReviewBars list={loaded.list.value} />}
          <ReviewWriter product={product} written={written} onWritten={setWritten} />
          <p className="cap">{REVIEWS.unverified}</p>
        </div>
        {loaded.list.ok ? (
          <ReviewItems list={loaded.list.value} pages={loaded.pages} written={written} />
        ) : (
          <ReviewsFailed />
        )}
      </div>
    </LazyHydration>
  );
}

function Average({ product }: { product: Product }) {
  return (
    <p className="rs-average">
      <b>{REVIEWS.average(product.averageRating)}</b>
      <span>
        <Stars rating={product.averageRating} />
        {PRODUCT.reviews(product.reviewCount)}
      </span>
    </p>
  );
}

// A page for everybody can't know who just wrote: its address does, and the style sheet shows what it points at.
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
