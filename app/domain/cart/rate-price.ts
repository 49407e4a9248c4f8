import type { ShippingRate } from "./cart";
import { parseAmount } from "../values/money.ts";

/** WooCommerce's own methods, whose 0 means free. A courier's plugin reports 0 until it has calculated a price. */
const WOOCOMMERCE_METHODS = /^(free_shipping|flat_rate|local_pickup|pickup_location)$/;

interface RawRate {
  /** "flat_rate:5". */
  id: string;
  /** The rate's method, "flat_rate"; "": unknown. */
  methodId: string;
  /** Raw amounts; net and VAT are rounded separately before they are added (5.825 + 1.165 is 7.00). */
  net: string | number | null | undefined;
  tax: string | number | null | undefined;
}

/**
 * A rate's price in minor units, with VAT. null if the price is missing, unreadable, or a 0 that nothing says is free.
 * `price`: what the courier's plugin says about it; undefined: nothing.
 */
export function priceRate(
  { id, methodId, net, tax }: RawRate,
  price: "known" | "missing" | "free" | undefined,
): Pick<ShippingRate, "cost" | "isZero"> {
  const [base, vat] = [parseAmount(net), parseAmount(tax || "0")];
  if (base === null || vat === null || base < 0 || price === "missing") return { cost: null };
  const cost = base + vat;
  const isPrice = cost > 0 || price === "free" || WOOCOMMERCE_METHODS.test(methodId || id.split(":")[0]!);
  return isPrice ? { cost } : { cost: null, isZero: true };
}
