import { useId } from "react";
import { PRODUCT } from "../strings/product";
import { useShop } from "./use-shop";

const POINTS = 5;

interface StarsProps {
  /** 0 to 5. */
  rating: number;
  count?: number;
}

/** Five stars, filled by tenths (specification §9); nothing where nobody has rated or the shop shows no reviews. */
export function Stars({ rating, count }: StarsProps) {
  const id = useId();
  const { settings } = useShop();
  if (!rating || !settings.showReviews) return <span className="stars" />;
  const share = Math.min(1, Math.max(0, rating / POINTS)).toFixed(2);
  return (
    <span className="stars">
      <svg className="st" viewBox="0 0 100 20" role="img" aria-label={PRODUCT.rating(rating)}>
        <defs>
          <linearGradient id={id}>
            <stop offset={share} className="st-on" />
            <stop offset={share} className="st-off" />
          </linearGradient>
        </defs>
        <path fill={`url(#${id})`} d={STARS} />
      </svg>
      {count !== undefined && <span>{count}</span>}
    </span>
  );
}

const STAR = "l2.35 6.16 6.59 .34-5.14 4.14 1.73 6.36-5.53-3.6-5.53 3.6 1.73-6.36-5.14-4.14 6.59-.34z";
const STARS = `M-10 1.2${`m20 0${STAR}`.repeat(POINTS)}`;
