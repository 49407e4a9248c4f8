import type { LoadedCart } from "../cart/load-cart.ts";
import type { OrderDocument, OrderLine, OrderStatus } from "../database/order-document.ts";
import type { Gateway } from "../gateways.ts";
import { printDecimal } from "../pricing.ts";
import type { Address } from "../session/shopper-data.ts";
import { findAddedTax, roundHalfDown } from "../tax.ts";
import type { CartTotals } from "../totals.ts";

export interface OrderDetails {
  cart: LoadedCart;
  /** null: the order costs nothing. */
  gateway: Gateway | null;
  billing: Address;
  shipping: Address;
  customerNote: string | null;
  metaData: { key: string; value: string }[];
}

/** The order as WooCommerce would write it down; its money keeps six decimals where the cart's has eight. */
export function writeOrder({ cart, gateway, billing, shipping, customerNote, metaData }: OrderDetails): OrderDocument {
  const { lines, totals, chosenRate } = cart;
  return {
    status: findStatus(cart, gateway),
    date: formatSofiaTime(new Date()),
    currency: "BGN",
    paymentMethod: gateway?.id ?? "",
    paymentMethodTitle: gateway?.title ?? "",
    customerNote,
    money: writeMoney(totals),
    billing,
    shipping,
    lines: lines.map((line) => writeLine(line, totals)),
    shippingLines: chosenRate
      ? [
          {
            methodTitle: chosenRate.label,
            total: printDecimal(chosenRate.cost),
            totalTax: printCents(roundHalfDown(findAddedTax(chosenRate.cost) * 100)),
          },
        ]
      : [],
    couponLines: totals.coupons.map(({ coupon, amount, tax }) => ({
      code: coupon.code,
      discount: printCents(roundHalfDown(amount)),
      discountTax: printCents(roundHalfDown(tax)),
    })),
    metaData,
  };
}

// Downloads wait for the cash on delivery, or they would be had for nothing.
function findStatus({ lines }: LoadedCart, gateway: Gateway | null): OrderStatus {
  if (!gateway) return "PROCESSING";
  return lines.some(({ product }) => product.downloadable) ? "ON_HOLD" : gateway.orderStatus;
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
  { key, quantity, product, variation }: LoadedCart["lines"][number],
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

/** "2026-11-21T02:51:34+02:00" */
export function formatSofiaTime(date: Date): string {
  const local = date.toLocaleString("sv-SE", { timeZone: "Europe/Sofia" }).replace(" ", "T");
  const hours = Math.round((Date.parse(`${local}Z`) - date.getTime()) / 3_600_000);
  return `${local}+0${hours}:00`;
}
