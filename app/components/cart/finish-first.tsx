import { useEffect } from "react";
import { useBlocker } from "react-router";

/** Holds a step to another page until the last change has been answered: the checkout must not show an older cart. */
export function FinishFirst({ isBusy }: { isBusy: boolean }) {
  const blocker = useBlocker(isBusy);
  useEffect(() => {
    if (!isBusy && blocker.state === "blocked") blocker.proceed();
  }, [isBusy, blocker]);
  return null;
}
