import { decodeHTML } from "entities";

/** The currency of a price as WooCommerce writes it, with or without entities; null where it is neither lev nor euro. */
export function readCurrency(price: unknown): "BGN" | "EUR" | null {
  if (typeof price !== "string") return null;
  const text = decodeHTML(price);
  if (/€|EUR/.test(text)) return "EUR";
  return /\u043b\u0432|BGN/.test(text) ? "BGN" : null;
}
