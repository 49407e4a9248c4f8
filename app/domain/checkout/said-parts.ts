import type { CheckoutField, CheckoutValues } from "./checkout-form";

type Typed = Partial<CheckoutValues>;

/** Parts of the form that only make sense whole, each with the fields that tell whether anything was said in it. */
const PARTS: { fields: RegExp; saidBy: CheckoutField[] }[] = [
  { fields: /^billing\.(first|last)Name$/, saidBy: ["billing.firstName", "billing.lastName"] },
  {
    fields: /^billing\.(country|to|state|city|postcode|courier|office|address[12])$/,
    saidBy: ["billing.city", "billing.postcode", "billing.address1", "billing.address2", "billing.office"],
  },
  { fields: /^(shipToDifferentAddress$|shipping\.)/, saidBy: ["shipToDifferentAddress"] },
  { fields: /^invoice/, saidBy: ["invoice"] },
];

/**
 * What a guest had typed, for the customer that he turns out to be: where he said nothing, what is known of the customer
 * goes in. An address is never put together out of two, and an account is made for nobody who has one.
 */
export function saidParts(typed: Typed): Typed {
  const isSaid = (field: CheckoutField) => {
    if (field === "createAccount") return false;
    const part = PARTS.find(({ fields }) => fields.test(field));
    return part ? part.saidBy.some((one) => typed[one]) : Boolean(typed[field]);
  };
  return Object.fromEntries(Object.entries(typed).filter(([field]) => isSaid(field as CheckoutField)));
}

/** What was typed, without the addresses: the account has other ones now. */
export function withoutAddresses(typed: Typed): Typed {
  const isAddress = (field: string) => /^(billing|shipping)\.|^shipToDifferentAddress$/.test(field);
  return Object.fromEntries(Object.entries(typed).filter(([field]) => !isAddress(field)));
}
