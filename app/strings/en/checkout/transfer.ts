import type * as Original from "../../bg/checkout/transfer";
import type { Texts } from "../../texts";

/** Texts of the hand-over to WooCommerce's own checkout. */
export const TRANSFER = {
  title: "Payment",
  otherWays: "Other ways to pay",
  retry: "Try again",
  toCart: "Go to the cart",
  buyThere: "Choose and order",
  buyThereText: "This product is chosen and ordered on a page of its own.",
} as const satisfies Texts<typeof Original.TRANSFER>;

/** Why WordPress didn't accept the shopper. */
export const TRANSFER_REFUSALS = {
  link: {
    title: "This payment link isn’t valid",
    text: "It works once, for a minute, and only in the browser in which it was made. Your cart is untouched.",
  },
  staff: {
    title: "Sign in to WordPress first",
    text: "Your account can edit the shop, so we don’t open it with a link. Sign in to WordPress in this browser and try again.",
  },
} as const satisfies Texts<typeof Original.TRANSFER_REFUSALS>;
