import { CART_CHANGE_RESET_MS } from "../config/limits";
import type { Cart } from "../domain/cart/cart";

const CHANGED = "shop:cart-changed";

const ADDED = "shop:cart-added";

const OPEN = "shop:cart-open";

export interface Added {
  cart: Cart;
  /** What was added, "" where the caller doesn't know. */
  name: string;
  /** What the shopper must hear of it; "" for nothing. */
  notice: string;
}

let channel: BroadcastChannel | null = null;

/** Tells every part of the page, and the shop's other tabs, what the cart is now. */
export function announceCart(cart: Cart): void {
  send(CHANGED, cart);
  openChannel()?.postMessage(cart);
}

/** Tells the page that something was put into the cart; the panel opens where the shop wants it (`autoOpenCart`). */
export function announceAdded(cart: Cart, name = "", notice = ""): void {
  announceCart(cart);
  send(ADDED, { cart, name, notice });
}

/** Opens the panel; false where there is no panel on the page, so that the link may lead to /cart. */
export function openCart(): boolean {
  return !send(OPEN, null);
}

/** Calls back with each new cart; returns what ends it. */
export function onCartChanged(listener: (cart: Cart) => void): () => void {
  openChannel();
  return listen(CHANGED, (event) => listener((event as CustomEvent<Cart>).detail));
}

/** Calls back 300 ms after the cart has changed, once for changes in quick succession. */
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

/** The panel listens; answering the event tells the link that it needn't be followed. */
export function onOpenCart(listener: () => void): () => void {
  return listen(OPEN, (event) => {
    event.preventDefault();
    listener();
  });
}

// Another tab of the same browser is the same shopper: what it says is this page's cart too.
function openChannel(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === "undefined") return channel;
  channel = new BroadcastChannel(CHANGED);
  channel.addEventListener("message", (event: MessageEvent<Cart>) => send(CHANGED, event.data));
  return channel;
}

function send(name: string, detail: unknown): boolean {
  return window.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));
}

function listen(name: string, listener: (event: Event) => void): () => void {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}

/** How many things are in the cart, from the readable hint cookie that personal answers set: a count, no identity. */
export function readCartHint(): number {
  const count = /(?:^|; )cart_items=(\d+)/.exec(document.cookie)?.[1];
  return count ? Number(count) : 0;
}
