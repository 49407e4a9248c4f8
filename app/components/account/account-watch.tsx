import { useEffect, useEffectEvent } from "react";
import { useLocation, useRevalidator } from "react-router";
import { lookAtAccount, onAccountChanged } from "../../browser/account-events";

/** The cart sees to itself (use-other-tabs.ts). */
const PERSONAL = /^\/(my-account|checkout)(\/|$)/;

/**
 * Keeps a tab in step with the others: a personal page is asked for again when somebody has signed in or out elsewhere,
 * and the server leads where it can't be shown any more. Public pages know nothing but the hint, and look at it.
 */
export function AccountWatch() {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const follow = useEffectEvent(() => {
    if (PERSONAL.test(pathname)) void revalidate();
  });
  useEffect(() => onAccountChanged((place) => place === "elsewhere" && follow()), []);
  useEffect(() => {
    const done = new AbortController();
    const look = () => document.visibilityState === "visible" && lookAtAccount();
    document.addEventListener("visibilitychange", look, { signal: done.signal });
    window.addEventListener("focus", look, { signal: done.signal });
    // Brought back out of the browser's memory, a page may be somebody's who has left since.
    const wake = (event: PageTransitionEvent) => (event.persisted ? follow() : undefined);
    window.addEventListener("pageshow", wake, { signal: done.signal });
    return () => done.abort();
  }, []);
  return null;
}
