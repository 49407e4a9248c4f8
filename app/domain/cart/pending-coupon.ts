import { decodeText } from "../values/slug";
import { DAY_SECONDS } from "../values/durations";

const COOKIE = "kupon";
const MAX_AGE_SECONDS = 7 * DAY_SECONDS;
/** Longer than any code that WooCommerce generates. */
export const COUPON_CODE_MAX = 100;

/** Reads from a `Cookie` header the coupon that waits for a cart; null for none. Never throws. */
export function readPendingCoupon(cookies: string): string | null {
  const pair = cookies.split(/; */).find((one) => one.startsWith(`${COOKIE}=`));
  const code = decodeText(pair?.slice(COOKIE.length + 1) ?? "");
  return code && code.length <= COUPON_CODE_MAX ? code : null;
}

/** The `Set-Cookie` value that stores a pending coupon; null clears it. */
export function pendingCouponCookie(code: string | null, isSecure: boolean): string {
  const value = code === null ? "" : encodeURIComponent(code);
  const age = code === null ? 0 : MAX_AGE_SECONDS;
  return `${COOKIE}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
