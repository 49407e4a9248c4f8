import type { CartContentsFragment } from "../../../graphql/generated/documents";
import type { Cart, CartCoupon, CartLine, ShippingRate } from "../../../app/domain/cart/cart";
import { parseAmount, type MinorUnits } from "../../../app/domain/values/money";
import { plainText } from "../html";
import { toChoices, toLabels } from "../catalog/attributes";
import { toImage } from "../image";
import { number, text } from "../fields";
import { toStockStatus } from "../catalog/variation";

type Line = NonNullable<NonNullable<CartContentsFragment["contents"]>["nodes"][number]>;

/** In hundredths: as far as sums that were rounded apart may differ. */
const ROUNDING_MAX = 2;

/** A cart without lines, for shoppers who have no session yet. */
export const EMPTY_CART: Cart = {
  lines: [],
  itemCount: 0,
  productCount: 0,
  isEmpty: true,
  needsShipping: false,
  canShipElsewhere: false,
  coupons: [],
  subtotal: 0,
  discount: 0,
  shipping: 0,
  fees: 0,
  total: 0,
  tax: 0,
  shippingRates: [],
  chosenRateId: null,
};

/**
 * The cart as the backend reckoned it. Its net amounts and their VAT come apart, with up to 8 decimals:
 * what is shown is their sum, rounded once. Throws where a part of it is missing.
 */
export function toCart(node: CartContentsFragment): Cart {
  const { lines, total } = readWhole(node);
  const discount = sum(node.discountTotal, node.discountTax);
  const subtotal = sum(node.subtotal, node.subtotalTax);
  const shipping = charge(node.shippingTotal, node.shippingTax);
  const asksForAddress = node.needsShippingAddress === true;
  // There is a parcel even where nothing delivers it; an address of its own isn't asked for in every shop. null: it failed.
  const needsShipping = node.availableShippingMethods ? node.availableShippingMethods.length > 0 : asksForAddress;
  return {
    lines,
    itemCount: number(node.contents?.itemCount) ?? 0,
    productCount: number(node.contents?.productCount) ?? lines.length,
    isEmpty: lines.length === 0,
    needsShipping,
    canShipElsewhere: needsShipping && asksForAddress,
    coupons: toCoupons(node, discount),
    subtotal,
    discount,
    shipping,
    fees: node.subtotal ? findFees(total - (subtotal - discount + shipping)) : 0,
    total,
    tax: parseAmount(node.totalTax) ?? 0,
    shippingRates: toRates(node),
    chosenRateId: text(node.chosenShippingMethods?.[0]) || null,
  };
}

// Half of a cart looks like another one, and no line at all like an order that was placed: card payments hang on both.
function readWhole({ isEmpty, contents, total }: CartContentsFragment): Pick<Cart, "lines" | "total"> {
  const lines = contents?.nodes.map((line) => (line?.product?.node ? toLine(line) : null)) ?? [null];
  const sumOfAll = parseAmount(total);
  const isWhole = lines.every((line) => line !== null) && isEmpty === (lines.length === 0) && sumOfAll !== null;
  if (!isWhole) throw new TypeError("a part of the cart is missing");
  return { lines, total: sumOfAll };
}

/** The backend's own field for fees is always null (schema): what the total has beside the rest is one, unless it is rounding. */
function findFees(rest: MinorUnits): MinorUnits {
  return Math.abs(rest) > ROUNDING_MAX ? rest : 0;
}

/** Sum of raw amounts, rounded once, in hundredths; unreadable parts count as nothing. */
export function sum(...raw: (string | number | null | undefined)[]): MinorUnits {
  const total = raw.reduce<number>((all, one) => all + (number(Number(one ?? 0)) ?? 0), 0);
  return parseAmount(total.toFixed(8)) ?? 0;
}

/** What WooCommerce charges for delivery: net and VAT are rounded each before they are added (5.825 + 1.165 is 7.00). */
export function charge(net: string | null | undefined, tax: string | null | undefined): MinorUnits {
  return (parseAmount(net) ?? 0) + (parseAmount(tax) ?? 0);
}

/**
 * Coupons, or fees, whose amounts are together the `whole` that the backend reckoned with: each one's net and VAT come
 * rounded, so that it may be a hundredth off, and the largest makes up for it.
 */
export function evenOut<T extends { amount: MinorUnits }>(parts: T[], whole: MinorUnits): T[] {
  const off = whole - parts.reduce((all, { amount }) => all + amount, 0);
  const largest = parts.toSorted((a, b) => b.amount - a.amount)[0];
  // More than that is no rounding: then the backend means something that we don't know.
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
  return evenOut(coupons, discount);
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
    sku: text(variation?.sku) || text(product.sku) || null,
    image: toImage(variation?.image) ?? toImage(product.image),
    attributes: toChosen(line),
    quantity: number(line.quantity) ?? 0,
    subtotal: sum(line.subtotal, line.subtotalTax),
    total: parseAmount(line.total) ?? 0,
    stockQuantity: "stockQuantity" in stock && stock.backordersAllowed !== true ? number(stock.stockQuantity) : null,
    stockStatus: "stockStatus" in stock ? toStockStatus(stock.stockStatus) : null,
    soldIndividually: "soldIndividually" in product ? product.soldIndividually === true : false,
    // A product with variations isn't virtual itself, they are.
    virtual: (variation?.virtual ?? product.virtual) === true,
    ...toLabels(product),
  };
}

function toChosen(line: Line): CartLine["attributes"] {
  const variationAttributes = toChoices(line.product?.node);
  return (line.variation?.attributes ?? []).flatMap((chosen) => {
    const slug = text(chosen?.value);
    if (!chosen || !slug) return [];
    const choice = variationAttributes.find((one) => one.name === chosen.name);
    const term = choice?.options.find((option) => option.slug === slug);
    return {
      name: text(chosen.name),
      slug,
      label: plainText(chosen.label) || choice?.label || "",
      value: term?.name ?? slug,
    };
  });
}

function toRates(node: CartContentsFragment): ShippingRate[] {
  const rates = (node.availableShippingMethods ?? [])[0]?.rates ?? [];
  return rates.flatMap((rate) =>
    rate ? { id: text(rate.id), label: plainText(rate.label), cost: charge(rate.subtotal, rate.taxTotal) } : [],
  );
}
