import type { ERRORS as ORIGINAL } from "../../bg/errors/errors";
import type { Texts } from "../../texts";
import { errorPageOf, type ErrorTexts } from "../../error-pages";

const TEXTS: ErrorTexts = {
  notFound: {
    title: "Skipped a set",
    text: "The page that you are looking for has moved or is gone. The address may also be wrong.",
  },
  bad: {
    title: "We didn’t understand that",
    text: "Something in the address or in the form isn’t right. Go back and try again.",
  },
  tooMany: {
    title: "A little slower, please",
    text: "Your network is sending too many requests at once. Wait a minute and try again.",
  },
  down: {
    title: "Resting between sets",
    text: "The shop isn’t responding at the moment. Your cart is safe. Try again in a moment.",
  },
  broken: {
    title: "Dropped the weight",
    text: "The fault is ours. Your cart is safe. Try again in a moment.",
  },
};

/** Texts of an error page, by HTTP status. */
export const errorText = (status: number) => TEXTS[errorPageOf(status)];

/** Texts of a page that lost its connection while it loaded data. */
export const LOST_CONNECTION = {
  title: "No connection",
  text: "The page didn’t load. Check your internet connection and try again. Your cart is safe.",
};

export const ERRORS = {
  retry: "Try again",
  part: "This part of the page can’t be shown.",
  number: "Error number:",
  home: "Go to the home page",
  newest: "The newest products",
  searchHere: "Search the shop",
  searchHint: "What are you looking for?",
  lookAround: "Or browse by category",
} as const satisfies Texts<typeof ORIGINAL>;
