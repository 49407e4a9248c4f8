import { Suspense, type ReactNode } from "react";
import { Await, useLocation } from "react-router";
import { Alert } from "../../components/alert";
import type { ReviewList } from "../../shop/review";
import { withReviewPages } from "../../shop/review-paging";
import { REVIEWS } from "../../strings/reviews";
import type { ReviewsLoaded } from "./load-reviews";

interface ReviewsArrivedProps {
  loaded: ReviewsLoaded;
  /** Stands in until they are here. */
  fallback: ReactNode;
  /** Whether a failure is told here; the other place stays empty then. */
  isSpoken?: boolean;
  children: (list: ReviewList) => ReactNode;
}

type Answer = Awaited<ReviewsLoaded["list"]>;

/** Shows reviews when they are here. Without scripts streamed ones can't be shown: a link asks for a page that has them. */
export function ReviewsArrived({ loaded, fallback, isSpoken = false, children }: ReviewsArrivedProps) {
  const { list } = loaded;
  const failed = isSpoken ? <Failed /> : null;
  const show = (answer: Answer) => (answer.ok ? children(answer.value) : failed);
  if (!(list instanceof Promise)) return show(list);
  const waiting = (
    <>
      {fallback}
      {isSpoken && (
        <noscript>
          <ShowLink text={REVIEWS.show} />
        </noscript>
      )}
    </>
  );
  return (
    <Suspense fallback={waiting}>
      <Await resolve={list} errorElement={failed}>
        {show}
      </Await>
    </Suspense>
  );
}

function Failed() {
  return (
    <Alert type="error">
      {REVIEWS.failed} <ShowLink text={REVIEWS.retry} />
    </Alert>
  );
}

function ShowLink({ text }: { text: string }) {
  const { search } = useLocation();
  return (
    <a className="lnk" href={`${withReviewPages(search, 1)}#reviews`}>
      {text}
    </a>
  );
}
