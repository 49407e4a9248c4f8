import type * as Original from "../../bg/checkout/payment-outcome";
import type { Texts } from "../../texts";

/** Texts of the payment status page. */
export const PAYMENT_OUTCOME = {
  title: "Payment",
  checkAgain: "Check again",
  goOn: "Continue",
  backToCheckout: "Back to checkout",
  toShop: "Go to the shop",
} as const satisfies Texts<typeof Original.PAYMENT_OUTCOME>;

/** Messages by payment outcome (PaymentOutcome, app/domain/checkout/payment.ts). */
export const PAYMENT_NOTICES = {
  asking: {
    title: "Checking your payment",
    text: "We are asking Stripe whether it went through. It takes a few seconds.",
  },
  processing: {
    title: "Your payment is being processed",
    text: "The bank hasn’t confirmed it yet. As soon as it does, your order is placed automatically and you receive an email. You can close this page.",
  },
  waiting: {
    title: "Paid; we are placing your order",
    text: "We have received your payment and are recording your order. You can close this page: you will receive an email.",
  },
  declined: {
    title: "The payment didn’t go through",
    text: "Nothing was charged. What you filled in is saved: try again, with another card or in another way.",
  },
  refunded: {
    title: "The order didn’t go through; we are refunding you",
    text: "While you were paying, the cart, the price or the stock changed, or this order had already been paid. The whole amount goes back to your card, usually within 5–10 days.",
  },
  unclear: {
    title: "Paid; we are checking your order",
    text: "We have received your payment, but couldn’t see the order. We will write to you. Please don’t pay again.",
  },
  unknown: {
    title: "We can’t find this payment",
    text: "The link is incomplete, or was opened in another browser. If you paid, the confirmation is in your inbox.",
  },
} as const satisfies Texts<typeof Original.PAYMENT_NOTICES>;
