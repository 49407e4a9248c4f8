import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { useLocation } from "react-router";
import { onAdded, onOpenCart } from "../../browser/cart-events";
import type { CartPanelProps, OpenedFor } from "./cart-panel";
import { useCartLoading } from "./use-cart-loading";
import { useShop } from "../use-shop";

/** Where the panel comes in: its scripts and the cart are fetched when somebody first wants them (specification §1). */
export function CartDoor() {
  const { settings } = useShop();
  const { pathname } = useLocation();
  const [Panel, setPanel] = useState<ComponentType<CartPanelProps> | null>(null);
  const [first, setFirst] = useState<CartPanelProps["first"]>(null);
  // These pages show the cart themselves; there the header's link is an ordinary link.
  const isNeeded = !/^\/(cart|checkout)(\/|$)/.test(pathname);

  async function bring(isWanted: boolean) {
    if (Panel || !isNeeded) return;
    try {
      const { CartPanel } = await import("./cart-panel");
      setPanel(() => CartPanel);
    } catch {
      // The connection is gone, or a deploy took the script away: the page does without the panel.
      if (isWanted) location.assign("/cart");
    }
  }
  const open = useEffectEvent((added: OpenedFor) => {
    if (Panel) return;
    setFirst({ added });
    void bring(true);
  });

  useCartLoading(settings.initStoreOnUserActionToReduceServerLoad, () => void bring(false));
  useEffect(() => (isNeeded ? onOpenCart(() => open(null)) : undefined), [isNeeded]);
  useEffect(() => (isNeeded && settings.autoOpenCart ? onAdded(open) : undefined), [isNeeded, settings.autoOpenCart]);
  return Panel && <Panel isNeeded={isNeeded} first={first} />;
}
