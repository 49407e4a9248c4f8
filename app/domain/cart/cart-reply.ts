import type { Cart, CartLoss } from "./cart";
import type { PriceMismatch } from "./add-to-cart";
import type { CartState } from "./cart-stock";

/** The reply of `/cart` to a change: data for scripts, a page or a redirect for plain forms. */
export type CartReply =
  | { ok: true; cart: Cart; restored: boolean; losses?: CartLoss[]; notice?: string; priceMismatch?: PriceMismatch }
  | {
      ok: false;
      message: string;
      /** "full": the cart has no room for another line. */
      reason: "no-variation" | "refused" | "unavailable" | "full";
      /** The current cart, when part of the change was applied. */
      cart?: Cart;
      /** Key of the line that the failed change was about. */
      lineKey?: string;
      /** The attempted intent, so that the page can show the error next to it. */
      intent?: string;
      /** The submitted text: a coupon code or a quantity. */
      typed?: string;
      /** Slug of the product that couldn't be added. */
      slug?: string;
    };

/** Data of `/cart` for the cart page and the cart panel. */
export interface CartLoaded extends Pick<CartState, "restored" | "losses"> {
  /** null when the cart couldn't be loaded; `loadError` says why. */
  cart: Cart | null;
  /** Message that the cart is older than an order or a change that still runs; the page then loads it again. */
  storedNotice?: string;
  /** For an empty cart: the page of the order that emptied it, if any. */
  orderPage?: string | undefined;
  /** Set when the product just added has another price than its page showed. */
  priceMismatch?: PriceMismatch | undefined;
  loadError: { title: string; text: string } | null;
}
