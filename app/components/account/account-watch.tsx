import { useEffect, useEffectEvent } from "react";
import { useLocation, useRevalidator } from "react-router";
import { lookAtAccount, onAccountChanged } from "../../browser/account-events";

/** The cart updates itself (use-cart-editor.ts). */
const PERSONAL = /^\/(my-account|checkout)(\/|$)/;

/**
 * Keeps tabs in sync: after a sign-in or sign-out elsewhere a personal page is revalidated, and the server redirects
 * if it isn't allowed any more. Public pages only re-read the hint.
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
    // A page restored from the back/forward cache may belong to somebody who has signed out since.
    const wake = (event: PageTransitionEvent) => (event.persisted ? follow() : undefined);
    window.addEventListener("pageshow", wake, { signal: done.signal });
    return () => done.abort();
  }, []);
  return null;
}
