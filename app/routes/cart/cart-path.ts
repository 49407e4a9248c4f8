import type { Cart } from "../../domain/cart/cart";
import { findPriceChange, type PriceChange } from "../../domain/cart/price-change";

/** URL of the cart after an add without scripts; names the line whose price differed from the page. */
export function cartPath(change: PriceChange | undefined): string {
  if (!change) return "/cart";
  return `/cart?${new URLSearchParams({ line: change.lineKey, shown: String(change.shown) })}`;
}

/** Parses that price change and compares it with the current cart; null for none, or when it no longer applies. */
export function readPriceChange(params: URLSearchParams, cart: Cart): PriceChange | null {
  const shown = params.get("shown") ?? "";
  if (!/^\d{1,10}$/.test(shown)) return null;
  return findPriceChange(
    cart.lines.find(({ key }) => key === params.get("line")),
    Number(shown),
  );
}
