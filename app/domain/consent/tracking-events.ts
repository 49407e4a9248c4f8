import { BRAND_ATTRIBUTE } from "../../config/tracking";
import type { Cart, CartLine } from "../cart/cart";
import type { MinorUnits } from "../values/money";
import type { Order, OrderLine } from "../orders/order";
import type { Product, Variation } from "../product/product";
import { compareCarts, findAdded, type MovedUnits } from "./tracked-cart";
import { variationText } from "../product/variation";

/** An event in GA4's format; amounts are in whole units of `currency`, with VAT. */
interface TrackingEvent {
  name: string;
  params: Record<string, unknown>;
}

/** What a shopper sees or does, as the page knows it. */
export type Occurrence =
  | { type: "page" }
  | { type: "product"; product: TrackedProduct; variation: Variation | null }
  /** A submitted add-to-cart form, and the updated cart. */
  | { type: "added"; form: FormData; cart: Cart }
  | { type: "changed"; before: Cart; after: Cart }
  /** An order's lines that were added to the cart again, as the cart holds them. */
  | { type: "ordered-again"; added: MovedUnits[] }
  | { type: "checkout"; cart: Cart }
  | { type: "order"; order: Order }
  | { type: "search"; term: string }
  /** `form`: how the shopper made contact. */
  | { type: "lead"; form: "phone" | "email" | "back-in-stock" };

type TrackedProduct = Pick<
  Product,
  "databaseId" | "name" | "brand" | "attributes" | "categories" | "variationAttributes" | "pricing"
>;

/** `price` in minor units; `brand` and `category` are omitted when unknown. */
interface Item {
  id: number | null;
  name: string;
  brand: string | undefined;
  category: string | undefined;
  variant: string;
  price: MinorUnits;
  quantity: number;
}

const UNSUCCESSFUL = ["CANCELLED", "FAILED", "REFUNDED"];

/** Whether an order counts as a purchase; canceled orders and those that wait for a gateway don't. */
function isPurchase({ status, needsPayment }: Pick<Order, "status" | "needsPayment">): boolean {
  return !needsPayment && !UNSUCCESSFUL.includes(status);
}

/** GA4 events for an occurrence; [] for none. `currency` is that of the shop's prices. */
export function toTrackingEvents(happened: Occurrence, currency: string): TrackingEvent[] {
  switch (happened.type) {
    case "product": {
      const item = fromProduct(happened.product, happened.variation);
      return [withItems("view_item", currency, [item], item.price)];
    }
    case "added":
      return toMove("add_to_cart", currency, findAdded(happened.form, happened.cart));
    case "changed": {
      const { added, removed } = compareCarts(happened.before, happened.after);
      return [...toMove("add_to_cart", currency, added), ...toMove("remove_from_cart", currency, removed)];
    }
    case "ordered-again":
      return toMove("add_to_cart", currency, happened.added);
    case "checkout": {
      const { lines, coupons } = happened.cart;
      const value = lines.reduce((all, { total }) => all + total, 0);
      const items = lines.map((line) => fromLine(line, line.quantity));
      return [withItems("begin_checkout", currency, items, value, couponOf(coupons))];
    }
    case "order":
      return isPurchase(happened.order) ? [toPurchase(happened.order)] : [];
    case "search":
      return [{ name: "search", params: { search_term: happened.term } }];
    case "lead":
      return [{ name: "generate_lead", params: { currency, value: 0, lead_source: happened.form } }];
    case "page":
      return [];
  }
}

function toMove(name: string, currency: string, units: MovedUnits[]): TrackingEvent[] {
  const items = units.map(({ line, quantity }) => fromLine(line, quantity));
  return items.length > 0 ? [withItems(name, currency, items)] : [];
}

// GA4 wants the value without shipping; orders keep their own currency.
function toPurchase(order: Order): TrackingEvent {
  const items = order.lines.map((line) => fromLine(line, line.quantity));
  const value = order.lines.reduce((all, { total }) => all + total, 0);
  return withItems("purchase", order.currency, items, value, {
    transaction_id: order.orderNumber,
    tax: toUnits(order.tax),
    shipping: toUnits(order.shippingTotal),
    ...couponOf(order.coupons),
  });
}

function withItems(
  name: string,
  currency: string,
  items: Item[],
  value: MinorUnits = items.reduce((all, { price, quantity }) => all + price * quantity, 0),
  more: object = {},
): TrackingEvent {
  return { name, params: { currency, value: toUnits(value), ...more, items: items.map(toItem) } };
}

function toItem({ id, name, brand, category, variant, price, quantity }: Item): Record<string, unknown> {
  return {
    item_id: id === null ? "" : String(id),
    item_name: name,
    ...(brand && { item_brand: brand }),
    ...(category && { item_category: category }),
    ...(variant && { item_variant: variant }),
    price: toUnits(price),
    quantity,
  };
}

function fromProduct(product: TrackedProduct, variation: Variation | null): Item {
  const brand = product.attributes.find(({ name }) => name === BRAND_ATTRIBUTE)?.values[0];
  return {
    id: product.databaseId,
    name: product.name,
    brand: brand ?? product.brand?.name,
    category: product.categories[0]?.name,
    variant: variation ? variationText(product.variationAttributes, variation) : "",
    price: (variation ?? product).pricing.lowest ?? 0,
    quantity: 1,
  };
}

function fromLine(line: CartLine | OrderLine, quantity: number): Item {
  return {
    id: line.productId,
    name: line.name,
    brand: line.brand,
    category: line.category,
    variant: line.attributes.map(({ value }) => value).join(" · "),
    price: line.quantity > 0 ? Math.round(line.total / line.quantity) : 0,
    quantity,
  };
}

function couponOf(coupons: { code: string }[]): object {
  return coupons.length > 0 ? { coupon: coupons.map(({ code }) => code).join(",") } : {};
}

function toUnits(amount: MinorUnits): number {
  return amount / 100;
}

/**
 * Query parameters that may be reported: campaign and search. Order keys, logins and tokens must not leave the shop.
 */
const REPORTABLE = /^(filter|orderby|order|utm_[a-z_]{1,30}|gclid|gbraid|wbraid|gad_source|gad_campaignid)$/;

/** A URL of the shop that is safe to report: no fragment, and harmless parameters only. */
export function trackedUrl(href: string): string {
  const url = URL.parse(href);
  if (!url) return "";
  const reported = [...url.searchParams].filter(([name]) => REPORTABLE.test(name));
  const query = new URLSearchParams(reported).toString();
  return `${url.origin}${url.pathname}${query && `?${query}`}`;
}

/** The same for the referrer; another site's URL is reported as the browser gave it. */
export function trackedReferrer(referrer: string, origin: string): string {
  return URL.parse(referrer)?.origin === origin ? trackedUrl(referrer) : referrer;
}
