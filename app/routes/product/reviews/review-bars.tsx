import { LIST_MAX } from "../../../config/limits";
import type { ReviewList } from "../../../domain/reviews/review";
import { REVIEWS } from "../../../strings/catalog/reviews";

/** How many gave five stars, four, …; of the newest hundred where there are more (backend notes, Lists). */
export function ReviewBars({ list }: { list: ReviewList }) {
  const counted = list.starCounts.reduce((sum, count) => sum + count, 0);
  if (counted === 0) return null;
  return (
    <>
      <ul className="rs-bars">
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
      {counted >= LIST_MAX && counted < list.reviewCount && <p className="cap">{REVIEWS.ofNewest(counted)}</p>}
    </>
  );
}
