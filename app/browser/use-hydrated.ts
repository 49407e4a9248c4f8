import { startTransition, useEffect, useState } from "react";

/**
 * Whether scripts run here; false while the server renders and while this part of the page wakes up. In a transition: a whole
 * page of cards that look otherwise with scripts is then drawn in small steps, between which presses count.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
