import type { CartContentsFragment } from "../../../graphql/generated/documents";
import type { Cart, CartCoupon, CartLine, ShippingRate } from "../../../app/domain/cart/cart";
import { parseAmount, type MinorUnits } from "../../../app/domain/values/money";
import { plainText } from "../html";
import { toChoices, toTrackingLabels } from "../catalog/attributes";
import { toProductType } from "../catalog/product";
import { toStockStatus } from "../catalog/variation";
import { toImage } from "../image";
import { readDeliveryFacts, type DeliveryFacts } from "./delivery-facts";
import { readMethodNames } from "./method-names";
import { toShippingRate } from "./shipping-rate";
import { number, text } from "../fields";
import { readTextLanguage } from "../text-language";
import { pickLanguage } from "../../../app/domain/values/text-language";
import { BACKORDERED_KEYS, CHOICES_KEY } from "../../../app/config/product-facts";

type Line = NonNullable<NonNullable<CartContentsFragment["contents"]>["nodes"][number]>;

/** In minor units: the largest difference that separate rounding can cause. */
const ROUNDING_MAX = 2;

/**
 * Maps the cart with the backend's own amounts: net amounts and VAT with up to 8 decimals, whose sum is rounded once to
 * minor units. `extensions`: of the same response. Throws TypeError if a part is missing.
 */
export function toCart(node: CartContentsFragment, extensions?: unknown): Cart {
  const { lines, total } = readComplete(node);
  const facts = readDeliveryFacts(extensions);
  const discount = sum(node.discountTotal, node.discountTax);
  const subtotal = sum(node.subtotal, node.subtotalTax);
  const shipping = shippingCost(node.shippingTotal, node.shippingTax);
  const needsAddress = node.needsShippingAddress === true;
  // The packages to ship, even ones without rates; null: they couldn't be read. `needsShippingAddress` alone isn't
  // enough: it is false in shops that ship only to the billing address.
  const needsShipping = node.availableShippingMethods ? node.availableShippingMethods.length > 0 : needsAddress;
  return {
    lines,
    itemCount: number(node.contents?.itemCount) ?? 0,
    isEmpty: lines.length === 0,
    needsShipping,
    canShipElsewhere: needsShipping && needsAddress,
    coupons: toCoupons(node, discount),
    subtotal,
    discount,
    shipping,
    fees: node.subtotal ? findFees(total - (subtotal - discount + shipping)) : 0,
    total,
    tax: parseAmount(node.totalTax) ?? 0,
    shippingRates: toRates(node, facts),
    chosenRateId: text(node.chosenShippingMethods?.[0]) || null,
    ...(facts.weight !== null && { parcelWeight: facts.weight }),
    ...readMethodNames(extensions),
    ...readNeedsWordPress(node),
  };
}

// A partial cart looks like a changed one, and an empty one like a placed order; card payments depend on the difference.
function readComplete({ isEmpty, contents, total }: CartContentsFragment): Pick<Cart, "lines" | "total"> {
  const lines = contents?.nodes.map((line) => (line?.product?.node ? toLine(line) : null)) ?? [null];
  const sumOfAll = parseAmount(total);
  const isComplete = lines.every((line) => line !== null) && isEmpty === (lines.length === 0) && sumOfAll !== null;
  if (!isComplete) throw new TypeError("a part of the cart is missing");
  return { lines, total: sumOfAll };
}

function readNeedsWordPress({ contents }: CartContentsFragment): Pick<Cart, "needsWordPress"> {
  const isForeign = contents?.nodes.some((line) => toProductType(line?.product?.node.type) === "other");
  return isForeign ? { needsWordPress: true } : {};
}

/** WooGraphQL's fee field is always null: the rest of the total is a fee, unless it is within rounding. */
function findFees(rest: MinorUnits): MinorUnits {
  return Math.abs(rest) > ROUNDING_MAX ? rest : 0;
}

/** Sum, in minor units, of the backend's raw amounts, rounded once; unreadable ones count as 0. */
export function sum(...raw: (string | number | null | undefined)[]): MinorUnits {
  const total = raw.reduce<number>((all, one) => all + (number(Number(one ?? 0)) ?? 0), 0);
  return parseAmount(total.toFixed(8)) ?? 0;
}

/** WooCommerce's shipping cost: net and VAT are each rounded to minor units, then added (5.825 + 1.165 is 7.00). */
export function shippingCost(net: string | null | undefined, tax: string | null | undefined): MinorUnits {
  return (parseAmount(net) ?? 0) + (parseAmount(tax) ?? 0);
}

/**
 * Coupons or fees whose amounts add up to `whole`: net and VAT of each are already rounded, so the sum may be off by a minor
 * unit per part, which the largest one absorbs.
 */
