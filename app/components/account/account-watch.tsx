import { useEffect, useEffectEvent } from "react";
import { useLocation, useRevalidator } from "react-router";
import { recheckSignIn, onAccountChanged } from "../../browser/account-events";

/** The cart updates itself (use-cart-editor.ts). */
const PERSONAL = /^\/(my-account|checkout)(\/|$)/;

/**
 * Keeps tabs in sync: after a sign-in or sign-out elsewhere a personal page is revalidated, and the server redirects
 * if it isn't allowed any more. Public pages only re-read the hint.
 */
export function AccountWatch() {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => {
    if (PERSONAL.test(pathname)) void revalidate();
  });
  useEffect(() => onAccountChanged((place) => place === "elsewhere" && refresh()), []);
  useEffect(() => {
    const done = new AbortController();
    const onVisible = () => document.visibilityState === "visible" && recheckSignIn();
    document.addEventListener("visibilitychange", onVisible, { signal: done.signal });
    window.addEventListener("focus", onVisible, { signal: done.signal });
    // A page restored from the back/forward cache may belong to somebody who has signed out since.
    const onPageShow = (event: PageTransitionEvent) => (event.persisted ? refresh() : undefined);
    window.addEventListener("pageshow", onPageShow, { signal: done.signal });
    return () => done.abort();
  }, []);
  return null;
}
