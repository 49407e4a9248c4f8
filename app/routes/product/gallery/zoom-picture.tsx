import { useLayoutEffect, useRef, useState, type MouseEvent, type TouchEvent } from "react";
import { Picture } from "../../../components/ui/picture";
import type { Image } from "../../../domain/product/product";
import { PRODUCT } from "../../../strings/catalog/product";

/** A finger that moves so far sideways, in CSS pixels, means the next picture. */
const SWIPE = 48;

interface ZoomPictureProps {
  image: Image;
  name: string;
  /** 1: to the next picture, -1: to the one before. */
  onSwipe: (by: number) => void;
}

/** One picture: a press makes it twice as large around the point, and then it scrolls. Pinching is the browser's own. */
export function ZoomPicture({ image, name, onSwipe }: ZoomPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null);
  const down = useRef<number | null>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !point) return;
    current.scrollLeft = point.x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = point.y * current.scrollHeight - current.clientHeight / 2;
  }, [point]);
  const toggle = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // Without a pointer, by keyboard, the middle is meant.
    const isPointed = detail > 0;
    setPoint(
      point ? null : { x: isPointed ? (clientX - left) / width : 0.5, y: isPointed ? (clientY - top) / height : 0.5 },
    );
  };
  // Touches, not pointers: those end as soon as the browser takes the finger for its own panning.
  const onTouchStart = ({ touches }: TouchEvent) => {
    down.current = touches.length === 1 ? touches[0]!.clientX : null;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = down.current === null ? 0 : changedTouches[0]!.clientX - down.current;
    down.current = null;
    const isWhole = !point && (window.visualViewport?.scale ?? 1) <= 1;
    if (isWhole && Math.abs(moved) > SWIPE) onSwipe(moved < 0 ? 1 : -1);
  };
  return (
    <div ref={box} className={point ? "zoom-box big" : "zoom-box"} onTouchStart={onTouchStart} onTouchEnd={onTouchEnd}>
      <button type="button" aria-pressed={point !== null} aria-label={PRODUCT.enlarged} onClick={toggle}>
        <Picture image={image} preset="zoom" alt={image.altText || name} loading="eager" />
      </button>
    </div>
  );
}
