import * as home from "#country/rules";
import { findCourier, nameCourier, writeOfficeLine } from "#country/couriers";
import type { Cart, PaymentGateway } from "../cart/cart";
import { ADDRESS_FIELDS, EMPTY_ADDRESS, firstCountry, hasLocation, type Address, type Region } from "./address";
import type { CheckoutDraft, CourierOffice } from "./checkout-draft";
import { NOTE_MAX } from "../forms/field-schema";
import { readLine, readText } from "../forms/form-data";

const ADDRESS_KEYS = ["country", "state", "city", "postcode", "address1", "address2"] as const;

/** Every field of the checkout form, in page order. Anything else in the form is ignored. */
export const CHECKOUT_FIELDS = [
  "billing.firstName",
  "billing.lastName",
  "billing.email",
  "billing.phone",
  "createAccount",
  "rateId",
  ...ADDRESS_FIELDS.map((name) => `billing.${name}` as const),
  "shipToDifferentAddress",
  "shipping.firstName",
  "shipping.lastName",
  ...ADDRESS_FIELDS.map((name) => `shipping.${name}` as const),
  "customerNote",
  "invoice",
  "invoice.company",
  "invoice.number",
  "invoice.vat",
  "invoice.person",
  "invoice.address",
  "paymentMethod",
  "consent",
  "checkoutId",
  /** The total shown to the shopper, in minor units; an order is only placed for this total. */
  "seenTotal",
] as const;

export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

/** Form values as typed; a checked box is "on". */
export type CheckoutValues = Record<CheckoutField, string>;

/** What the form is rendered from. */
export interface KnownCheckout {
  cart: Cart;
  gateways: PaymentGateway[];
  /** ISO codes of the countries that the shop sells to. */
  countries: string[];
  /** Regions by country, for every country of the draft's addresses. */
  regions: Record<string, Region[]>;
  /** Couriers whose offices are chosen from a list (/api/offices), keys of COURIERS. */
  couriers: string[];
  draft: CheckoutDraft;
  /** The signed-in customer; null for a guest. */
  customer: { name: string; email: string } | null;
  /** The email for which a guest has applied a code that is bound to it. With another email the code has no effect. */
  couponEmail?: string | undefined;
  /** What was last typed and stored; deleted when an order is placed. */
  typed?: Partial<CheckoutValues> | undefined;
}

/** Reads the known fields of a submitted form; anything else in it (price, isPaid …) is ignored. */
export function readCheckoutValues(form: FormData): CheckoutValues {
  return mapFields((field) => {
    if (field === "customerNote") return readText(form, field);
    const [block, name] = field.split(".");
    // The choice between street and office exists in the shop's own country only.
    return name === "to" && readLine(form, `${block}.country`) !== home.code ? "" : readLine(form, field);
  });
}

/** The values of a draft; a second address starts in the shop's own country. */
export function valuesFromDraft(draft: CheckoutDraft, country: string): CheckoutValues {
  const { shipping, shipToDifferentAddress, office, invoice } = draft;
  // The region of the default location isn't one that the shopper chose.
  const billing = hasLocation(draft.billing) ? draft.billing : { ...draft.billing, state: "" };
  const officeBlock = shipToDifferentAddress ? "shipping" : "billing";
  const atOffice: Partial<Record<string, string>> = office ? officeValues(office) : {};
  return mapFields((field) => {
    const [block, name] = field.split(".") as [string, keyof Address];
    if (field === "shipToDifferentAddress") return shipToDifferentAddress ? "on" : "";
    if (field === "paymentMethod" || field === "customerNote") return draft[field];
    if (field === "invoice") return invoice ? "on" : "";
    if (block === "invoice") return invoice?.[name as keyof typeof invoice] ?? "";
    const ofOffice = block === officeBlock ? atOffice[name] : undefined;
    if (ofOffice !== undefined) return ofOffice;
    if (block === "billing") return billing[name] || (name === "country" ? country : "");
    if (block !== "shipping") return "";
    return (shipToDifferentAddress && shipping[name]) || (name === "country" ? country : "");
  });
}

/** The form's initial values: those of the draft, overridden by what was last typed and stored. */
export function initialValues(known: Pick<KnownCheckout, "draft" | "countries" | "typed">): CheckoutValues {
  const { draft, countries, typed } = known;
  return { ...valuesFromDraft(draft, firstCountry(countries)), ...typed };
}

/** Whether a submitted form had address fields: such a form has at least a country. */
export function hasAddress(values: CheckoutValues): boolean {
  return values["billing.country"] !== "";
}

const NEVER_STORED = ["consent", "rateId", "checkoutId", "seenTotal"];

/**
 * The values that the session stores. Consent isn't stored, because it must be given for each order; the rate isn't,
 * because the backend knows it; nor is what belongs to one page only.
 */
export function valuesToStore(values: CheckoutValues): Partial<CheckoutValues> {
  const isFilled = (field: string) => hasAddress(values) || !ADDRESS_FIELDS.some((name) => field.endsWith(`.${name}`));
  const stored = Object.entries(values).filter(([field]) => !NEVER_STORED.includes(field) && isFilled(field));
  return Object.fromEntries(stored.map(([field, value]) => [field, value.slice(0, NOTE_MAX)]));
}

