import { REVIEWS } from "../../strings/reviews";

/** The shape of what comes: five bars, or three reviews. */
export function ReviewSkeleton({ isShort = false }: { isShort?: boolean }) {
  const rows = Array.from({ length: isShort ? 5 : 3 }, (_, index) => index);
  if (isShort) {
    return (
      <div className="rs-bars review-waiting" aria-hidden="true">
        {rows.map((row) => (
          <span key={row} className="sk" />
        ))}
      </div>
    );
  }
  return (
    <div className="review-waiting" role="status">
      <span className="sr">{REVIEWS.loading}</span>
      {rows.map((row) => (
        <div key={row} className="rl-waiting" aria-hidden="true">
          <span className="sk" />
          <span className="sk" />
        </div>
      ))}
    </div>
  );
}
