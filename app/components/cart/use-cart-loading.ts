import { useEffect, useEffectEvent } from "react";
import { readCartHint } from "../../browser/cart-hint";

const FIRST_ACTIONS = ["pointerdown", "keydown", "touchstart"] as const;

/**
 * Loads the cart ahead of its first use: at the shopper's first action, or right after hydration where the shop doesn't
 * mind the load (specification §1). A shopper without a cart costs nothing.
 */
export function useCartLoading(waitsForAction: boolean, load: () => void): void {
  const start = useEffectEvent(() => {
    if (readCartHint() > 0) load();
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
