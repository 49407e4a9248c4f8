import { useLocation } from "react-router";
import { Alert } from "../../../components/ui/alert";
import { withReviewPages } from "../../../domain/reviews/review-paging";
import { REVIEWS } from "../../../strings/catalog/reviews";

/** In place of reviews that couldn't be had, with a way to ask for them again. */
export function ReviewsFailed() {
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
