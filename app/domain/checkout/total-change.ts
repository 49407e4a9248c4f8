import { findPricedRate, type Cart } from "../cart/cart";
import type { MinorUnits } from "../values/money";

/** In minor units, with VAT. */
export interface TotalChange {
  /** null: unreadable. */
  before: MinorUnits | null;
  now: MinorUnits;
  /** Set if only the delivery's price changed; `before` is null if it had no price. */
  delivery?: { before: MinorUnits | null; now: MinorUnits };
}

/** How a total differs from the one that the shopper agreed to. `seen`: the cart of their page, if it is known. */
export function findTotalChange(seenTotal: string, seen: Cart | undefined, now: Cart): TotalChange {
  const before = /^\d{1,12}$/.test(seenTotal) ? Number(seenTotal) : null;
  const change = { before, now: now.total };
  if (!seen || seen.total !== before || goodsOf(seen) !== goodsOf(now) || !findPricedRate(now)) return change;
  return { ...change, delivery: { before: findPricedRate(seen) ? seen.shipping : null, now: now.shipping } };
}

function goodsOf({ total, shipping }: Cart): MinorUnits {
  return total - shipping;
}
