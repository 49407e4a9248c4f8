import { useSyncExternalStore } from "react";

const NEVER = () => () => undefined;

/** Whether scripts run here; false while the server renders and while the page wakes up. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
}
