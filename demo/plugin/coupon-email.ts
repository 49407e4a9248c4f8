/** The plugin's refusal for a guest of the shop, instead of WooCommerce's: an email can be sent along. */
export const COUPON_EMAIL_REFUSED = "storefront-coupon-email";

/** The email that the shop states for a guest, percent-encoded; "" for none. Never stored. */
export function readCouponEmail({ headers }: Request): string {
  try {
    return decodeURIComponent(headers.get("x-storefront-coupon-email") ?? "").toLowerCase();
  } catch {
    return "";
  }
}
