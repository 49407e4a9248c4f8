import { COOKIES_REFUSED } from "#strings/refused-cookies";
import { readCookies, writeCookie } from "./browser-storage";

const PROBE = "probe=1";

/**
 * The message for a shopper whose browser doesn't store cookies; null if it does. Sets a cookie to find out, because
 * `navigator.cookieEnabled` is true even in a Chromium that blocks all cookies.
 */
export function findCookieRefusal(): typeof COOKIES_REFUSED | null {
  writeCookie(`${PROBE}; Path=/; SameSite=Lax`);
  const isStored = readCookies().includes(PROBE);
  writeCookie(`${PROBE}; Path=/; Max-Age=0`);
  return isStored ? null : COOKIES_REFUSED;
}
