import { EMPTY_ADDRESS, type Address } from "./address";
import { readLine, readText } from "./form-text";

const PLACE = ["country", "state", "city", "postcode", "address1", "address2"] as const;

/** Every field of the checkout form, in the order of the page. What isn't named here never leaves the browser's post. */
export const CHECKOUT_FIELDS = [
  "billing.firstName",
  "billing.lastName",
  "billing.email",
  "billing.phone",
  "rateId",
  ...PLACE.map((name) => `billing.${name}` as const),
  "shipToDifferentAddress",
  "shipping.firstName",
  "shipping.lastName",
  ...PLACE.map((name) => `shipping.${name}` as const),
  "customerNote",
  "paymentMethod",
  "consent",
  "checkoutId",
  /** The total that the shopper saw, in hundredths: an order is placed for no other. */
  "seenTotal",
] as const;

export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

/** The form as text, as typed; a ticked box is "on". */
export type CheckoutValues = Record<CheckoutField, string>;

/** What app/context.ts calls CheckoutDraft. */
interface Draft {
  billing: Address;
  shipping: Address;
  shipToDifferentAddress: boolean;
  paymentMethod: string;
  customerNote: string;
}

/** Picks the known fields out of a posted form; anything else in it (price, isPaid …) is not looked at (design §5). */
export function readCheckoutValues(form: FormData): CheckoutValues {
  const read = (field: CheckoutField) => (field === "customerNote" ? readText(form, field) : readLine(form, field));
  return mapFields(read);
}

/** The form as the session kept it; a second address starts in the shop's own country. */
export function valuesFromDraft(draft: Draft, country: string): CheckoutValues {
  const { shipping, shipToDifferentAddress } = draft;
  // A region without a town is the backend's default place, not what the shopper said: he must choose it himself.
  const billing = draft.billing.city || draft.billing.postcode ? draft.billing : { ...draft.billing, state: "" };
  return mapFields((field) => {
    const [block, name] = field.split(".") as [string, keyof Address];
    if (field === "shipToDifferentAddress") return shipToDifferentAddress ? "on" : "";
    if (field === "paymentMethod" || field === "customerNote") return draft[field];
    if (block === "billing") return billing[name] || (name === "country" ? country : "");
    if (block !== "shipping") return "";
    return (shipToDifferentAddress && shipping[name]) || (name === "country" ? country : "");
  });
}

/** What the backend is told: both addresses whole, the delivery address being the first one unless another is given. */
export function draftFromValues(values: CheckoutValues): Draft {
  const shipToDifferentAddress = values.shipToDifferentAddress === "on";
  const billing = readAddress(values, "billing");
  const shipping = shipToDifferentAddress ? readAddress(values, "shipping") : { ...billing, email: "" };
  return {
    billing: { ...billing, email: values["billing.email"], phone: values["billing.phone"] },
    shipping: { ...shipping, phone: values["billing.phone"] },
    shipToDifferentAddress,
    paymentMethod: values.paymentMethod,
    customerNote: values.customerNote,
  };
}

function readAddress(values: CheckoutValues, block: "billing" | "shipping"): Address {
  const place = Object.fromEntries(PLACE.map((name) => [name, values[`${block}.${name}`]]));
  return { ...EMPTY_ADDRESS, ...place, firstName: values[`${block}.firstName`], lastName: values[`${block}.lastName`] };
}

function mapFields(read: (field: CheckoutField) => string): CheckoutValues {
  return Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, read(field)])) as CheckoutValues;
}
