import type { AddressFragment, OrderDetailsFragment, OrderRowFragment } from "../../../graphql/generated/documents";
import { EMPTY_ADDRESS, type Address } from "../../../app/domain/checkout/address";
import type { CheckoutDraft, CourierOffice, Invoice } from "../../../app/domain/checkout/checkout-draft";
import { parseAmount } from "../../../app/domain/values/money";
import type { Order, OrderLine, OrderSummary } from "../../../app/domain/orders/order";
import { shippingCost, absorbRounding, sum, readOrderChoices } from "./cart";
import { readMethodNames } from "./method-names";
import { plainText, typedText } from "../html";
import { toChoices, toTrackingLabels } from "../catalog/attributes";
import { toImage } from "../image";
import { number, text } from "../fields";
import { readTextLanguage } from "../text-language";
import { pickLanguage } from "../../../app/domain/values/text-language";

interface Entry {
  key: string;
  value: string;
}

const INVOICE_KEYS: Record<keyof Invoice, string> = {
  company: "invoice_company",
  number: "invoice_eik",
  vat: "invoice_vat",
  person: "invoice_mol",
  address: "invoice_address",
};

/** Only an office from the courier's list has an id, from which a shipping label can be made. */
const OFFICE_KEYS = { courier: "courier", office: "courier_office", id: "courier_office_id" } as const;

/**
 * Order metadata of a draft, limited to the keys of docs/woocommerce.md. As the keys have no leading "_", WooCommerce
 * shows them to the merchant as custom fields.
 */
export function toMetadata({ invoice, office }: Pick<CheckoutDraft, "invoice" | "office">): Entry[] {
  return [...entriesOf(invoice, INVOICE_KEYS), ...entriesOf(office, OFFICE_KEYS)];
}

/** Reads invoice and office from an order's metadata; null if the order has none. */
export function fromMetadata(entries: Entry[]): { invoice: Invoice | null; office: CourierOffice | null } {
  const values = new Map(entries.map(({ key, value }) => [key, value]));
  const read = <T>(keys: Record<keyof T, string>) => {
    const found = Object.entries<string>(keys).map(([name, key]) => [name, values.get(key) ?? ""] as const);
    return found.some(([, value]) => value) ? (Object.fromEntries(found) as T) : null;
  };
  return { invoice: read<Invoice>(INVOICE_KEYS), office: withoutEmptyId(read<OfficeEntries>(OFFICE_KEYS)) };
}

type OfficeEntries = Record<keyof typeof OFFICE_KEYS, string>;

function withoutEmptyId(found: OfficeEntries | null): CourierOffice | null {
  if (!found) return null;
  const { id, ...office } = found;
  return id ? found : office;
}

function entriesOf<T extends object, K extends keyof T>(part: T | null | undefined, keys: Record<K, string>): Entry[] {
  if (!part) return [];
  return Object.entries<string>(keys).flatMap(([name, key]) => {
    const value = part[name as K];
    return typeof value === "string" && value ? [{ key, value }] : [];
  });
}

type LineNode = NonNullable<OrderDetailsFragment["lineItems"]>["nodes"][number];

/**
 * Maps an order; null if the response lacks its id or key. Amounts in minor units, with VAT. `extensions`: of the same
 * response.
 */
