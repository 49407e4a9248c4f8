import { useEffect, useRef, useState, type KeyboardEvent } from "react";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/**
 * State of a scroll-snapping row of pictures: which one is visible, and how to go to another. `first` names the first
 * picture; when it changes the row goes back to its start.
 */
export function useCarousel(count: number, first: string | undefined) {
  const carousel = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  // Target of a programmatic scroll: pictures passing by aren't the current one.
  const scrollTarget = useRef<number | null>(null);
  const show = (index: number, behavior: ScrollBehavior = "auto") => {
    const target = Math.min(count - 1, Math.max(0, index));
    scrollTarget.current = target;
    setCurrent(target);
    carousel.current?.scrollTo({ left: target * carousel.current.clientWidth, behavior });
    return target;
  };
  /** Goes to a picture and focuses it. */
  const focus = (index: number, behavior?: ScrollBehavior) => {
    const target = show(index, behavior);
    carousel.current?.children[target]?.querySelector("a")?.focus({ preventScroll: true });
  };
  const front = useRef(first);
  useEffect(() => {
    // The shopper may have swiped before hydration.
    setCurrent(findSeen(carousel.current));
  }, []);
  useEffect(() => {
    if (!first || front.current === first) return;
    front.current = first;
    scrollTarget.current = null;
    carousel.current?.scrollTo({ left: 0, behavior: "instant" });
  }, [first]);
  const settle = () => {
    const seen = findSeen(carousel.current);
    if (scrollTarget.current === null) setCurrent(seen);
    else if (scrollTarget.current === seen) scrollTarget.current = null;
  };
  const release = () => {
    scrollTarget.current = null;
  };
  return {
    current: Math.min(current, Math.max(0, count - 1)),
    show,
    focus,
    /** Arrow keys, Home and End move the focus; other keys keep their default. */
    onKeyDown: (event: KeyboardEvent<HTMLUListElement>) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const target = show(current + step);
      event.currentTarget.children[target]?.querySelector("a")?.focus({ preventScroll: true });
    },
    row: { ref: carousel, onScroll: settle, onPointerDown: release, onWheel: release },
  };
}

function findSeen(carousel: HTMLElement | null): number {
  return carousel && carousel.clientWidth > 0 ? Math.round(carousel.scrollLeft / carousel.clientWidth) : 0;
}
