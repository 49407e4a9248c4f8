import type { Coupon } from "./coupons.ts";
import { findDiscounts, sumDiscounts, type Suits } from "./discounts.ts";
import { computeFees, type Fee, type FeeTotals } from "./fees.ts";
import { toCents } from "./format-price.ts";
import { findAddedTax, findIncludedTax, roundHalfDown, roundHalfUp } from "./tax.ts";

export interface TotalsLine {
  key: string;
  quantity: number;
  /** The price of one piece, with VAT, in leva. */
  price: number;
}

/** In stotinki; net amounts have decimals, taxes are whole: WooCommerce rounds each line's tax, not its net. */
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
  fees: FeeTotals[];
  subtotal: number;
  subtotalTax: number;
  discountTotal: number;
  discountTax: number;
  shippingTotal: number;
  shippingTax: number;
  total: number;
  totalTax: number;
}

interface TotalsDetails {
  /** Which lines a coupon applies to; all by default. */
  suits?: Suits;
  fees?: readonly Fee[];
  /** False abroad: the included VAT is taken off the prices. */
  isTaxed?: boolean;
}

/** WC_Cart_Totals. `shippingNet`: leva without VAT. Everything but `total` is without VAT, as WooCommerce keeps it. */
export function computeTotals(
  lines: readonly TotalsLine[],
  coupons: readonly Coupon[],
  shippingNet: number,
  { suits, fees = [], isTaxed = true }: TotalsDetails = {},
): CartTotals {
  const takeTax = isTaxed ? findIncludedTax : () => 0;
  const priced = lines.map((line) => {
    const withVat = toCents(line.price * line.quantity);
    return { ...line, gross: isTaxed ? withVat : withVat - findIncludedTax(withVat) };
  });
  const discounts = findDiscounts(priced, coupons, suits);
  const byLine = new Map(
    priced.map((line) => [line.key, splitLine(line.gross, sumDiscounts(discounts, line.key), takeTax)]),
  );
  const byCoupon = coupons.map((coupon) => {
    const shares = [...(discounts.get(coupon.code)?.values() ?? [])];
    const tax = sum(shares.map(takeTax));
    return { coupon, amount: sum(shares) - tax, tax };
  });
  const split = [...byLine.values()];
  const shippingTotal = shippingNet * 100;
  const shippingTax = isTaxed ? roundHalfUp(findAddedTax(shippingNet) * 100) : 0;
  const tax = sum(split.map((line) => line.tax));
  const itemsTotal = sum(split.map((line) => roundHalfUp(line.total)));
  const byFee = computeFees(fees, itemsTotal + shippingTotal, isTaxed);
  const feesWithTax = sum(byFee.map((fee) => fee.total + fee.exactTax));
  return {
    lines: byLine,
    coupons: byCoupon,
    fees: byFee,
    subtotal: sum(split.map((line) => roundHalfUp(line.subtotal))),
    subtotalTax: sum(split.map((line) => line.subtotalTax)),
    discountTotal: sum(byCoupon.map((coupon) => coupon.amount)),
    discountTax: sum(byCoupon.map((coupon) => coupon.tax)),
    shippingTotal,
    shippingTax,
    total: Math.max(0, roundHalfUp(itemsTotal + tax + shippingTotal + shippingTax + feesWithTax)),
    totalTax: tax + shippingTax + sum(byFee.map((fee) => fee.tax)),
  };
}

function splitLine(gross: number, discount: number, takeTax: (cents: number) => number): LineTotals {
  const subtotalTax = takeTax(gross);
  const tax = takeTax(gross - discount);
  return {
    subtotal: gross - subtotalTax,
    subtotalTax: roundHalfDown(subtotalTax),
    total: gross - discount - tax,
    tax: roundHalfDown(tax),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
