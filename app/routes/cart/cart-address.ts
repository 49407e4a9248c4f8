import type { Cart } from "../../domain/cart/cart";
import { findPriceChange, type PriceChange } from "../../domain/cart/price-change";

/** The cart after an add without scripts: its address says which line was shown at another price. */
export function cartAddress(change: PriceChange | undefined): string {
  if (!change) return "/cart";
  return `/cart?${new URLSearchParams({ line: change.lineKey, shown: String(change.shown) })}`;
}

/** What such an address says of the cart as it is now; null: nothing, or it isn't so any more. */
export function readPriceChange(params: URLSearchParams, cart: Cart): PriceChange | null {
  const shown = params.get("shown") ?? "";
  if (!/^\d{1,10}$/.test(shown)) return null;
  return findPriceChange(
    cart.lines.find(({ key }) => key === params.get("line")),
    Number(shown),
  );
}
