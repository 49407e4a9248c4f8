import { useLayoutEffect, useRef, type RefObject } from "react";

const MARGIN_PX = 8;
/** Less than two suggestions would be no list; then it may reach under the keyboard. */
const LEAST_PX = 140;

/** Keeps a list over the page inside what can be seen of it, also above a keyboard on the screen. */
export function useRoomBelow(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!isOpen || !view) return;
    const fit = () => {
      const element = list.current;
      if (!element) return;
      const room = view.offsetTop + view.height - element.getBoundingClientRect().top - MARGIN_PX;
      element.style.maxHeight = `${Math.max(LEAST_PX, Math.floor(room))}px`;
    };
    fit();
    const listening = new AbortController();
    const { signal } = listening;
    view.addEventListener("resize", fit, { signal });
    view.addEventListener("scroll", fit, { signal });
    window.addEventListener("scroll", fit, { signal, passive: true });
    return () => listening.abort();
  }, [isOpen]);
  return list;
}
