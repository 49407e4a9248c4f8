import { useEffect, useRef, useState, type KeyboardEvent } from "react";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/**
 * A row of pictures that scrolls and snaps by itself; this knows which one is seen and leads to another. `first` names
 * the picture in front: with another one there the row goes back to its start.
 */
export function useReel(count: number, first: string | undefined) {
  const reel = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  // Where a led scroll ends: the pictures that pass by on the way aren't the current one.
  const target = useRef<number | null>(null);
  const show = (index: number, behavior: ScrollBehavior = "auto") => {
    const place = Math.min(count - 1, Math.max(0, index));
    target.current = place;
    setCurrent(place);
    reel.current?.scrollTo({ left: place * reel.current.clientWidth, behavior });
    return place;
  };
  /** Leads there and takes the focus along. */
  const focus = (index: number, behavior?: ScrollBehavior) => {
    const place = show(index, behavior);
    reel.current?.children[place]?.querySelector("a")?.focus({ preventScroll: true });
  };
  const front = useRef(first);
  useEffect(() => {
    // It can be swiped before the page is alive: that stays.
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
    /** Arrows, Home and End lead on and take the focus along; what they don't mean stays the browser's. */
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