/** Whether the parcel goes to a courier's office; an office belongs to the shipping address. */
export function isToOffice(values: CheckoutValues, block: "billing" | "shipping"): boolean {
  const destination = values.shipToDifferentAddress === "on" ? "shipping" : "billing";
  return block === destination && values[`${block}.to`] === "office";
}

/**
 * Whether the office is chosen from its courier's list; there are lists only for the shop's own country. `couriers` are
 * those with a list.
 */
export function isListed(values: CheckoutValues, block: "billing" | "shipping", couriers: readonly string[]): boolean {
  return values[`${block}.country`] === home.code && couriers.includes(values[`${block}.courier`]);
}

/**
 * The draft to send to the backend, with two complete addresses; the billing address is used for both unless another
 * is given.
 */
export function draftFromValues(values: CheckoutValues): CheckoutDraft {
  const shipToDifferentAddress = values.shipToDifferentAddress === "on";
  const block = shipToDifferentAddress ? "shipping" : "billing";
  const isInvoiced = values.invoice === "on";
  const company = isInvoiced ? values["invoice.company"] : "";
  const billing = readAddress(values, "billing");
  const shipping = shipToDifferentAddress ? readAddress(values, "shipping") : { ...billing, email: "" };
  return {
    billing: { ...billing, company, email: values["billing.email"], phone: values["billing.phone"] },
    shipping: { ...shipping, phone: values["billing.phone"] },
    shipToDifferentAddress,
    paymentMethod: values.paymentMethod,
    customerNote: values.customerNote,
    office: readOffice(values, block),
    delivery: {
      courier: values[`${block}.courier`],
      office: values[`${block}.officeId`],
      address1: values[`${block}.address1`],
      address2: values[`${block}.address2`],
    },
    invoice: isInvoiced
      ? {
          company,
          number: values["invoice.number"],
          vat: values["invoice.vat"],
          person: values["invoice.person"],
          address: values["invoice.address"],
        }
      : null,
  };
}

function readAddress(values: CheckoutValues, block: "billing" | "shipping"): Address {
  const address = Object.fromEntries(ADDRESS_KEYS.map((name) => [name, values[`${block}.${name}`]]));
  const office = readOffice(values, block);
  const lines = office && { address1: writeOfficeLine(office.courier, office.office), address2: "" };
  const names = { firstName: values[`${block}.firstName`], lastName: values[`${block}.lastName`] };
  return { ...EMPTY_ADDRESS, ...address, ...lines, ...names };
}

function readOffice(values: CheckoutValues, block: "billing" | "shipping"): CourierOffice | null {
  if (!isToOffice(values, block)) return null;
  const code = values[`${block}.courier`];
  const courier = nameCourier(code);
  const id = values[`${block}.officeId`];
  return { courier, office: values[`${block}.office`], ...(id && { id, code }) };
}

function officeValues({ courier, office, id = "", code }: CourierOffice) {
  const known = code ?? findCourier(courier) ?? "other";
  return { to: "office", courier: known, office, officeId: id, address1: "", address2: "" };
}

function mapFields(read: (field: CheckoutField) => string): CheckoutValues {
  return Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, read(field)])) as CheckoutValues;
}

type Typed = Partial<CheckoutValues>;

/** Groups of fields that only make sense together, each with the fields that show whether it was filled in. */
const PARTS: { fields: RegExp; filledBy: CheckoutField[] }[] = [
  { fields: /^billing\.(first|last)Name$/, filledBy: ["billing.firstName", "billing.lastName"] },
  {
    fields: /^billing\.(country|to|state|city|postcode|courier|office|officeId|address[12])$/,
    filledBy: [
      "billing.city",
      "billing.postcode",
      "billing.address1",
      "billing.address2",
      "billing.office",
      "billing.officeId",
    ],
  },
  { fields: /^(shipToDifferentAddress$|shipping\.)/, filledBy: ["shipToDifferentAddress"] },
  { fields: /^invoice/, filledBy: ["invoice"] },
];

/**
 * What stays of a guest's typed values when the guest turns out to be a customer: whole groups with a filled field,
 * so that no address mixes typed with known fields. An existing customer gets no new account.
 */
export function filledParts(typed: Typed): Typed {
  const isFilled = (field: CheckoutField) => {
    if (field === "createAccount") return false;
    const part = PARTS.find(({ fields }) => fields.test(field));
    return part ? part.filledBy.some((one) => typed[one]) : Boolean(typed[field]);
  };
  return Object.fromEntries(Object.entries(typed).filter(([field]) => isFilled(field as CheckoutField)));
}

/** Typed values without the addresses, after they changed in the account. */
export function withoutAddresses(typed: Typed): Typed {
  const isAddress = (field: string) => /^(billing|shipping)\.|^shipToDifferentAddress$/.test(field);
  return Object.fromEntries(Object.entries(typed).filter(([field]) => !isAddress(field)));
}