export function toOrder(node: OrderDetailsFragment, extensions?: unknown): Order | null {
  const databaseId = number(node.databaseId);
  const orderKey = text(node.orderKey);
  if (!databaseId || !orderKey) return null;
  const lines = (node.lineItems?.nodes ?? []).map(toOrderLine);
  // Summed over the shown lines: the backend's own sum has fractions of a minor unit and would differ.
  const subtotal = lines.reduce((all, line) => all + line.subtotal, 0);
  const shippingTotal = shippingCost(node.shippingTotal, node.shippingTax);
  const total = parseAmount(node.total) ?? 0;
  const fees = (node.feeLines?.nodes ?? []).map((line) => ({
    name: plainText(line.name),
    amount: sum(line.total, line.totalTax),
  }));
  const discount = sum(node.discountTotal, node.discountTax);
  const coupons = (node.couponLines?.nodes ?? []).map((line) => ({
    code: text(line.code),
    amount: sum(line.discount, line.discountTax),
  }));
  return {
    databaseId,
    orderNumber: text(node.orderNumber) || String(databaseId),
    orderKey,
    status: text(node.status),
    date: text(node.date),
    currency: text(node.currency),
    needsPayment: node.needsPayment === true,
    needsProcessing: node.needsProcessing === true,
    paymentMethod: text(node.paymentMethod),
    paymentMethodTitle: plainText(node.paymentMethodTitle),
    customerNote: typedText(node.customerNote),
    ...fromMetadata(
      (node.metaData ?? []).flatMap((one) => (one ? { key: text(one.key), value: text(one.value) } : [])),
    ),
    billing: toAddress(node.billing),
    shipping: toAddress(node.shipping),
    lines,
    shippingMethods: (node.shippingLines?.nodes ?? []).map((line) => plainText(line.methodTitle)),
    ...readMethodNames(extensions),
    coupons: absorbRounding(coupons, discount),
    fees: absorbRounding(fees, total - (subtotal - discount + shippingTotal)).map(({ name, amount }) => ({
      name,
      total: amount,
    })),
    subtotal,
    discount,
    shippingTotal,
    total,
    tax: parseAmount(node.totalTax) ?? 0,
    refunded: sum(...(node.refunds?.nodes ?? []).map(({ amount }) => amount)),
  };
}

/** Maps an order for a list; null if the response lacks its id. */
export function toOrderSummary(node: OrderRowFragment): OrderSummary | null {
  const databaseId = number(node.databaseId);
  if (!databaseId) return null;
  return {
    databaseId,
    orderNumber: text(node.orderNumber) || String(databaseId),
    status: text(node.status),
    date: text(node.date),
    currency: text(node.currency),
    total: parseAmount(node.total) ?? 0,
  };
}

/** Maps an address, with "" for null. */
export function toAddress(node: AddressFragment | null | undefined): Address {
  const given = Object.entries(EMPTY_ADDRESS).map(([key]) => [key, text(node?.[key as keyof Address])]);
  return Object.fromEntries(given) as Address;
}

function toOrderLine(line: LineNode): OrderLine {
  const product = line.product?.node ?? null;
  const variationAttributes = toChoices(product);
  const metadata = new Map(
    (line.metaData ?? []).flatMap((one) => (one ? [[text(one.key), text(one.value)] as const] : [])),
  );
  const chosen = (line.variation?.node.attributes?.nodes ?? []).map((attribute) => {
    const [name, fixed] = [text(attribute.name), text(attribute.value)];
    return { name, isOpen: !fixed, slug: fixed || (metadata.get(name) ?? "") };
  });
  return {
    id: number(line.databaseId) ?? 0,
    productId: number(product?.databaseId),
    variationId: number(line.variation?.node.databaseId),
    name: text(product?.name) || text(line.variation?.node.name),
    slug: text(product?.slug) || null,
    ...readTextLanguage(product),
    image: toImage(line.variation?.node.image) ?? toImage(product?.image),
    attributes: chosen.flatMap(({ name, slug }) => {
      if (!slug) return [];
      const choice = variationAttributes.find((one) => one.name === name);
      const term = choice?.options.find((one) => one.slug === slug);
      return { value: term?.name ?? slug, ...pickLanguage(term ?? {}) };
    }),
    ...readOrderChoices(
      line.metaData,
      chosen.map(({ name }) => name),
    ),
    openChoices: chosen.flatMap(({ name, isOpen, slug }) => (isOpen && slug ? { name, value: slug } : [])),
    quantity: number(line.quantity) ?? 0,
    subtotal: sum(line.subtotal, line.subtotalTax),
    total: sum(line.total, line.totalTax),
    ...toTrackingLabels(product),
  };
}
