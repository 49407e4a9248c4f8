import { CART_CHANGE_RESET_MS } from "../config/limits";
import type { Cart } from "../domain/cart/cart";
import { joinChannel, readCookies } from "./storage/browser-storage";

/** Each newer cart, whether it was changed or only read. */
const CART = "shop:cart";

const CHANGED = "shop:cart-changed";

const ADDED = "shop:cart-added";

const OPEN = "shop:cart-open";

export interface Added {
  /** The added product's name, "" when unknown. */
  name: string;
  /** A message for the shopper; "" for none. */
  notice: string;
}

let sendToTabs: ((cart: Cart) => void) | undefined;

/** Notifies this page and the shop's other tabs of the new cart. */
export function notifyCartChanged(cart: Cart): void {
  sendChanged(cart);
  joinTabs()(cart);
}

/** Notifies this page of an added product; the panel opens if configured (`autoOpenCart`). */
export function notifyAdded(cart: Cart, added: Added): void {
  notifyCartChanged(cart);
  send(ADDED, added);
}

/** Opens the cart panel; false when the page has none, so that the link leads to /cart. */
export function openCart(): boolean {
  return !send(OPEN, null);
}

/** Notifies this page of a cart that was only read: nothing has changed, so errors about changes stay. */
export function notifyCartLoaded(cart: Cart): void {
  send(CART, cart);
}

/** Subscribes to changed carts; returns the unsubscribe function. */
export function onCartChanged(listener: (cart: Cart) => void): () => void {
  return listenToCarts(CHANGED, listener);
}

/** Subscribes to each newer cart, changed or loaded; returns the unsubscribe function. */
export function onCart(listener: (cart: Cart) => void): () => void {
  return listenToCarts(CART, listener);
}

/** Calls back 300 ms after the last of several cart changes; returns the unsubscribe function. */
export function onCartSettled(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = onCartChanged(() => {
    clearTimeout(timer);
    timer = setTimeout(listener, CART_CHANGE_RESET_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

export function onAdded(listener: (added: Added) => void): () => void {
  return listen(ADDED, (event) => listener((event as CustomEvent<Added>).detail));
}

/** Subscribes the panel to openCart(); preventDefault() keeps the link from navigating. */
export function onOpenCart(listener: () => void): () => void {
  return listen(OPEN, (event) => {
    event.preventDefault();
    listener();
  });
}

// Other tabs share the session, so their cart is this page's cart too.
function joinTabs(): (cart: Cart) => void {
  return (sendToTabs ??= joinChannel(CHANGED, sendChanged));
}

function sendChanged(cart: Cart): void {
  send(CART, cart);
  send(CHANGED, cart);
}

function send(name: string, detail: unknown): boolean {
  return window.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));
}

function listenToCarts(name: string, listener: (cart: Cart) => void): () => void {
  joinTabs();
  return listen(name, (event) => listener((event as CustomEvent<Cart>).detail));
}

function listen(name: string, listener: (event: Event) => void): () => void {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}

/** Number of items in the cart, from the readable hint cookie of personal responses: a count, no identity. */
export function readCartHint(): number {
  return Number(/(?:^|; )cart_items=(\d+)/.exec(readCookies())?.[1] ?? 0);
}