export function absorbRounding<T extends { amount: MinorUnits }>(parts: T[], whole: MinorUnits): T[] {
  const off = whole - parts.reduce((all, { amount }) => all + amount, 0);
  const largest = parts.toSorted((a, b) => b.amount - a.amount)[0];
  // A larger difference isn't rounding, so the amounts are left as they are.
  const isRounding = Math.abs(off) <= parts.length;
  return parts.map((part) => (part === largest && isRounding ? { ...part, amount: part.amount + off } : part));
}

function toCoupons(node: CartContentsFragment, discount: MinorUnits): CartCoupon[] {
  const coupons = (node.appliedCoupons ?? []).flatMap((coupon) =>
    coupon
      ? {
          code: text(coupon.code),
          description: plainText(coupon.description),
          amount: sum(coupon.discountAmount, coupon.discountTax),
        }
      : [],
  );
  return absorbRounding(coupons, discount);
}

function toLine(line: Line): CartLine {
  const product = line.product!.node;
  const variation = line.variation?.node ?? null;
  const stock = variation ?? product;
  return {
    key: text(line.key),
    productId: product.databaseId,
    variationId: variation?.databaseId ?? null,
    name: text(product.name),
    slug: text(product.slug),
    ...readTextLanguage(product),
    image: toImage(variation?.image) ?? toImage(product.image),
    attributes: toChosen(line),
    ...readCartChoices(line.choices),
    quantity: number(line.quantity) ?? 0,
    subtotal: sum(line.subtotal, line.subtotalTax),
    // WooGraphQL's total of a cart line includes its VAT, unlike its subtotal (recorded).
    total: parseAmount(line.total) ?? 0,
    stockQuantity: "stockQuantity" in stock && stock.backordersAllowed !== true ? number(stock.stockQuantity) : null,
    stockStatus: "stockStatus" in stock ? toStockStatus(stock.stockStatus) : null,
    soldIndividually: "soldIndividually" in product ? product.soldIndividually === true : false,
    // A variable product isn't virtual itself; its variations are.
    virtual: (variation?.virtual ?? product.virtual) === true,
    ...toTrackingLabels(product),
  };
}

function toChosen(line: Line): CartLine["attributes"] {
  const variationAttributes = toChoices(line.product?.node);
  return (line.variation?.attributes ?? []).flatMap((chosen) => {
    const slug = text(chosen?.value);
    if (!chosen || !slug) return [];
    const choice = variationAttributes.find((one) => one.name === chosen.name);
    const term = choice?.options.find((option) => option.slug === slug);
    return { name: text(chosen.name), slug, value: term?.name ?? slug, ...pickLanguage(term ?? {}) };
  });
}

function toRates(node: CartContentsFragment, facts: DeliveryFacts): ShippingRate[] {
  const rates = (node.availableShippingMethods ?? [])[0]?.rates ?? [];
  return rates.flatMap((rate) => (rate && text(rate.id) ? toShippingRate(rate, facts) : []));
}

type Choices = Pick<CartLine, "choices">;
type Metadata = ({ key: string; value?: string | null } | null)[] | null | undefined;

const CHOICES_MAX = 10;
const TEXT_LENGTH_MAX = 200;

/** Choices in a cart line's data: JSON of `[{ name, value }]` that the plugin makes; {} for none, or anything else. */
export function readCartChoices(data: Metadata): Choices {
  const json = data?.find((one) => one?.key === CHOICES_KEY)?.value;
  try {
    const parsed: unknown = JSON.parse(json ?? "[]");
    const entries = Array.isArray(parsed) ? (parsed as Partial<Record<"name" | "value", unknown>>[]) : [];
    return pickChoices(entries.map((one) => [text(one?.name), text(one?.value)]));
  } catch {
    return {};
  }
}

/**
 * Choices in an order line's metadata: all that WooCommerce shows but its own note of a backorder and the variation's
 * `attributes`.
 */
export function readOrderChoices(metadata: Metadata, attributes: readonly string[]): Choices {
  const others = [...BACKORDERED_KEYS, ...attributes];
  const isChoice = (key: string) => !/^(_|pa_|attribute_)/.test(key) && !others.includes(key);
  const entries = (metadata ?? []).map((one) => [text(one?.key), text(one?.value)] as const);
  return pickChoices(entries.filter(([key]) => isChoice(key)));
}

function pickChoices(entries: (readonly [string, string])[]): Choices {
  const shorten = (html: string) => plainText(html).slice(0, TEXT_LENGTH_MAX);
  const choices = entries
    .map(([name, value]) => ({ label: shorten(name), value: shorten(value) }))
    .filter(({ label, value }) => label && value)
    .slice(0, CHOICES_MAX);
  return choices.length > 0 ? { choices } : {};
}
