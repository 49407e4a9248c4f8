import { startTransition, useEffect, useState } from "react";

/**
 * False during server rendering and hydration, true afterwards. The update is a transition, so that a page of cards
 * re-renders in small steps between which input is handled.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
