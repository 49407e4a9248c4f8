import type { CartLine } from "./cart";
import type { MinorUnits } from "../values/money";
import type { ProductSummary } from "../product/product";

/** A piece in the cart costs something else than its page said. Amounts with VAT, in hundredths of the backend's currency. */
export interface PriceChange {
  lineKey: string;
  name: string;
  shown: MinorUnits;
  now: MinorUnits;
}

/**
 * Compares a line with the price that was shown for a piece of it; null: the same, or nothing to compare. WooCommerce rounds
 * the VAT of a line, which may shift each piece by half a hundredth.
 */
export function findPriceChange(line: CartLine | undefined, shown: MinorUnits | null): PriceChange | null {
  if (!line || shown === null || line.quantity < 1) return null;
  if (Math.abs(line.subtotal - shown * line.quantity) <= line.quantity / 2) return null;
  return { lineKey: line.key, name: line.name, shown, now: Math.round(line.subtotal / line.quantity) };
}

/** The price that is shown for a piece; null: none, or different ones. */
export function singlePrice({ pricing: { lowest, highest } }: Pick<ProductSummary, "pricing">): MinorUnits | null {
  return lowest === highest ? lowest : null;
}
