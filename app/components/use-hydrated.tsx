import { createContext, startTransition, use, useEffect, useState, type ReactNode } from "react";

const Hydrated = createContext(false);

/** Whether scripts run here; false while the server renders and while the page wakes up. */
export function useHydrated(): boolean {
  return use(Hydrated);
}

/** Once around all: everything that looks different with scripts is drawn anew in small steps, not in one that holds up a press. */
export function HydratedProvider({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <Hydrated value={isHydrated}>{children}</Hydrated>;
}
