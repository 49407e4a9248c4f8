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

const STARS = Array.from({ length: POINTS }, (_, star) => drawStar(10 + star * 20, 10.6)).join("");

function drawStar(x: number, y: number): string {
  const corners = Array.from({ length: 10 }, (_, corner) => {
    const angle = -Math.PI / 2 + (corner * Math.PI) / 5;
    const radius = corner % 2 ? 4 : 9.4;
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}
