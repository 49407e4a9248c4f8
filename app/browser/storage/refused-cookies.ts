import { COOKIES_REFUSED } from "../../strings/refused-cookies";
import { readCookies, writeCookie } from "./browser-storage";

const PROBE = "probe=1";

/**
 * The message for a shopper whose browser doesn't store cookies; null where it does. Tested with a cookie, since
 * `navigator.cookieEnabled` is true in a Chromium that blocks them all.
 */
export function findCookieRefusal(): typeof COOKIES_REFUSED | null {
  writeCookie(`${PROBE}; Path=/; SameSite=Lax`);
  const isStored = readCookies().includes(PROBE);
  writeCookie(`${PROBE}; Path=/; Max-Age=0`);
  return isStored ? null : COOKIES_REFUSED;
}
