import { useSyncExternalStore } from "react";

const PROPERTY = "--covered";
const CHANGED = "shop:bottom-inset-changed";

/** Sets how many pixels of the window's lower edge are covered; other fixed elements move above them (overlays.css). */
export function setBottomInset(pixels: number): void {
  const { style } = document.documentElement;
  if (pixels > 0) style.setProperty(PROPERTY, `${pixels}px`);
  else style.removeProperty(PROPERTY);
  window.dispatchEvent(new Event(CHANGED));
}

/** The covered height in pixels, for code that computes visibility. */
export function useBottomInset(): number {
  return useSyncExternalStore(subscribe, read, () => 0);
}

function read(): number {
  return Number.parseFloat(document.documentElement.style.getPropertyValue(PROPERTY)) || 0;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}
