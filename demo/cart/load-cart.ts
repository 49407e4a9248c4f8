import { findCoupon } from "../coupons.ts";
import { readProducts } from "../database/read-products.ts";
import type { StoredProduct, StoredVariation } from "../database/documents.ts";
import { findActivePrice } from "../pricing.ts";
import { listShippingRates, type ShippingRate } from "../shipping.ts";
import { computeTotals, type CartTotals } from "../totals.ts";
import type { CartLine, ShopperData } from "../session/shopper-data.ts";
import { roundHalfUp } from "../tax.ts";

export interface LoadedLine extends CartLine {
  product: StoredProduct;
  variation: StoredVariation | null;
}

export interface LoadedCart {
  lines: LoadedLine[];
  totals: CartTotals;
  needsShipping: boolean;
  rates: ShippingRate[];
  chosenRate: ShippingRate | null;
}

/** The cart with today's products and prices. A line whose product has left the catalogue is left out. */
export async function loadCart(db: D1Database, data: ShopperData): Promise<LoadedCart> {
  const products = await readProducts(db, [...new Set(data.lines.map((line) => line.productId))]);
  const lines = data.lines.flatMap((line) => joinProduct(line, products));
  const needsShipping = lines.some(({ product }) => !product.virtual);
  const coupons = lines.length ? data.coupons.flatMap((code) => findCoupon(code) ?? []) : [];
  const priced = lines.map((line) => ({
    ...line,
    price: Number(findActivePrice(line.variation ?? line.product) ?? 0),
  }));

  const goods = computeTotals(priced, coupons, 0);
  const rates = needsShipping ? listShippingRates(data.shipping.country, roundHalfUp(goods.total) / 100) : [];
  const chosenRate = rates.find((rate) => rate.id === data.shippingMethod) ?? rates[0] ?? null;
  const totals = computeTotals(priced, coupons, chosenRate?.cost ?? 0);
  return { lines, totals, needsShipping, rates, chosenRate };
}

/** "Тениска - L ×1, Шейкър ×2": WooCommerce calls the parcel so. */
export function describeParcel(lines: readonly LoadedLine[]): string {
  return lines
    .filter(({ product }) => !product.virtual)
    .map(({ product, variation, quantity }) => `${(variation ?? product).name} ×${quantity}`)
    .join(", ");
}

function joinProduct(line: CartLine, products: readonly StoredProduct[]): LoadedLine[] {
  const product = products.find(({ id }) => id === line.productId);
  const variation = product?.variations.find(({ id }) => id === line.variationId) ?? null;
  if (!product || (line.variationId !== null && !variation)) return [];
  return [{ ...line, product, variation }];
}
