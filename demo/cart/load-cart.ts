import type { DemoContext } from "../context.ts";
import { readProducts } from "../database/products/read-products.ts";
import type { StoredProduct } from "../database/documents.ts";
import type { Fee } from "../pricing/fees.ts";
import { findActivePrice } from "../pricing/format-price.ts";
import { chooseRate, listShippingRates, TAXED_COUNTRY, type ShippingRate } from "../checkout/shipping.ts";
import { listCourierRates } from "../couriers/courier-rates.ts";
import type { DeliveryFacts } from "../couriers/delivery-facts.ts";
import { computeTotals, type CartTotals } from "../pricing/totals.ts";
import type { CartLine, ShopperData } from "../session/shopper-data.ts";
import { roundHalfUp } from "../pricing/tax.ts";
import { suitsLine } from "./coupon-rules.ts";
import { judgeCoupons, readCouponLines, type CouponCart, type JudgedCoupon, type LoadedLine } from "./judge-coupons.ts";

const FLAT_RATE_AT_HOME = 1;

/** A priced cart, from which an order is built. */
export interface PricedCart {
  lines: LoadedLine[];
  totals: CartTotals;
  needsShipping: boolean;
  rates: ShippingRate[];
  chosenRate: ShippingRate | null;
}

export interface LoadedCart extends PricedCart {
  needsShippingAddress: boolean;
  isTaxed: boolean;
  /** All applied coupons; one that is no longer valid stays, but discounts nothing. */
  coupons: JudgedCoupon[];
  couponCart: CouponCart;
  /** null: the shop has no couriers, or nothing is sent. */
  deliveryFacts: DeliveryFacts | null;
}

type CartContext = Pick<DemoContext, "db" | "visitor" | "options" | "couponEmail" | "deliveryChoice">;

/** The cart with current products and prices. A line whose product has left the catalog is dropped. */
export async function loadCart(
  { db, visitor, options, couponEmail, deliveryChoice }: CartContext,
  data: ShopperData,
  fees: readonly Fee[] = [],
): Promise<LoadedCart> {
  const products = await readProducts(db, [...new Set(data.lines.map((line) => line.productId))]);
  const lines = data.lines.flatMap((line) => joinProduct(line, products));
  const needsShipping = lines.some(isSent);
  const isTaxed = (data.shipping.country ?? TAXED_COUNTRY) === TAXED_COUNTRY;
  const priced = lines.map((line) => ({
    ...line,
    price: Number(findActivePrice(line.variation ?? line.product) ?? 0),
  }));

  const bare = computeTotals(priced, [], 0, { isTaxed });
  const couponCart = {
    lines: data.coupons.length ? await readCouponLines(db, lines) : [],
    goodsCents: bare.subtotal + bare.subtotalTax,
    emails: [couponEmail ?? data.billing.email, visitor.customer?.email].flatMap((email) => email?.toLowerCase() || []),
    isGuestOfShop: couponEmail !== null,
  };
  const coupons = await judgeCoupons(db, data.coupons, couponCart);
  const refused = new Set(coupons.flatMap(({ coupon, refusal }) => (refusal === null ? [] : coupon.code)));
  const details = {
    isTaxed,
    suits: (coupon: (typeof coupons)[number]["coupon"], key: string) => {
      const line = couponCart.lines.find((one) => one.key === key);
      return !refused.has(coupon.code) && line !== undefined && suitsLine(coupon, line);
    },
  };
  const applied = coupons.map(({ coupon }) => coupon);
  const goods = computeTotals(priced, applied, 0, details);
  const hasFreeShippingCoupon = applied.some(({ code, freeShipping }) => freeShipping && !refused.has(code));
  const ofShop = needsShipping
    ? listShippingRates(data.shipping.country, goodsAfterDiscounts(goods), { ...options, hasFreeShippingCoupon })
    : [];
  const weight = sumWeights(lines);
  const byCouriers = hasCouriers(ofShop, options)
    ? await listCourierRates({ weight, choice: deliveryChoice, chosenId: data.shippingMethod, state: options.couriers })
    : null;
  // The couriers' rates replace those of a flat price.
  const rates = byCouriers
    ? [...byCouriers.map(({ rate }) => rate), ...ofShop.filter(({ methodId }) => methodId !== "flat_rate")]
    : ofShop;
  const before = { id: data.shippingMethod, offered: data.offeredRates };
  const chosenRate = chooseRate(rates, before, hasFreeShippingCoupon);
  const all = options.cartFee && lines.length > 0 ? [options.cartFee, ...fees] : fees;
  const totals = computeTotals(priced, applied, chosenRate?.cost ?? 0, { ...details, fees: all });
  const needsShippingAddress = needsShipping && !options.shipsToBillingOnly;
  const deliveryFacts = byCouriers && { weight, rates: byCouriers.map(({ facts }) => facts) };
  const shipping = { needsShipping, needsShippingAddress, rates, chosenRate, deliveryFacts };
  return { lines, totals, ...shipping, isTaxed, coupons, couponCart };
}

/** Whether couriers deliver: the shop has them, and the parcel doesn't go abroad. */
function hasCouriers(rates: readonly ShippingRate[], { couriers }: DemoContext["options"]): boolean {
  return couriers !== "none" && rates.some(({ instanceId }) => instanceId === FLAT_RATE_AT_HOME);
}

/** In kg; what has no weight counts as a kilogram, as in the couriers' plugin. */
function sumWeights(lines: readonly LoadedLine[]): number {
  const sent = lines.filter(isSent);
  return sent.reduce((sum, { product, quantity }) => sum + (Number(product.weight) || 1) * quantity, 0);
}

/** "Тениска - L ×1, Шейкър ×2": WooCommerce's name for the package. */
export function describeParcel(lines: readonly LoadedLine[]): string {
  return lines
    .filter(isSent)
    .map(({ product, variation, quantity }) => `${(variation ?? product).name} ×${quantity}`)
    .join(", ");
}

function isSent({ product, variation }: LoadedLine): boolean {
  return !(variation ?? product).virtual;
}

/** In leva with VAT, as WC_Shipping_Free_Shipping compares with its minimum. */
function goodsAfterDiscounts({ subtotal, subtotalTax, discountTotal, discountTax }: CartTotals): number {
  return roundHalfUp(subtotal + subtotalTax - discountTotal - discountTax) / 100;
}

function joinProduct(line: CartLine, products: readonly StoredProduct[]): LoadedLine[] {
  const product = products.find(({ id }) => id === line.productId);
  const variation = product?.variations.find(({ id }) => id === line.variationId) ?? null;
  if (!product || (line.variationId !== null && !variation)) return [];
  return [{ ...line, product, variation }];
}
