import { useEffect, useEffectEvent } from "react";

const FIRST_ACTIONS = ["pointerdown", "keydown", "touchstart"] as const;

/**
 * Loads the cart ahead of its first use: at the shopper's first action, or right after hydration where the shop doesn't
 * mind the load (specification §1). A shopper without a cart costs nothing.
 */
export function useCartLoading(waitsForAction: boolean, load: () => void): void {
  const start = useEffectEvent(() => {
    if (hasCartHint()) load();
  });
  useEffect(() => {
    if (!waitsForAction) return start();
    const done = new AbortController();
    const act = () => {
      done.abort();
      start();
    };
    for (const action of FIRST_ACTIONS) window.addEventListener(action, act, { signal: done.signal, passive: true });
    return () => done.abort();
  }, [waitsForAction]);
}

// The readable hint that personal answers set: a count, no identity (design §2).
function hasCartHint(): boolean {
  return /(?:^|;\s*)cart_items=[1-9]/.test(document.cookie);
}
