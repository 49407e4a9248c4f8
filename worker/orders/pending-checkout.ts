import type { Cart } from "../../app/domain/cart/cart";

/** A backend that gave no answer to believe may still be placing the order: for so long it isn't sent again. */
const PENDING_MS = 60_000;

/** A checkout that was sent and whose outcome isn't known yet. */
export interface PendingCheckout {
  sentAt: number;
  /** The WordPress plugin ran then: the same id sent again gives the order that is there (docs/wordpress-plugin.md). */
  hasPlugin: boolean;
  /** Of the backend's session that it was sent in: in the next one an empty cart tells nothing. */
  generation: number;
  /** A card has paid for it: only its payment goes on with it. */
  isPaid: boolean;
  /** An account was to be made with it. */
  hasAccount: boolean;
}

export interface Situation {
  pending: PendingCheckout;
  /** The plugin runs now, too. */
  hasPlugin: boolean;
  /** null: the session that it was sent in is gone. */
  cart: Cart | null;
  /** The cart holds what was to be ordered. */
  isSame: boolean;
  now: number;
}

/** arrived: it was ordered, unless the plugin knows of no order. find: ask the plugin, from a session that can place nothing. unsettled: nobody can tell. */
export type NextStep = "arrived" | "find" | "send" | "wait" | "unsettled";

/**
 * What to do about a checkout whose end isn't known. Without the plugin only the emptied cart of the same session tells
 * that it was placed, and what may have been placed is never sent again (design §5).
 */
export function nextStep({ pending, hasPlugin, cart, isSame, now }: Situation): NextStep {
  const isSafe = pending.hasPlugin && hasPlugin;
  if (isSafe && (pending.isPaid || !cart)) return "find";
  if (!cart) return "unsettled";
  if (cart.isEmpty) return "arrived";
  if (isSafe) return "send";
  if (isInDoubt(pending, now)) return "wait";
  return pending.isPaid && !isSame ? "unsettled" : "send";
}

/** The backend may still be placing it. */
export function isInDoubt(pending: PendingCheckout | undefined, now: number): boolean {
  return pending !== undefined && now - pending.sentAt < PENDING_MS;
}
