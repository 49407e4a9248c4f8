import { useState } from "react";
import { useLoaderData } from "react-router";
import { Alert } from "../../components/alert";
import { Stars } from "../../components/stars";
import type { Product } from "../../shop/product";
import type { WrittenReview } from "../../shop/review";
import { PRODUCT } from "../../strings/product";
import { REVIEWS } from "../../strings/reviews";
import type { ReviewsLoaded } from "./load-reviews";
import { ReviewBars } from "./review-bars";
import { ReviewsArrived } from "./reviews-arrived";
import { ReviewItems } from "./review-items";
import { ReviewWriter } from "./review-writer";
import { ReviewSkeleton } from "./review-skeleton";

/** What buyers say: the average at once, stars and texts as they arrive, and the form for one more. */
export function Reviews({ product }: { product: Product }) {
  const { reviews: loaded } = useLoaderData<{ reviews: ReviewsLoaded | null }>();
  const [written, setWritten] = useState<WrittenReview | null>(null);
  if (!loaded) return null;
  return (
    <section className="sec reviews" id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">{REVIEWS.title}</h2>
      <Thanks />
      <div className="rev">
        <div className="rs">
          {product.reviewCount > 0 ? <Average product={product} /> : <p>{REVIEWS.none}</p>}
          <ReviewsArrived loaded={loaded} fallback={<ReviewSkeleton isShort />}>
            {(list) => <ReviewBars list={list} />}
          </ReviewsArrived>
          <ReviewWriter product={product} written={written} onWritten={setWritten} />
          <p className="cap">{REVIEWS.unverified}</p>
        </div>
        <ReviewsArrived loaded={loaded} fallback={<ReviewSkeleton />} isSpoken>
          {(list) => <ReviewItems list={list} pages={loaded.pages} written={written} />}
        </ReviewsArrived>
      </div>
    </section>
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
