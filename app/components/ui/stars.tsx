import { STARS_MAX } from "../../domain/reviews/review";
import { PRODUCT } from "#strings/catalog/product";
import { useShop } from "../use-shop";

interface StarsProps {
  /** 0 to 5. */
  rating: number;
  count?: number;
}

/** Five stars, filled by tenths in the style sheet; an empty element without ratings, or when the shop hides reviews. */
export function Stars({ rating, count }: StarsProps) {
  const { settings } = useShop();
  if (!rating || !settings.showReviews) return <span className="stars" />;
  const label = PRODUCT.rating(rating);
  return (
    <span
      className="stars"
      role="img"
      aria-label={count === undefined ? label : `${label}, ${PRODUCT.reviews(count)}`}
      data-rating={Math.min(STARS_MAX, Math.max(0, rating)).toFixed(1)}
    >
      {count}
    </span>
  );
}
