import type { STOCK_REQUEST as ORIGINAL } from "../../bg/catalog/stock-request";
import type { Texts } from "../../texts";

/** Texts of back-in-stock requests. */
export const STOCK_REQUEST = {
  title: "Back-in-stock alert",
  heading: "Tell me when it’s back",
  email: "Email",
  hint: "We will email you only once, about this product. We keep your address for 180 days at most, and you can cancel at any time.",
  privacy: "Privacy",
  send: "Notify me",
  sending: "Saving…",
  sentTitle: "You’re on the list",
  sent: "We will email you as soon as the product is back in stock.",
  required: "Enter your email address.",
  wrong: "The email address doesn’t look right; it should look like maria@example.com.",
  unknown: "This product is no longer in the shop.",
  there: "You can order it right now: it’s back in stock.",
  failed: "We couldn’t add you to the list. Please try again in a moment.",
  cancelTitle: "Cancel the alert",
  cancelText: "Press the button and we’ll delete your email address from the list for this product.",
  cancel: "Cancel my alert",
  cancelFailed: "We couldn’t delete your email address. Please try again in a moment.",
  cancelledTitle: "Your email address is deleted",
  cancelledText: "We won’t email you about this product.",
  nothingTitle: "There is no such alert",
  nothingText: "The link is incomplete, or the email address has already been deleted.",
  toShop: "Go to the shop",
} as const satisfies Texts<typeof ORIGINAL>;
