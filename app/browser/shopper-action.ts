import { useEffect, useEffectEvent } from "react";

const ACTIONS = ["pointerdown", "keydown", "submit"];

/** Calls back at each press of a pointer or key and each submit; if `isEager`, also right after hydration. */
export function useShopperAction(onAction: () => void, isEager = false): void {
  const act = useEffectEvent(onAction);
  useEffect(() => {
    if (isEager) act();
    const done = new AbortController();
    for (const action of ACTIONS) window.addEventListener(action, () => act(), { signal: done.signal });
    return () => done.abort();
  }, [isEager]);
}
