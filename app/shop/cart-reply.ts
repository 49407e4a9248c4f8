import type { Cart } from "./cart";

/** What `/cart` answers to a change: to scripts as data, to plain forms as a page or a redirect. */
export type CartReply =
  | { ok: true; cart: Cart; restored: boolean }
  | {
      ok: false;
      message: string;
      reason: "no-variation" | "refused" | "unavailable";
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
  trouble: { title: string; text: string } | null;
}
