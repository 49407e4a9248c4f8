import type { ORDER as ORIGINAL } from "../../bg/checkout/order";
import type { Texts } from "../../texts";

/** Texts of the order confirmation page. */
export const ORDER = {
  title: "Thank you",
  number: (number: string, date: string) => `Order no. ${number}${date ? `, placed on ${date}` : ""}.`,
  confirmation: "We are sending a confirmation to ",
  deliveryAndPayment: "Delivery and payment",
  invoiceTo: "Billing details",
  payment: "Payment",
  toPay: "To pay",
  toPayCourier: "Amount due on delivery",
  note: "Note",
  office: (courier: string, office: string) => `${courier} office: ${office}`,
  invoice: "Invoice",
  invoiceNumber: (number: string) => `Company no. (EIK) ${number}`,
  invoiceVat: (number: string) => `VAT no. ${number}`,
  invoicePerson: (name: string) => `Representative (MOL): ${name}`,
  shipment: (courier: string) => (courier ? `Parcel with ${courier}` : "Parcel"),
  waybill: "Tracking number",
  track: "Track your parcel",
  prepared: (courier: string) => `Your parcel is ready for ${courier || "the courier"}.`,
  handedOver: (courier: string) =>
    `Your parcel has been handed over to ${courier || "the courier"}. The courier will call or write to you.`,
  next: "What happens next",
  account: "We created an account for you. Sign in with the email address and password that you entered.",
  notInAccount: "This order isn’t in it.",
  accountLost: "No account was created: we don’t keep your password while you pay by card.",
  accountTaken: "No new account was created: there is already one with this email address.",
  makeAccount: "Create an account",
  signIn: "Sign in to it",
  payNow: "Pay for the order",
  payAgain: "Pay again",
  cancelled: "The payment was interrupted. Your order is saved and waiting to be paid.",
  cancelOrder: "Cancel the order and put the products back into the cart",
  notCancelled: "We couldn’t cancel the order. Try again in a moment.",
  payReturned: "You will receive an email once the payment is confirmed. If you didn’t finish paying, continue here.",
  payLater: "To pay in another way, call us and give the order number.",
  downloads: "Files to download",
  download: "Download",
  downloadsLeft: (left: number | null) =>
    left === null ? "no limit" : left === 1 ? "1 download left" : `${left} downloads left`,
  downloadsUntil: (date: string) => `until ${date}`,
  downloadGone: "can no longer be downloaded",
  withdrawal: "Withdraw from the contract",
  print: "Print",
  products: "Products ordered",
  subtotal: "Products",
  coupon: "Discount",
  shipping: "Delivery",
  free: "free",
  total: "Total",
  refunded: "Refunded",
  afterRefund: "Paid after the refund",
  vat: "incl. VAT of ",
  backToShop: "Back to the shop",
  question: "A question about my order",
  notFoundTitle: "We can’t find this order",
  notFoundText:
    "The link is incomplete, has expired, or was opened in another browser. The confirmation is in your inbox.",
  unavailableTitle: "Your order can’t be loaded",
  unavailableText: "It has been placed and won’t be lost. Reload the page in a moment.",
} as const satisfies Texts<typeof ORIGINAL>;

const STATUSES: Record<string, string> = {
  CANCELLED: "Cancelled",
  CHECKOUT_DRAFT: "Unfinished",
  COMPLETED: "Completed",
  FAILED: "Payment failed",
  ON_HOLD: "Reserved until paid",
  PENDING: "Awaiting payment",
  PROCESSING: "Order accepted",
  REFUNDED: "Refunded",
  SPEEDY_BOL: "Handed over to Speedy",
};

/** Display name of an order status; a neutral one for unknown statuses. */
export function orderStatusText(status: string): string {
  return (Object.hasOwn(STATUSES, status) && STATUSES[status]) || "In progress";
}

const HEADINGS: Record<string, string> = {
  CANCELLED: "Your order is cancelled",
  CHECKOUT_DRAFT: "Your order isn’t finished",
  FAILED: "Your order didn’t go through",
  REFUNDED: "Your order is refunded",
};

/** Heading of the order page: thanks, unless the order has failed. */
export function orderHeading(status: string, firstName: string): string {
  const thanks = firstName ? `Thank you, ${firstName}!` : "Thank you!";
  return (Object.hasOwn(HEADINGS, status) && HEADINGS[status]) || thanks;
}

const NEXT: Record<string, string> = {
  CANCELLED: "Your order is cancelled and won’t be shipped. You can order again at any time.",
  CHECKOUT_DRAFT: "Your order isn’t finished yet. Go back to the cart and place it.",
  COMPLETED: "Your order is complete. If something isn’t right, write to us.",
  FAILED: "The payment failed and nothing was charged. Try again, or choose another payment method.",
  ON_HOLD: "We have reserved the products for you. We ship them as soon as we receive your payment.",
  PENDING: "We have reserved the products for you. We ship them as soon as your payment is confirmed.",
  PROCESSING: "We are packing your order. When we hand it over to the courier, we will call or write to you.",
  REFUNDED: "The money was refunded in the way you paid. Your bank may take a few days to show it.",
  SPEEDY_BOL: "Your parcel is with Speedy. The courier will call you before delivering it.",
};

/** What happens next with an order; a neutral sentence for unknown statuses. */
export function orderNextText(status: string): string {
  return (Object.hasOwn(NEXT, status) && NEXT[status]) || "We are working on your order and will email you any news.";
}
