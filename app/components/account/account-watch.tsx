import { useEffect, useEffectEvent } from "react";
import { useLocation, useRevalidator } from "react-router";
import { recheckSignIn, onAccountChanged } from "../../browser/account-events";

/** Paths of the pages that are revalidated; the cart reloads its own data (use-cart-editor.ts). */
const PERSONAL = /^\/(my-account|checkout)(\/|$)/;

/**
 * Keeps tabs in sync. After a sign-in or sign-out in another tab a personal page is revalidated, and the server
 * redirects if the page is no longer allowed. Public pages only read the hint cookie again.
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
