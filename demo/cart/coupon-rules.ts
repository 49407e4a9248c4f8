import { COUPON_EMAIL_REFUSED } from "../plugin/coupon-email.ts";
import type { Coupon } from "../pricing/coupons.ts";

/** What a coupon's rules need of a line. */
export interface CouponLine {
  key: string;
  productSlug: string;
  /** Slugs of the product's categories and all their ancestors. */
  categories: ReadonlySet<string>;
  isOnSale: boolean;
}

export interface CouponSituation {
  lines: readonly CouponLine[];
  /** The goods with VAT before discounts, as the cart shows them. */
  goodsCents: number;
  /** The shopper's emails, in lower case. */
  emails: readonly string[];
  /** A guest of the shop gets the plugin's wording when an email is refused. */
  isGuestOfShop: boolean;
  usesInAll: number;
}

/** Why WC_Discounts::is_coupon_valid() refuses the coupon, in its order; null: valid. */
export function refuseCoupon(coupon: Coupon, situation: CouponSituation): string | null {
  const { goodsCents, lines, emails, isGuestOfShop, usesInAll } = situation;
  const name = `&quot;${coupon.code}&quot;`;
  const { usageLimit, minimum, maximum } = coupon;
  if (usageLimit && usageLimit.before + usesInAll >= usageLimit.total)
    return `${describeUsageLimit(coupon)} Please try again after some time, or contact us for help.`;
  if (coupon.expired) return `Coupon ${name} has expired.`;
  if (minimum !== null && goodsCents < minimum * 100)
    return `The minimum spend for coupon ${name} is ${markUpPrice(minimum)}.`;
  if (maximum !== null && goodsCents > maximum * 100)
    return `The maximum spend for coupon ${name} is ${markUpPrice(maximum)}.`;
  const isRestricted = coupon.products.length > 0 || coupon.categories.length > 0;
  if ((lines.length > 0 || isRestricted) && !lines.some((line) => suitsLine(coupon, line)))
    return `Sorry, coupon ${name} is not applicable to selected products.`;
  if (coupon.emails.length > 0 && !emails.some((email) => coupon.emails.some((allowed) => fits(email, allowed))))
    return isGuestOfShop ? COUPON_EMAIL_REFUSED : `Please enter a valid email at checkout to use coupon code ${name}.`;
  return null;
}

/** DiscountsUtil::is_coupon_emails_allowed(): "*" is anything. */
function fits(email: string, allowed: string): boolean {
  const parts = allowed.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(email);
}

/** WC_Coupon::is_valid_for_product(), here also for coupons off the whole cart. */
export function suitsLine(coupon: Coupon, line: CouponLine): boolean {
  const { products, categories, excludesSaleItems } = coupon;
  if (excludesSaleItems && line.isOnSale) return false;
  if (products.length === 0 && categories.length === 0) return true;
  return products.includes(line.productSlug) || categories.some((slug) => line.categories.has(slug));
}

export function describeUsageLimit({ code }: Coupon): string {
  return `Usage limit for coupon &quot;${code}&quot; has been reached.`;
}

/** The one place where WooCommerce's markup of a price gets into a response. */
function markUpPrice(leva: number): string {
  const symbol = '<span class="woocommerce-Price-currencySymbol">&#1083;&#1074;.</span>';
  const amount = leva.toFixed(2).replace(".", ",");
  return `<span class="woocommerce-Price-amount amount"><bdi>${amount}&nbsp;${symbol}</bdi></span>`;
}
