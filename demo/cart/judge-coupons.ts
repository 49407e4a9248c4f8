import { isOnSale } from "../pricing/format-price.ts";
import { findCoupon, type Coupon } from "../pricing/coupons.ts";
import { countCouponUses } from "../database/orders/coupon-uses.ts";
import { readCategorySlugs } from "../database/terms/read-category-slugs.ts";
import { refuseCoupon, type CouponLine, type CouponSituation } from "./coupon-rules.ts";
import type { StoredProduct, StoredVariation } from "../database/documents.ts";
import type { CartLine } from "../session/shopper-data.ts";

export interface JudgedCoupon {
  coupon: Coupon;
  /** Why the coupon discounts nothing now; null: it is valid. */
  refusal: string | null;
}

export interface CouponCart {
  lines: readonly CouponLine[];
  goodsCents: number;
  emails: readonly string[];
  isGuestOfShop: boolean;
}

export async function judgeCoupons(
  db: D1Database,
  codes: readonly string[],
  cart: CouponCart,
): Promise<JudgedCoupon[]> {
  const coupons = codes.flatMap((code) => findCoupon(code) ?? []);
  return Promise.all(
    coupons.map(async (coupon) => {
      const usesInAll = coupon.usageLimit ? await countCouponUses(db, coupon.code) : 0;
      const situation: CouponSituation = { ...cart, usesInAll };
      return { coupon, refusal: refuseCoupon(coupon, situation) };
    }),
  );
}

export async function readCouponLines(db: D1Database, lines: readonly LoadedLine[]): Promise<CouponLine[]> {
  const categories = await readCategorySlugs(
    db,
    lines.map(({ productId }) => productId),
  );
  return lines.map(({ key, product, variation }) => ({
    key,
    productSlug: product.slug,
    categories: categories.get(product.id) ?? new Set(),
    isOnSale: isOnSale(variation ?? product),
  }));
}

export interface LoadedLine extends CartLine {
  product: StoredProduct;
  variation: StoredVariation | null;
}
