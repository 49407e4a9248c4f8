import type { PAYMENT as ORIGINAL } from "../../bg/checkout/payment";
import type { Texts } from "../../texts";

/** Texts of card payments. */
export const PAYMENT = {
  card: "Card",
  cardText: "You pay now. Your card details go straight to Stripe and don’t pass through the shop.",
  needsScripts: "Paying by card needs JavaScript. Turn it on, or choose another payment method.",
  loading: "Loading the card fields…",
  notLoaded: "The card fields didn’t load. Check your connection, or choose another payment method.",
  declined: "The card was declined and you were charged nothing. Try again, or use another card.",
  lost: "The connection was lost. Press the button again: you won’t pay twice.",
} as const satisfies Texts<typeof ORIGINAL>;

/** The merchant's name of the card gateway if it is English, else our own. */
export function cardTitle(title: string): string {
  return isEnglish(title) ? title : PAYMENT.card;
}

/** Stripe's message if it is English, else our own. */
export function stripeText(message: string | undefined): string {
  return message && isEnglish(message) ? message : PAYMENT.declined;
}

function isEnglish(text: string): boolean {
  return /[a-z]/i.test(text) && !/[^\p{Script=Latin}\P{L}]/u.test(text);
}
