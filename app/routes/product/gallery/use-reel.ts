import { useEffect, useRef, useState, type KeyboardEvent } from "react";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/**
 * State of a scroll-snapping row of pictures: which one is visible, and how to go to another. `first` names the first
 * picture; when it changes the row goes back to its start.
 */
export function useReel(count: number, first: string | undefined) {
  const reel = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  // Target of a programmatic scroll: pictures passing by aren't the current one.
  const target = useRef<number | null>(null);
  const show = (index: number, behavior: ScrollBehavior = "auto") => {
    const place = Math.min(count - 1, Math.max(0, index));
    target.current = place;
    setCurrent(place);
    reel.current?.scrollTo({ left: place * reel.current.clientWidth, behavior });
    return place;
  };
  /** Goes to a picture and focuses it. */
  const focus = (index: number, behavior?: ScrollBehavior) => {
    const place = show(index, behavior);
    reel.current?.children[place]?.querySelector("a")?.focus({ preventScroll: true });
  };
  const front = useRef(first);
  useEffect(() => {
    // It may have been swiped before hydration.
    setCurrent(findSeen(reel.current));
  }, []);
  useEffect(() => {
    if (!first || front.current === first) return;
    front.current = first;
    target.current = null;
    reel.current?.scrollTo({ left: 0, behavior: "instant" });
  }, [first]);
  const settle = () => {
    const seen = findSeen(reel.current);
    if (target.current === null) setCurrent(seen);
    else if (target.current === seen) target.current = null;
  };
  const release = () => {
    target.current = null;
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
      const place = show(current + step);
      event.currentTarget.children[place]?.querySelector("a")?.focus({ preventScroll: true });
    },
    row: { ref: reel, onScroll: settle, onPointerDown: release, onWheel: release },
  };
}

function findSeen(reel: HTMLElement | null): number {
  return reel && reel.clientWidth > 0 ? Math.round(reel.scrollLeft / reel.clientWidth) : 0;
}
