import type { Coupon } from "./coupons.ts";
import { findDiscounts, sumDiscounts } from "./discounts.ts";
import { toCents } from "./pricing.ts";
import { findAddedTax, findIncludedTax, roundHalfDown, roundHalfUp } from "./tax.ts";

export interface TotalsLine {
  key: string;
  quantity: number;
  /** Of one piece, with VAT, in leva. */
  price: number;
}

/** In stotinki; net amounts keep their decimals, taxes are whole: WooCommerce rounds each line's tax, not its net. */
export interface LineTotals {
  subtotal: number;
  subtotalTax: number;
  total: number;
  tax: number;
}

export interface CouponTotals {
  coupon: Coupon;
  amount: number;
  tax: number;
}

export interface CartTotals {
  lines: Map<string, LineTotals>;
  coupons: CouponTotals[];
  subtotal: number;
  subtotalTax: number;
  discountTotal: number;
  discountTax: number;
  shippingTotal: number;
  shippingTax: number;
  total: number;
  totalTax: number;
}

/** WC_Cart_Totals. `shippingNet`: leva without VAT. Everything but `total` is without VAT, as WooCommerce keeps it. */
export function computeTotals(
  lines: readonly TotalsLine[],
  coupons: readonly Coupon[],
  shippingNet: number,
): CartTotals {
  const grossLines = lines.map((line) => ({ ...line, gross: toCents(line.price * line.quantity) }));
  const discounts = findDiscounts(grossLines, coupons);
  const byLine = new Map(
    grossLines.map((line) => [line.key, splitLine(line.gross, sumDiscounts(discounts, line.key))]),
  );
  const byCoupon = coupons.map((coupon) => splitDiscount(coupon, [...(discounts.get(coupon.code)?.values() ?? [])]));
  const split = [...byLine.values()];
  const shippingTotal = shippingNet * 100;
  const shippingTax = roundHalfUp(findAddedTax(shippingNet) * 100);
  const tax = sum(split.map((line) => line.tax));
  const itemsTotal = sum(split.map((line) => roundHalfUp(line.total)));
  return {
    lines: byLine,
    coupons: byCoupon,
    subtotal: sum(split.map((line) => roundHalfUp(line.subtotal))),
    subtotalTax: sum(split.map((line) => line.subtotalTax)),
    discountTotal: sum(byCoupon.map((coupon) => coupon.amount)),
    discountTax: sum(byCoupon.map((coupon) => coupon.tax)),
    shippingTotal,
    shippingTax,
    total: roundHalfUp(itemsTotal + tax + shippingTotal + shippingTax),
    totalTax: tax + shippingTax,
  };
}

function splitLine(gross: number, discount: number): LineTotals {
  const subtotalTax = findIncludedTax(gross);
  const tax = findIncludedTax(gross - discount);
  return {
    subtotal: gross - subtotalTax,
    subtotalTax: roundHalfDown(subtotalTax),
    total: gross - discount - tax,
    tax: roundHalfDown(tax),
  };
}

function splitDiscount(coupon: Coupon, shares: number[]): CouponTotals {
  const tax = sum(shares.map(findIncludedTax));
  return { coupon, amount: sum(shares) - tax, tax };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
