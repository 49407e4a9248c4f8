import type * as Original from "../../bg/checkout/coupon";
import type { Texts } from "../../texts";

export const BOUND_TO_EMAIL = "This code is personal: it works only with the email address for which it was issued.";

/** Advice for a shopper whose code is bound to an email. */
export const BOUND_COUPON = {
  typeEmail: `${BOUND_TO_EMAIL} Enter that address at the checkout, and apply the code there.`,
  otherAccount: `${BOUND_TO_EMAIL} Your account has another one.`,
} as const satisfies Texts<typeof Original.BOUND_COUPON>;

/** Texts of the coupon link page. */
export const COUPON = {
  title: "Discount code",
  lead: (code: string) => `You have the code ${code}.`,
  text: "Press the button to use the discount in your cart. The code’s conditions are checked then.",
  use: "Use the code",
  using: "Checking the code…",
  keptTitle: "We have saved your code",
  keptText: (code: string) =>
    `Your cart is empty. Add something to it, and ${code} will be applied automatically. We keep it for seven days.`,
  toShop: "Go to the shop",
  toCart: "Go to the cart",
  applied: (code: string) => `The discount with code ${code} is applied`,
  refused: (code: string) => `Code ${code} can’t be applied`,
} as const satisfies Texts<typeof Original.COUPON>;
