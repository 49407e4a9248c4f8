import { COOKIES_REFUSED } from "../../strings/refused-cookies";
import { readCookies, writeCookie } from "./browser-storage";

const PROBE = "probe=1";

/**
 * What to tell a shopper who wanted something kept by a cookie that the browser didn't keep; null where it keeps cookies.
 * Tried with one, since `navigator.cookieEnabled` is true in a Chromium that blocks them all.
 */
export function findCookieRefusal(): typeof COOKIES_REFUSED | null {
  writeCookie(`${PROBE}; Path=/; SameSite=Lax`);
  const isKept = readCookies().includes(PROBE);
  writeCookie(`${PROBE}; Path=/; Max-Age=0`);
  return isKept ? null : COOKIES_REFUSED;
}
