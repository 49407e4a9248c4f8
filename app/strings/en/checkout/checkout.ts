import type { CHECKOUT as ORIGINAL } from "../../bg/checkout/checkout";
import type { Texts } from "../../texts";
import { PASSWORD_WEAK } from "../account/password";

/** Texts of the checkout. The button that orders is named as Directive 2011/83 requires. */
export const CHECKOUT = {
  title: "Checkout",
  contact: "Your details",
  delivery: "Delivery",
  address: "Address",
  payment: "Payment",
  haveAccount: "Have an account?",
  signIn: "Sign in (we’ll keep what you’ve typed).",
  signedInAs: "Signed in as ",
  toAccount: "My account",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  phoneHint: "The courier will call you on this number.",
  country: "Country",
  state: "Region",
  createAccount: "Create an account",
  password: "Password",
  passwordHint: "At least 8 characters. We don’t keep it until you order: if the page reloads, enter it again.",
  to: "Where should we deliver?",
  toAddress: "To an address",
  toOffice: "To a courier’s office or parcel locker",
  courier: "Courier",
  courierChoose: "Choose a courier",
  office: "Office or parcel locker",
  officeHint: "Its name or number, for example Mladost 1 or locker 5021.",
  invoice: "I want an invoice for a company",
  invoiceTitle: "Invoice details",
  invoiceCompany: "Company",
  invoiceNumber: "Company number (EIK)",
  invoiceVat: "VAT number",
  invoicePerson: "Legal representative (MOL)",
  invoiceAddress: "Company address",
  stateChoose: "Choose a region",
  city: "Town or village",
  postcode: "Postcode",
  address1: "Street, number, flat",
  address2: "Additional address details",
  elsewhere: "Deliver to a different address",
  elsewhereTitle: "Delivery address",
  noteTitle: "Note",
  note: "Note to your order",
  notePlaceholder: "For example: please call before you deliver",
  noRates: "Fill in the address to see how we can deliver.",
  nothingDelivers: "We don’t deliver to this address. Try another one, or call us.",
  noGateways: "There is no way to pay at the moment. Please call us.",
  refresh: "Update delivery",
  yourOrder: "Your order",
  couponAsk: "Have a discount code?",
  couponOtherEmail: (email: string) =>
    `The personal code is valid with ${email}. To use another email address, apply the code again.`,
  consentRead: "I have read and accept the ",
  consentTerms: "terms and conditions",
  consentKnow: " and know about my ",
  consentWithdrawal: "14-day right of withdrawal",
  newTab: "(opens in a new window)",
  place: "Order with obligation to pay",
  placing: "Placing your order…",
  guarantee: "Every item has a 2-year legal guarantee of conformity.",
  guaranteeNotice: "What this means",
  guaranteePicture: "See the official notice",
  problemsTitle: (count: number) => (count === 1 ? "One field needs correcting:" : `${count} fields need correcting:`),
  unknown:
    "The shop didn’t answer in time. Press the button again: even if your order has already been placed, it won’t be placed twice.",
  unsettled:
    "We couldn’t find out whether your previous order was placed. Check your email or call us. If it wasn’t, confirm again.",
  outdated: "Your cart has changed in the meantime. Check the products and the total, and confirm again.",
  totalChanged: "The total has changed in the meantime. Check it and confirm again.",
  totalChangedFrom: (before: string, now: string) =>
    `The total is now ${now} instead of ${before}. Check it and confirm again.`,
  deliveryPriced: (price: string, total: string) =>
    `Delivery costs ${price}, which makes the total ${total}. Check it and confirm again.`,
  deliveryChanged: (before: string, now: string, total: string) =>
    `Delivery costs ${now} instead of ${before}, which makes the total ${total}. Check it and confirm again.`,
  updateFailed: "The delivery prices weren’t updated.",
  kept: "Everything that you filled in is saved.",
  retry: "Try again",
  toCart: "Go to the cart",
} as const satisfies Texts<typeof ORIGINAL>;

const REQUIRED: Record<string, string> = {
  firstName: "Enter your first name.",
  lastName: "Enter your last name.",
  email: "Enter an email address for the confirmation.",
  phone: "Enter a phone number for the courier.",
  country: "Choose a country.",
  state: "Choose a region.",
  city: "Enter the town or village.",
  postcode: "Enter the postcode.",
  address1: "Enter the street and number.",
  rateId: "Choose a delivery method.",
  paymentMethod: "Choose a payment method.",
  password: "Choose a password for your account.",
  courier: "Choose a courier.",
  office: "Enter which office or parcel locker.",
  officeId: "Choose an office from the list.",
  "invoice.company": "Enter the company’s name.",
  "invoice.number": "Enter the company number (EIK).",
  "invoice.person": "Enter the legal representative (MOL).",
  "invoice.address": "Enter the company’s address.",
  consent: "We can’t accept your order without your consent.",
};

const WRONG: Record<string, string> = {
  email: "The email address doesn’t look right; it should look like maria@example.com.",
  phone: "Enter a valid phone number, for example 0888 123 456 or +359 888 123 456.",
  region: "Choose a region from the list.",
  unavailable: "This choice is no longer available. Choose another.",
  "company-number": "A company number (EIK) has 9 or 13 digits, and its last digit must match the others. Check them.",
  "vat-number": "A VAT number is BG and 9 or 10 digits, for example BG206184534.",
  password: PASSWORD_WEAK,
  taken:
    "There is already an account with this email address. Untick “Create an account”, or enter another email address.",
  "no-price": "The courier hasn’t given a price yet. Try again in a moment, or choose another delivery method.",
  "office-gone": "The courier no longer has this office or parcel locker. Choose another from the list.",
  "office-elsewhere":
    "This office or parcel locker isn’t in the town or village of the address. Choose another from the list.",
  "office-kind":
    "This delivery method doesn’t go to such a place. Choose another from the list, or another delivery method.",
  "office-weight": "Your parcel is heavier than they accept there. Choose another office or parcel locker.",
  settlement: "The courier doesn’t know this town or village in this region. Check both.",
  "too-long": "The text is too long.",
};

/** The message for a problem of a field, by the field's name ("billing.city", app/domain/checkout/check-checkout.ts). */
export function problemText(field: string, problem: string, country = "BG"): string {
  const name = field.split(".").at(-1) ?? field;
  if (problem === "required") return REQUIRED[field] ?? REQUIRED[name] ?? "Fill in this field.";
  if (problem === "postcode")
    return country === "BG" ? "The postcode has four digits, for example 1784." : "Check the postcode.";
  return WRONG[problem] ?? "Check this field.";
}
