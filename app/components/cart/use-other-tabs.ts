import { useEffect, useEffectEvent } from "react";
import type { Cart } from "../../domain/cart/cart";
import { onAccountChanged } from "../../browser/account-events";
import { readCartHint } from "../../browser/cart-hint";

/**
 * Reads the cart anew when somebody has signed in or out, whose it is then; and when a tab is looked at again and the
 * hint cookie tells of another count: tabs that were open have heard of it (cart-events), but one that the browser had
 * put to sleep, or that came back from its memory, hasn't.
 */
export function useOtherTabs(cart: Cart | null, isBusy: boolean, reload: () => void): void {
  const look = useEffectEvent(() => {
    const isStale = cart !== null && cart.itemCount !== readCartHint();
    if (document.visibilityState === "visible" && isStale && !isBusy) reload();
  });
  const follow = useEffectEvent(() => {
    if (cart !== null) reload();
  });
  useEffect(() => onAccountChanged(() => follow()), []);
  useEffect(() => {
    const done = new AbortController();
    const onLook = () => look();
    document.addEventListener("visibilitychange", onLook, { signal: done.signal });
    for (const event of ["focus", "pageshow"]) window.addEventListener(event, onLook, { signal: done.signal });
    return () => done.abort();
  }, []);
}
