import type { CartLine } from "./cart";
import type { MinorUnits } from "../values/money";
import type { ProductSummary } from "../product/product";

/**
 * A unit in the cart costs something else than its page showed. Amounts include VAT, in minor units of the backend's
 * currency.
 */
export interface PriceChange {
  lineKey: string;
  name: string;
  shown: MinorUnits;
  now: MinorUnits;
}

/**
 * Compares a line with the unit price shown on the page; null when equal or not comparable. WooCommerce rounds the
 * VAT per line, which can shift each unit by half a minor unit.
 */
export function findPriceChange(line: CartLine | undefined, shown: MinorUnits | null): PriceChange | null {
  if (!line || shown === null || line.quantity < 1) return null;
  if (Math.abs(line.subtotal - shown * line.quantity) <= line.quantity / 2) return null;
  return { lineKey: line.key, name: line.name, shown, now: Math.round(line.subtotal / line.quantity) };
}

/** The single unit price shown for a product; null for none or for a range. */
export function singlePrice({ pricing: { lowest, highest } }: Pick<ProductSummary, "pricing">): MinorUnits | null {
  return lowest === highest ? lowest : null;
}
