import * as v from "valibot";
import attributes from "../../catalog/attributes.json" with { type: "json" };
import { catalog } from "../../catalog/catalog.ts";
import type { DemoProduct, DemoVariation } from "../../catalog/types.ts";
import { ORDER_STATUSES } from "../../database/orders/order-document.ts";
import { printDecimal } from "../../pricing/format-price.ts";
import type { Address } from "../../session/shopper-data.ts";
import { findAddedTax, findIncludedTax, roundHalfDown, roundHalfUp } from "../../pricing/tax.ts";
import { customers } from "./customers.ts";
import type { DemoOrder } from "../types.ts";

/** An order in orders.json. */
export const OrderSeed = v.strictObject({
  id: v.number(),
  /** null: a guest's. */
  customerId: v.nullable(v.number()),
  key: v.string(),
  status: v.picklist(ORDER_STATUSES),
  date: v.string(),
  payment: v.nullable(v.picklist(["cod", "bacs", "stripe"])),
  transactionId: v.optional(v.string()),
  /** Missing if nothing is shipped. */
  delivery: v.optional(v.picklist(["office", "address", "free", "abroad"])),
  /** Percent off everything. */
  coupon: v.optional(v.strictObject({ code: v.string(), percent: v.number() })),
  note: v.optional(v.string()),
  /** Reason and amount of a refund, in leva; without an amount, all of it. */
  refund: v.optional(v.string()),
  refunded: v.optional(v.string()),
  metaData: v.optional(v.array(v.strictObject({ key: v.string(), value: v.string() }))),
  /** SKU, pieces, and the price of one on that day, in leva with VAT. */
  lines: v.array(v.tuple([v.string(), v.number(), v.string()])),
});

export type OrderSeed = v.InferOutput<typeof OrderSeed>;

const PAYMENT_TITLES = { cod: "Наложен платеж", bacs: "Банков превод", stripe: "Банкова карта" };

/** Titles and costs of that day, in leva without VAT. */
const DELIVERIES = {
  office: { methodTitle: "Speedy до офис", cost: 4.158333 },
  address: { methodTitle: "Econt до адрес", cost: 5.825 },
  free: { methodTitle: "Безплатна доставка", cost: 0 },
  abroad: { methodTitle: "Куриер до адрес в чужбина", cost: 16.583333 },
};

const guest: Address = {
  firstName: "Десислава",
  lastName: "Ангелова",
  address1: "ул. „Македония“ 27",
  city: "Бургас",
  postcode: "8000",
  state: "BG-02",
  country: "BG",
  email: "gost@example.bg",
  phone: "0878000987",
};

/** As WooCommerce would have stored the order on its day, whatever today's prices, coupons and rates. */
export function writeDemoOrder(seed: OrderSeed): DemoOrder {
  const customer = customers.find(({ id }) => id === seed.customerId);
  const discount = (seed.coupon?.percent ?? 0) / 100;
  const lines = seed.lines.map(([sku, quantity, price]) => writeLine(sku, quantity, Number(price) * 100, discount));
  const delivery = seed.delivery ? DELIVERIES[seed.delivery] : null;
  const shipping = roundHalfUp((delivery?.cost ?? 0) * 100);
  const shippingTax = roundHalfUp(findAddedTax(delivery?.cost ?? 0) * 100);
  const goods = sum(lines.map(({ gross }) => gross));
  const discountGross = sum(lines.map(({ full, gross }) => full - gross));
  const discountTax = findIncludedTax(discountGross);
  const total = (goods + shipping + shippingTax) / 100;
  return {
    id: seed.id,
    customerId: seed.customerId,
    orderKey: `wc_order_${seed.key}`,
    status: seed.status,
    date: seed.date,
    currency: "BGN",
    paymentMethod: seed.payment ?? "",
    paymentMethodTitle: seed.payment ? PAYMENT_TITLES[seed.payment] : "",
    transactionId: seed.transactionId ?? null,
    customerNote: seed.note ?? null,
    money: {
      subtotal: printCents(sum(lines.map(({ full }) => roundHalfUp(full - findIncludedTax(full))))),
      discountTotal: printCents(discountGross - discountTax),
      discountTax: printCents(discountTax),
      shippingTotal: printDecimal(delivery?.cost ?? 0),
      shippingTax: printCents(shippingTax),
      total: total.toFixed(2),
      totalTax: printCents(sum(lines.map(({ tax }) => tax)) + shippingTax),
    },
    billing: customer?.billing ?? guest,
    shipping: customer?.shipping ?? guest,
    lines: lines.map(({ line }) => line),
    shippingLines: delivery
      ? [{ methodTitle: delivery.methodTitle, total: printDecimal(delivery.cost), totalTax: printCents(shippingTax) }]
      : [],
    couponLines: seed.coupon
      ? [
          {
            code: seed.coupon.code,
            discount: printCents(roundHalfDown(discountGross - discountTax)),
            discountTax: printCents(roundHalfDown(discountTax)),
          },
        ]
      : [],
    metaData: seed.metaData ?? [],
    refunds: seed.refund ? [{ amount: seed.refunded ?? total.toFixed(2), reason: seed.refund }] : [],
  };
}

/** `price` in stotinki with VAT; `full` is the line before its discount. */
function writeLine(sku: string, quantity: number, price: number, discount: number) {
  const full = roundHalfUp(price * quantity);
  const gross = full - roundHalfDown(full * discount);
  const [subtotalTax, tax] = [findIncludedTax(full), findIncludedTax(gross)];
  const { product, variation } = findSold(sku);
  const line = {
    productId: product.id,
    variationId: variation?.id ?? null,
    name: variation ? nameVariation(product, variation) : product.name,
    quantity,
    subtotal: printCents(full - subtotalTax),
    subtotalTax: printCents(roundHalfDown(subtotalTax)),
    total: printCents(gross - tax),
    totalTax: printCents(roundHalfDown(tax)),
  };
  return { line, full, gross, tax: roundHalfDown(tax) };
}

function findSold(sku: string): { product: DemoProduct; variation: DemoVariation | undefined } {
  for (const product of catalog.products) {
    const variation = product.variations.find((one) => one.sku === sku);
    if (product.sku === sku || variation) return { product, variation };
  }
  throw new Error(`no product ${sku}`);
}

function nameVariation(product: DemoProduct, variation: DemoVariation): string {
  const terms = Object.entries(variation.attributes).map(
    ([name, slug]) =>
      attributes.find((one) => one.name === name)?.terms.find((term) => term.slug === slug)?.name ?? slug,
  );
  return `${product.name} - ${terms.join(", ")}`;
}

function printCents(cents: number): string {
  return printDecimal(cents / 100);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
