import type { ORDER as ORIGINAL } from "../../bg/checkout/order";
import type { Texts } from "../../texts";

/** Texts of the order confirmation page. */
export const ORDER = {
  title: "Thank you",
  number: (number: string, date: string) => `Order no. ${number}${date ? ` of ${date}` : ""}.`,
  confirmation: "We are sending a confirmation to ",
  deliveryAndPayment: "Delivery and payment",
  invoiceTo: "Billing details",
  payment: "Payment",
  toPay: "To pay",
  toPayCourier: "To pay the courier",
  note: "Note",
  office: (courier: string, office: string) => `Office of ${courier}: ${office}`,
  invoice: "Invoice",
  invoiceNumber: (number: string) => `Company no. (EIK) ${number}`,
  invoiceVat: (number: string) => `VAT no. ${number}`,
  invoicePerson: (name: string) => `Representative (MOL) ${name}`,
  shipment: (courier: string) => (courier ? `Parcel with ${courier}` : "Parcel"),
  waybill: "Waybill",
  track: "Track your parcel",
  prepared: (courier: string) => `Your parcel is ready for ${courier || "the courier"}.`,
  handedOver: (courier: string) =>
    `Your parcel has been handed over to ${courier || "the courier"}. The courier will call or write to you.`,
  next: "What happens next",
  account: "We created an account for you. Sign in with the email and password that you entered.",
  notInAccount: "This order isn’t in it.",
  accountLost: "No account was created: your password isn’t stored while you pay by card.",
  accountTaken: "No new account was created: there is already an account with this email address.",
  makeAccount: "Create an account",
  signIn: "Sign in to it",
  payNow: "Pay for the order",
  payAgain: "Pay again",
  cancelled: "The payment was interrupted. Your order is saved and is waiting to be paid.",
  cancelOrder: "Cancel the order and return the products to the cart",
  notCancelled: "We couldn’t cancel the order. Try again in a moment.",
  payReturned:
    "As soon as the payment is confirmed, you will receive an email. If you haven’t finished paying, continue here.",
  payLater: "To pay in another way, call us with the order number.",
  downloads: "Files to download",
  download: "Download",
  downloadsLeft: (left: number | null) =>
    left === null ? "unlimited" : left === 1 ? "1 download left" : `${left} downloads left`,
  downloadsUntil: (date: string) => `until ${date}`,
  downloadGone: "can no longer be downloaded",
  withdrawal: "Withdraw from the contract",
  print: "Print",
  products: "Ordered products",
  subtotal: "Products",
  coupon: "Discount",
  shipping: "Delivery",
  free: "free",
  total: "Total",
  refunded: "Refunded",
  afterRefund: "Paid after the refund",
  vat: "including VAT ",
  backToShop: "Back to the shop",
  question: "A question about my order",
  notFoundTitle: "We can’t find this order",
  notFoundText:
    "The link is incomplete, has expired or was opened in another browser. The confirmation is in your inbox.",
  unavailableTitle: "The order can’t be loaded",
  unavailableText: "It is placed and won’t be lost. Reload the page in a moment.",
} as const satisfies Texts<typeof ORIGINAL>;

const STATUSES: Record<string, string> = {
  CANCELLED: "Cancelled",
  CHECKOUT_DRAFT: "Not finished",
  COMPLETED: "Completed",
  FAILED: "Payment failed",
  ON_HOLD: "On hold until paid",
  PENDING: "Awaiting payment",
  PROCESSING: "Order received",
  REFUNDED: "Refunded",
  SPEEDY_BOL: "Handed over to Speedy",
};

/** Display name of an order status; a neutral one for unknown statuses. */
export function orderStatusText(status: string): string {
  return (Object.hasOwn(STATUSES, status) && STATUSES[status]) || "In progress";
}

const HEADINGS: Record<string, string> = {
  CANCELLED: "The order is cancelled",
  CHECKOUT_DRAFT: "The order isn’t finished",
  FAILED: "The order didn’t go through",
  REFUNDED: "The order is refunded",
};

/** Heading of the order page: thanks, unless the order has failed. */
export function orderHeading(status: string, firstName: string): string {
  const thanks = firstName ? `Thank you, ${firstName}!` : "Thank you!";
  return (Object.hasOwn(HEADINGS, status) && HEADINGS[status]) || thanks;
}

const NEXT: Record<string, string> = {
  CANCELLED: "The order is cancelled and won’t be shipped. You can order again at any time.",
  CHECKOUT_DRAFT: "The order isn’t finished yet. Go back to the cart and place it.",
  COMPLETED: "Everything about this order is done. If something isn’t right, write to us.",
  FAILED: "The payment failed and you were charged nothing. Try again, or choose another payment method.",
  ON_HOLD: "We have reserved the products for you. We ship them as soon as we receive the payment.",
  PENDING: "We have reserved the products for you. We ship them as soon as the payment is confirmed.",
  PROCESSING: "We are packing your order. When we hand it over to the courier, we will call or write to you.",
  REFUNDED: "The amount was refunded the way you paid. It may take your bank a few days to show it.",
  SPEEDY_BOL: "Your parcel is with Speedy. The courier will call you before bringing it.",
};

/** What happens next with an order; a neutral sentence for unknown statuses. */
export function orderNextText(status: string): string {
  return (
    (Object.hasOwn(NEXT, status) && NEXT[status]) ||
    "We are working on your order and will write as soon as there is news."
  );
}
