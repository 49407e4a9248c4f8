import type { Cart, CartLoss } from "./cart";
import type { PriceChange } from "./price-change";

/** What `/cart` answers to a change: to scripts as data, to plain forms as a page or a redirect. */
export type CartReply =
  | { ok: true; cart: Cart; restored: boolean; losses?: CartLoss[]; notice?: string; priceChange?: PriceChange }
  | {
      ok: false;
      message: string;
      /** "full": no room for another line; "partial": only some of a set was added. */
      reason: "no-variation" | "refused" | "unavailable" | "full" | "partial";
      /** The cart as it is now, where a part of the change was made. */
      cart?: Cart;
      /** The line that the failed change was about. */
      lineKey?: string;
      /** What the shopper tried, so that the page can answer beside it. */
      intent?: string;
      /** What was typed: a coupon's code, a quantity. */
      typed?: string;
      /** The product that couldn't be added. */
      slug?: string;
    };

/** What `/cart` gives to whoever loads it: its page and the panel. */
export interface CartLoaded {
  /** null: it couldn't be read; `trouble` says why. */
  cart: Cart | null;
  restored: boolean;
  /** What couldn't be put back. */
  losses?: CartLoss[];
  /** With an empty cart: the page of the order that emptied it. */
  orderPage?: string | undefined;
  /** What was just added costs something else than its page said. */
  priceChange?: PriceChange | undefined;
  trouble: { title: string; text: string } | null;
}
