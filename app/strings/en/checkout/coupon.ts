import type * as Original from "../../bg/checkout/coupon";
import type { Texts } from "../../texts";

export const BOUND_TO_EMAIL = "This code is personal: it is valid only with the email address that it was issued for.";

/** Advice for a shopper whose code is bound to an email. */
export const BOUND_COUPON = {
  typeEmail: `${BOUND_TO_EMAIL} Enter that address at the checkout and apply the code there.`,
  otherAccount: `${BOUND_TO_EMAIL} Your account has another one.`,
} as const satisfies Texts<typeof Original.BOUND_COUPON>;

/** Texts of the coupon link page. */
export const COUPON = {
  title: "Discount code",
  lead: (code: string) => `You have the code ${code}.`,
  text: "Press the button to apply the discount to your cart. The code’s conditions are checked then.",
  use: "Use the code",
  using: "Checking the code…",
  keptTitle: "We saved the code",
  keptText: (code: string) =>
    `Your cart is empty. Put something in it, and ${code} applies itself. We keep it for seven days.`,
  toShop: "Go to the shop",
  toCart: "Go to the cart",
  applied: (code: string) => `The discount with code ${code} is applied`,
  refused: (code: string) => `Code ${code} can’t be applied`,
} as const satisfies Texts<typeof Original.COUPON>;
