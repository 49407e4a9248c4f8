import type * as Original from "../../bg/account/my-account";
import type { Texts } from "../../texts";
import { PASSWORD_WEAK } from "./password";

/** Texts of the account pages. */
export const MY_ACCOUNT = {
  tabs: "Account",
  toShop: "Go to the shop",
  change: "Change",
  save: "Save",
  saving: "Saving…",
  cancel: "Cancel",
  retry: "Try again",
  unavailable: "Your account can’t be loaded. Nothing is lost and you stay signed in. Try again in a moment.",
  offline: "The shop can’t be reached. What you typed is still here; try again in a moment.",
  refused: "The change wasn’t accepted. Check what you entered and try again.",
  malformed: "We didn’t understand the form. Please try again.",
  problems: (count: number) => (count === 1 ? "One field needs correcting." : `${count} fields need correcting.`),
} as const satisfies Texts<typeof Original.MY_ACCOUNT>;

export const TAB_NAMES = {
  overview: "Overview",
  orders: "Orders",
  downloads: "Downloads",
  wishlist: "Wishlist",
  addresses: "Addresses",
  details: "Details",
  password: "Password",
} as const satisfies Texts<typeof Original.TAB_NAMES>;

export const MY_ORDERS = {
  title: "Orders",
  last: "Recent orders",
  all: "All orders",
  number: (number: string) => `No. ${number}`,
  heading: (number: string) => `Order no. ${number}`,
  ordered: (date: string) => (date ? `Placed on ${date}` : ""),
  open: "Details",
  openOf: (number: string) => `Details of order no. ${number}`,
  older: "Older orders",
  newest: "Back to the newest orders",
  emptyTitle: "You have no orders yet",
  emptyText: "Here you will see what you ordered, where it is and what it costs.",
  endTitle: "There are no older orders",
  failed: "Your orders didn’t load. Try again in a moment.",
  notFoundTitle: "There is no such order in your account",
  notFoundText: "The number may be wrong, or the order was placed without signing in.",
  toOrders: "Go to your orders",
  orderUnavailable: "The order didn’t load. Try again in a moment.",
} as const satisfies Texts<typeof Original.MY_ORDERS>;

export const ORDER_AGAIN = {
  button: "Order again",
  busy: "Adding…",
  toCart: "Go to the cart",
  partly: "We added what is available to your cart. These couldn’t be added:",
  nothing: "Nothing from this order can be added to the cart:",
  stopped: "Adding was interrupted. See what is already in your cart.",
  gone: (name: string) => `${name}: no longer available, or sold out`,
  chosen: (name: string) => `${name}: choose it again on its page`,
  fewer: (name: string, added: number, wanted: number) => `${name}: we added ${added} of ${wanted}`,
  full: "Your cart is full. Order what is in it and try again for the rest.",
} as const satisfies Texts<typeof Original.ORDER_AGAIN>;

export const MY_DOWNLOADS = {
  title: "Downloads",
  hint: "These links are personal. Don’t share them: whoever opens one uses up your downloads.",
  emptyTitle: "You have no files to download",
  emptyText: "Software and books that you buy appear here once the order is paid.",
  failed: "Your files didn’t load. Try again in a moment.",
  all: "All downloads",
} as const satisfies Texts<typeof Original.MY_DOWNLOADS>;

export const MY_ADDRESSES = {
  title: "Addresses",
  billing: "Billing address",
  shipping: "Delivery address",
  hint: "We use them to fill in your next order.",
  none: "No address yet.",
  add: "Add",
  ownData: "Your details",
  changeOwnData: "Change your name and email",
  changePassword: "Change your password",
  // A link's accessible name begins with its visible text, which voice control looks for.
  addLabel: { billing: "Add a billing address", shipping: "Add a delivery address" },
  changeLabel: { billing: "Change the billing address", shipping: "Change the delivery address" },
  changeOf: { billing: "Change billing address", shipping: "Change delivery address" },
  saved: { billing: "Your billing address is saved.", shipping: "Your delivery address is saved." },
} as const satisfies Texts<typeof Original.MY_ADDRESSES>;

export const MY_DETAILS = {
  title: "Details",
  hint: "Your name is shown in your account and beside your reviews; confirmations are sent to your email address.",
  username: "Username: ",
  saved: "Your details are saved.",
  taken: "Another account already uses this email address. Enter another one.",
} as const satisfies Texts<typeof Original.MY_DETAILS>;

export const MY_PASSWORD = {
  title: "Password",
  old: "Current password",
  new: "New password",
  hint: "At least 8 characters. Three or four words in a row are easiest to remember.",
  save: "Change password",
  saved: "Your password has been changed.",
} as const satisfies Texts<typeof Original.MY_PASSWORD>;

/** Problems of the password form's fields. */
export const PASSWORD_PROBLEMS: Record<"password" | "newPassword", Record<string, string>> = {
  password: { required: "Enter your current password.", wrong: "This isn’t your current password." },
  newPassword: {
    required: "Choose a new password.",
    weak: PASSWORD_WEAK,
    same: "The new password is the same as the current one.",
  },
};
