import type {
  OFFLINE as OFFLINE_ORIGINAL,
  PLAIN_PAGES as PAGES_ORIGINAL,
  SHORTCUTS as SHORTCUTS_ORIGINAL,
} from "../../bg/errors/plain-pages";
import type { Texts } from "../../texts";

const HOME = "Go to the home page";

/** Pages for requests that the Worker rejects before the shop handles them, by HTTP status. */
export const PLAIN_PAGES = {
  400: { title: "The address can’t be read", text: "Check whether it is spelled correctly.", home: HOME },
  403: {
    title: "This request wasn’t sent by the shop",
    text: "Open the page again and try once more. Your cart is safe.",
    home: HOME,
  },
  405: { title: "Such requests aren’t accepted here", text: "Open the page in your browser.", home: HOME },
  413: { title: "You sent too much data", text: "Shorten the text and try again.", home: HOME },
  414: { title: "The address is too long", text: "Start from the home page.", home: HOME },
  429: {
    title: "Too many requests",
    text: "Your network is sending too many requests at once. Wait a minute and try again.",
    home: HOME,
  },
  500: {
    title: "Something went wrong",
    text: "The fault is ours. Try again in a moment; your cart is safe.",
    home: HOME,
  },
} as const satisfies Texts<typeof PAGES_ORIGINAL>;

/** The text in place of a file or picture that doesn't exist. */
export const NO_FILE = "404 There is no such file.";

/** The offline page and the installed app's shortcuts. */
export const OFFLINE = {
  title: "No connection",
  text: "The page can’t be loaded because your device isn’t connected to the internet. Your cart and wishlist are safe.",
  retry: "Try again",
} as const satisfies Texts<typeof OFFLINE_ORIGINAL>;

export const SHORTCUTS = {
  shop: "Shop",
  cart: "Cart",
  orders: "My orders",
} as const satisfies Texts<typeof SHORTCUTS_ORIGINAL>;
