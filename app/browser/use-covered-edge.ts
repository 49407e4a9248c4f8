import { useSyncExternalStore } from "react";

const PROPERTY = "--covered";
const CHANGED = "shop:edge-covered";

/** How much of the window's lower edge something lies over, in pixels: what else stands there moves above it (base.css). */
export function coverEdge(pixels: number): void {
  const { style } = document.documentElement;
  if (pixels > 0) style.setProperty(PROPERTY, `${pixels}px`);
  else style.removeProperty(PROPERTY);
  window.dispatchEvent(new Event(CHANGED));
}

/** The same, for whoever must know what can be seen. */
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
