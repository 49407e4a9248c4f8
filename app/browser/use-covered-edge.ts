import { useSyncExternalStore } from "react";

const PROPERTY = "--covered";
const CHANGED = "shop:edge-covered";

/**
 * Sets how many pixels of the window's lower edge are covered, so that other fixed elements move above it (base.css).
 */
export function coverEdge(pixels: number): void {
  const { style } = document.documentElement;
  if (pixels > 0) style.setProperty(PROPERTY, `${pixels}px`);
  else style.removeProperty(PROPERTY);
  window.dispatchEvent(new Event(CHANGED));
}

/** The covered height in pixels, for code that computes visibility. */
export function useCoveredEdge(): number {
  return useSyncExternalStore(subscribe, read, () => 0);
}

function read(): number {
  return Number.parseFloat(document.documentElement.style.getPropertyValue(PROPERTY)) || 0;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}
