import { useEffect, useEffectEvent } from "react";

const ACTIONS = ["pointerdown", "keydown", "submit"];

/** Calls back at each action of the shopper, and right after hydration if nothing waits for one. */
export function useShopperAction(onAction: () => void, waits = true): void {
  const act = useEffectEvent(onAction);
  useEffect(() => {
    if (!waits) act();
    const done = new AbortController();
    for (const action of ACTIONS) window.addEventListener(action, () => act(), { signal: done.signal });
    return () => done.abort();
  }, [waits]);
}
