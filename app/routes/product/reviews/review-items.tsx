import { useEffect, useRef, type MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { RichText } from "../../../components/ui/rich-text";
import { Stars } from "../../../components/ui/stars";
import { REVIEW_PAGES_MAX } from "../../../config/limits";
import { formatDate } from "../../../domain/values/dates";
import { initialsOf, type Review, type ReviewList, type WrittenReview } from "../../../domain/reviews/review";
import { withReviewPages } from "../../../domain/reviews/review-paging";
import { REVIEWS } from "#strings/catalog/reviews";

interface ReviewItemsProps {
  list: ReviewList;
  pages: number;
  /** The review this shopper just wrote; the list may be older. */
  written: WrittenReview | null;
}

/** Reviews, newest first, and a link to more that leads to the first new one. */
export function ReviewItems({ list, pages, written }: ReviewItemsProps) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const items = useRef<HTMLUListElement>(null);
  // Without scripts the browser scrolls to the target itself; with them the focus must be moved.
  useEffect(() => {
    if (/^#review-\d+$/.test(hash)) items.current?.querySelector<HTMLElement>(hash)?.focus();
  }, [hash]);
  const own = written?.isPublished ? [written] : [];
  const others = list.reviews.filter(({ databaseId }) => databaseId !== written?.databaseId);
  if (own.length + others.length === 0) return null;
  const moreFrom = (query: string) => ({
    search: withReviewPages(query, pages + 1),
    hash: `review-${list.reviews.length + 1}`,
  });
  // The query is read from the browser's URL, because the router doesn't know the chosen options of the product.
  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(moreFrom(window.location.search));
  };
  return (
    <div>
      <ul className="review-list" ref={items}>
        {[...own, ...others].map((review, index) => (
          <ReviewItem key={review.databaseId} review={review} number={index + 1 - own.length} />
        ))}
      </ul>
      {list.next && pages < REVIEW_PAGES_MAX && (
        <Link className="link" to={moreFrom(search)} onClick={showMore}>
          {REVIEWS.more}
        </Link>
      )}
    </div>
  );
}

function ReviewItem({ review, number }: { review: Review; number: number }) {
  const { author, rating, date, content } = review;
  return (
    <li id={`review-${number}`} tabIndex={-1}>
      <div className="review-head">
        <b data-initials={initialsOf(author)}>{author}</b>
        {rating !== null && <Stars rating={rating} />}
        <time className="caption" dateTime={date}>
          {formatDate(date)}
        </time>
      </div>
      <RichText html={content} />
    </li>
  );
}
