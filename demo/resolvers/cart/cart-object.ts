import { describeParcel, type LoadedCart } from "../../cart/load-cart.ts";
import type { DemoContext } from "../../context.ts";
import { printDecimal, printFloat, showMoney } from "../../pricing/format-price.ts";
import type { ShippingRate } from "../../checkout/shipping.ts";
import { findAddedTax, roundHalfDown } from "../../pricing/tax.ts";
import type { CartTotals, CouponTotals, LineTotals } from "../../pricing/totals.ts";
import { noteName } from "../../languages/method-names.ts";
import { showNodes, type ConnectionArguments } from "../connections.ts";
import { showProduct } from "../products/product-object.ts";
import { showVariation } from "../products/variation-object.ts";
import type { LoadedLine } from "../../cart/judge-coupons.ts";

/** Where there is nothing, coupons and rates are null, not []. */
export function showCart(cart: LoadedCart) {
  const { lines, totals, needsShipping, needsShippingAddress, rates, chosenRate, isTaxed } = cart;
  const isEmpty = lines.length === 0;
  return {
    isEmpty,
    needsShippingAddress,
    contents: (args: ConnectionArguments) => ({
      itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      productCount: lines.length,
      ...showNodes(lines.map((line) => showLine(line, totals.lines.get(line.key))))(args),
    }),
    appliedCoupons: totals.coupons.length ? totals.coupons.map(showCoupon) : null,
    ...showTotals(totals),
    displayPricesIncludeTax: true,
    total: showMoney(totals.total, isEmpty ? "0" : (totals.total / 100).toFixed(2)),
    // If no rate is available, WooGraphQL returns an empty string.
    chosenShippingMethods: needsShipping ? [chosenRate?.id ?? ""] : [],
    availableShippingMethods: needsShipping
      ? [
          {
            packageDetails: describeParcel(lines),
            rates: rates.length ? rates.map((rate) => showRate(rate, isTaxed)) : null,
          },
        ]
      : [],
  };
}

function showTotals(totals: CartTotals) {
  return {
    subtotal: showMoney(totals.subtotal),
    subtotalTax: showMoney(totals.subtotalTax),
    discountTotal: showMoney(totals.discountTotal),
    discountTax: showMoney(totals.discountTax),
    shippingTotal: showMoney(totals.shippingTotal, printDecimal(totals.shippingTotal / 100)),
    shippingTax: showMoney(totals.shippingTax),
    totalTax: showMoney(totals.totalTax),
  };
}

function showLine({ key, quantity, product, variation, attributes }: LoadedLine, totals: LineTotals | undefined) {
  const { subtotal = 0, subtotalTax = 0, total = 0, tax = 0 } = totals ?? {};
  return {
    __typename: "SimpleCartItem",
    key,
    quantity,
    subtotal: showMoney(subtotal),
    subtotalTax: showMoney(subtotalTax),
    // The one amount of a line that includes VAT.
    total: showMoney(total + tax),
    tax: showMoney(tax),
    product: (_: unknown, { language }: DemoContext) => ({ node: showProduct(product, language) }),
    variation: (_: unknown, { language }: DemoContext) =>
      variation && { node: showVariation(variation, product, language), attributes },
  };
}

function showCoupon({ coupon, amount, tax }: CouponTotals) {
  return {
    code: coupon.code,
    description: coupon.description,
    // WooGraphQL treats `excludeTax: false` as true.
    discountAmount: showMoney(roundHalfDown(amount)),
    discountTax: showMoney(roundHalfDown(tax)),
  };
}

function showRate({ id, methodId, instanceId, label, cost }: ShippingRate, isTaxed: boolean) {
  const tax = isTaxed ? findAddedTax(cost) : 0;
  return {
    id,
    methodId,
    instanceId,
    label: (_: unknown, context: DemoContext) => noteName(label, methodId, context),
    subtotal: showMoney(cost * 100, printDecimal(cost)),
    taxTotal: showMoney(tax * 100, printFloat(tax)),
  };
}
