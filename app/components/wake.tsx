import { startTransition, StrictMode, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/**
 * Brings the drawn page to life, step by step; `frame` stands around the router. A file of its own, without anything of the
 * shop's: React wakes up when it is read, in a task of its own (app/components/late-scripts.tsx).
 */
export function wakePage(frame: (router: ReactElement) => ReactElement): void {
  startTransition(() => {
    hydrateRoot(document, <StrictMode>{frame(<HydratedRouter />)}</StrictMode>);
  });
}
