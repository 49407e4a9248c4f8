import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { href, useLocation } from "react-router";
import { onAccountChanged } from "../../browser/account-events";
import { checkCookies } from "../../browser/storage/check-cookies";
import { onAdded, onCart, onOpenCart, readCartHint } from "../../browser/cart-events";
import type { Cart } from "../../domain/cart/cart";
import type { CartPanelProps, OpenedFor } from "./cart-panel";
import { useShopperAction } from "../../browser/shopper-action";
import { useNotify } from "../ui/notifications";
import { useShop } from "../use-shop";
import * as paths from "#paths";

/**
 * Loads the panel's scripts before it is opened: at the next action of a shopper with a cart, and after an add. The
 * panel loads the cart, unless a reply has already contained it. Shoppers without a cart load nothing.
 */
export function LazyCart() {
  const { settings } = useShop();
  const notify = useNotify();
  const { pathname, key: locationKey } = useLocation();
  const [Panel, setPanel] = useState<ComponentType<CartPanelProps> | null>(null);
  const [first, setFirst] = useState<CartPanelProps["first"]>(null);
  const [cart, setCart] = useState<Cart | null>(null);
  // These pages show the cart themselves; there the header's link is a plain link.
  const isNeeded = !/^\/(cart|checkout)(\/|$)/.test(pathname);

  async function bring(isWanted: boolean) {
    if (Panel || !isNeeded) return;
    try {
      const { CartPanel } = await import("./cart-panel");
      setPanel(() => CartPanel);
    } catch {
      // Offline, or the script is gone after a deployment: the page works without the panel.
      if (isWanted) location.assign(href(paths.cart));
    }
  }
  const open = useEffectEvent((added: OpenedFor) => {
    setFirst({ locationKey, added });
    void bring(true);
  });
  const prepare = useEffectEvent((added: OpenedFor) => {
    if (settings.autoOpenCart) open(added);
    else void bring(false);
    if (readCartHint() === 0) void checkCookies(notify);
  });

  useShopperAction(() => {
    if (readCartHint() > 0) void bring(false);
  }, !settings.initStoreOnUserActionToReduceServerLoad);
  useEffect(() => onCart(setCart), []);
  // A sign-in may merge two carts.
  useEffect(() => onAccountChanged(() => setCart(null)), []);
  useEffect(() => (isNeeded ? onOpenCart(() => open(null)) : undefined), [isNeeded]);
  useEffect(() => onAdded(prepare), []);
  return Panel && <Panel isNeeded={isNeeded} first={first} known={cart} />;
}
