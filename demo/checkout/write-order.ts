import type { PricedCart } from "../cart/load-cart.ts";
import type { OrderDocument, OrderLine, OrderStatus } from "../database/orders/order-document.ts";
import type { Gateway } from "./gateways.ts";
import { printDecimal } from "../pricing/format-price.ts";
import type { Address } from "../session/shopper-data.ts";
import { formatSofiaTime } from "../database/sofia-time.ts";
import { roundHalfDown } from "../pricing/tax.ts";
import type { CartTotals } from "../pricing/totals.ts";
import { findStatus } from "./settle-order.ts";

interface OrderDetails {
  cart: PricedCart;
  /** null: the request named none, because the order costs nothing. */
  gateway: Gateway | null;
  billing: Address;
  shipping: Address;
  customerNote: string | null;
  metaData: { key: string; value: string }[];
  isPaid?: boolean;
  transactionId?: string | null;
  currency?: string;
}

/** The order as WooCommerce would store it: amounts with six decimals, where the cart's have eight. */
export function writeOrder(details: OrderDetails): OrderDocument {
  const { cart, gateway, billing, shipping, customerNote, metaData } = details;
  const { isPaid = false, transactionId = null, currency = "BGN" } = details;
  const { lines, totals, chosenRate } = cart;
  const status = findStatus({ lines, totalCents: totals.total, gateway, isPaid });
  return {
    status,
    date: formatSofiaTime(Date.now()),
    currency,
    paymentMethod: gateway?.id ?? "",
    paymentMethodTitle: gateway?.title ?? "",
    customerNote,
    transactionId,
    money: writeMoney(totals),
    billing,
    shipping,
    lines: lines.map((line) => ({ ...writeLine(line, totals), metaData: writeLineMetadata(line, status) })),
    shippingLines: chosenRate
      ? [
          {
            methodId: chosenRate.methodId,
            methodTitle: chosenRate.label,
            total: printDecimal(chosenRate.cost),
            totalTax: printCents(totals.shippingTax),
          },
        ]
      : [],
    feeLines: totals.fees.map(({ name, total, tax }) => ({
      name,
      total: printCents(total),
      totalTax: printCents(tax),
    })),
    couponLines: totals.coupons.map(({ coupon, amount, tax }) => ({
      code: coupon.code,
      discount: printCents(roundHalfDown(amount)),
      discountTax: printCents(roundHalfDown(tax)),
    })),
    metaData,
  };
}

function writeMoney(totals: CartTotals): OrderDocument["money"] {
  return {
    subtotal: printCents(totals.subtotal),
    discountTotal: printCents(totals.discountTotal),
    discountTax: printCents(totals.discountTax),
    shippingTotal: printCents(totals.shippingTotal),
    shippingTax: printCents(totals.shippingTax),
    total: (totals.total / 100).toFixed(2),
    totalTax: printCents(totals.totalTax),
  };
}

function writeLine(
  { key, quantity, product, variation }: PricedCart["lines"][number],
  { lines }: CartTotals,
): OrderLine {
  const { subtotal = 0, subtotalTax = 0, total = 0, tax = 0 } = lines.get(key) ?? {};
  return {
    productId: product.id,
    variationId: variation?.id ?? null,
    name: (variation ?? product).name,
    quantity,
    subtotal: printCents(subtotal),
    subtotalTax: printCents(subtotalTax),
    total: printCents(total),
    totalTax: printCents(tax),
  };
}

function printCents(cents: number): string {
  return printDecimal(cents / 100);
}

/** The chosen attributes, and by how much the line reduced the stock (recorded). */
function writeLineMetadata(
  { quantity, product, variation, attributes }: PricedCart["lines"][number],
  status: OrderStatus,
): OrderLine["metaData"] {
  const isTaken = status !== "FAILED" && (variation ?? product).stock !== null;
  const chosen = attributes.map(({ name, value }) => ({ key: name, value }));
  return isTaken ? [...chosen, { key: "_reduced_stock", value: String(quantity) }] : chosen;
}
