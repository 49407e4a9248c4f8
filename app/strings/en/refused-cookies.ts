import type { COOKIES_REFUSED as ORIGINAL } from "../bg/refused-cookies";
import type { Texts } from "../texts";

/** Shown after an action that needs a cookie, if the browser refused it. */
export const COOKIES_REFUSED = {
  title: "Your browser blocks cookies",
  message:
    "Without them your cart, comparison and account are lost on the next page. Allow them for this site and try again.",
} as const satisfies Texts<typeof ORIGINAL>;
