import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { useLocation } from "react-router";
import { onAdded, onOpenCart, readCartHint } from "../../browser/cart-events";
import type { CartPanelProps, OpenedFor } from "./cart-panel";
import { useShop } from "../use-shop";

const FIRST_ACTIONS = ["pointerdown", "keydown", "touchstart"] as const;

/**
 * Preloads the cart at the shopper's first interaction, or right after hydration if configured. Shoppers without a
 * cart load nothing.
 */
function useCartLoading(waitsForAction: boolean, load: () => void): void {
  const start = useEffectEvent(() => {
    if (readCartHint() > 0) load();
  });
  useEffect(() => {
    if (!waitsForAction) return start();
    const done = new AbortController();
    const act = () => {
      done.abort();
      start();
    };
    for (const action of FIRST_ACTIONS) window.addEventListener(action, act, { signal: done.signal, passive: true });
    return () => done.abort();
  }, [waitsForAction]);
}

/** Loads the panel's scripts and the cart on first use. */
export function LazyCart() {
  const { settings } = useShop();
  const { pathname, key: locationKey } = useLocation();
  const [Panel, setPanel] = useState<ComponentType<CartPanelProps> | null>(null);
  const [first, setFirst] = useState<CartPanelProps["first"]>(null);
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

  useCartLoading(settings.initStoreOnUserActionToReduceServerLoad, () => void bring(false));
  useEffect(() => (isNeeded ? onOpenCart(() => open(null)) : undefined), [isNeeded]);
  useEffect(() => (isNeeded && settings.autoOpenCart ? onAdded(open) : undefined), [isNeeded, settings.autoOpenCart]);
  return Panel && <Panel isNeeded={isNeeded} first={first} />;
}
