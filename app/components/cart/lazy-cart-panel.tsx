import { startTransition, useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { onAdded, onOpenCart, readCartHint } from "../../browser/cart-events";
import type { CartPanelProps, OpenedFor } from "./cart-panel";
import { useShop } from "../use-shop";

const ACTIONS = ["pointerdown", "keydown", "submit"];

/** Calls back at each action of the shopper, and right after hydration if nothing waits for one. */
function useActions(waits: boolean, onAction: () => void): void {
  const act = useEffectEvent(onAction);
  useEffect(() => {
    if (!waits) act();
    const done = new AbortController();
    for (const action of ACTIONS) window.addEventListener(action, () => act(), { signal: done.signal });
    return () => done.abort();
  }, [waits]);
}

/** Loads the panel's scripts and the cart on first use; shoppers without a cart and products to buy load nothing. */
export function LazyCart() {
  const { settings } = useShop();
  const { pathname, key: locationKey } = useLocation();
  const [Panel, setPanel] = useState<ComponentType<CartPanelProps> | null>(null);
  const [first, setFirst] = useState<CartPanelProps["first"]>(null);
  const [isPrefetched, setPrefetched] = useState(false);
  // These pages show the cart themselves; there the header's link is a plain link.
  const isNeeded = !/^\/(cart|checkout)(\/|$)/.test(pathname);

  async function bring(isWanted: boolean) {
    if (Panel || !isNeeded) return;
    try {
      const { CartPanel } = await import("./cart-panel");
      setPanel(() => CartPanel);
    } catch {
      // Offline, or the script is gone after a deployment: the page works without the panel.
      if (isWanted) location.assign("/cart");
    }
  }
  const open = useEffectEvent((added: OpenedFor) => {
    if (Panel) return;
    setFirst({ locationKey, added });
    void bring(true);
  });

  useActions(settings.initStoreOnUserActionToReduceServerLoad, () => {
    if (readCartHint() > 0) void bring(false);
    // The press itself comes first.
    if (document.querySelector("form[action^='/cart']")) startTransition(() => setPrefetched(true));
  });
  useEffect(() => (isNeeded ? onOpenCart(() => open(null)) : undefined), [isNeeded]);
  useEffect(() => (isNeeded && settings.autoOpenCart ? onAdded(open) : undefined), [isNeeded, settings.autoOpenCart]);
  return (
    <>
      {/* Else the first add would wait for its scripts, two round trips, before it is sent. */}
      {isPrefetched && <PrefetchPageLinks page="/cart" />}
      {Panel && <Panel isNeeded={isNeeded} first={first} />}
    </>
  );
}
