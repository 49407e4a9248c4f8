import fc from "fast-check";
import { expect, test } from "vitest";
import {
  CHECKOUT_FIELDS,
  draftFromValues,
  initialValues,
  readCheckoutValues,
  isToOffice,
  valuesToStore,
  valuesFromDraft,
  type CheckoutValues,
} from "./checkout-form";
import { countRuns } from "../../../tests/fixtures/trials";

const TYPED: CheckoutValues = {
  ...(Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, ""])) as CheckoutValues),
  "billing.firstName": "Мария",
  "billing.email": "maria@example.bg",
  "billing.phone": "0888 123 456",
  "billing.country": "BG",
  "billing.city": "София",
  "billing.postcode": "1784",
  customerNote: "Позвънете.\nДва пъти.",
  paymentMethod: "cod",
};

test("the billing address is the shipping address unless another is given; both are sent in full", () => {
  expect(draftFromValues(TYPED).shipping).toMatchObject({
    firstName: "Мария",
    city: "София",
    postcode: "1784",
    country: "BG",
    email: "",
  });
  const elsewhere = draftFromValues({
    ...TYPED,
    shipToDifferentAddress: "on",
    "shipping.city": "Варна",
    "shipping.country": "BG",
  });
  expect(elsewhere.shipping).toMatchObject({ city: "Варна", address1: "" });
  expect(elsewhere.billing.city).toBe("София");
});

test("typed values are restored from the session", () => {
  const stored = valuesFromDraft(draftFromValues(TYPED), "BG");
  expect(stored).toEqual({ ...TYPED, "shipping.country": "BG" });
  const elsewhere = { ...TYPED, shipToDifferentAddress: "on", "shipping.city": "Варна", "shipping.country": "RO" };
  expect(valuesFromDraft(draftFromValues(elsewhere), "BG")).toEqual(elsewhere);
});

const forged = [
  "isPaid",
  "transactionId",
  "fees",
  "total",
  "price",
  "metaData",
  "account",
  "billing.company",
  "__proto__",
  "constructor",
];
const DRAFT_KEYS = [
  "billing",
  "shipping",
  "shipToDifferentAddress",
  "paymentMethod",
  "customerNote",
  "office",
  "delivery",
  "invoice",
];
const ADDRESS_KEYS = [
  "firstName",
  "lastName",
  "company",
  "address1",
  "address2",
  "city",
  "postcode",
  "state",
  "country",
  "email",
  "phone",
];

test("price, fees, isPaid, transactionId and unknown fields are never read from the form", () => {
  const name = fc.oneof(fc.constantFrom(...forged, ...CHECKOUT_FIELDS), fc.string());
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string({ unit: "binary" })), { maxLength: 40 }), (fields) => {
      const form = new FormData();
      for (const [field, value] of fields) form.append(field, value);
      const values = readCheckoutValues(form);
      expect(Object.keys(values)).toEqual([...CHECKOUT_FIELDS]);
      const draft = draftFromValues(values);
      expect(Object.keys(draft).sort()).toEqual([...DRAFT_KEYS].sort());
      expect(draft.billing.company).toBe(draft.invoice?.company ?? "");
      for (const address of [draft.billing, draft.shipping]) {
        expect(Object.keys(address).sort()).toEqual([...ADDRESS_KEYS].sort());
      }
    }),
    { numRuns: countRuns(500) },
  );
});

test("the backend's default region isn't taken for the shopper's", () => {
  const fresh = draftFromValues({ ...TYPED, "billing.city": "", "billing.postcode": "", "billing.state": "BG-22" });
  expect(valuesFromDraft(fresh, "BG")["billing.state"]).toBe("");
  const typed = draftFromValues({ ...TYPED, "billing.state": "BG-22" });
  expect(valuesFromDraft(typed, "BG")["billing.state"]).toBe("BG-22");
});

const OFFICE = {
  ...TYPED,
  "billing.to": "office",
  "billing.courier": "econt",
  "billing.office": "Младост 1",
  "billing.address1": "",
};

test("a courier's office is sent as address line and separately, for the shipping address", () => {
  const draft = draftFromValues(OFFICE);
  expect(draft.office).toEqual({ courier: "Еконт", office: "Младост 1" });
  expect(draft.shipping).toMatchObject({ address1: "Еконт, офис или автомат: Младост 1", city: "София" });
  expect(valuesFromDraft(draft, "BG")).toEqual({ ...OFFICE, "shipping.country": "BG" });
  const elsewhere = { ...OFFICE, shipToDifferentAddress: "on", "shipping.country": "BG" };
  expect([isToOffice(elsewhere, "billing"), isToOffice(elsewhere, "shipping")]).toEqual([false, false]);
  expect(draftFromValues({ ...elsewhere, "shipping.to": "office" }).office).toEqual({ courier: "", office: "" });
  const abroad = new FormData();
  for (const [field, value] of Object.entries({ ...OFFICE, "billing.country": "GR" })) abroad.append(field, value);
  expect(draftFromValues(readCheckoutValues(abroad)).office).toBeNull();
});

test("an invoice's company is also the billing company, so that WooCommerce shows it", () => {
  const invoiced = { ...TYPED, invoice: "on", "invoice.company": "Фирма ЕООД", "invoice.number": "206184534" };
  expect(draftFromValues(invoiced)).toMatchObject({
    billing: { company: "Фирма ЕООД" },
    invoice: { company: "Фирма ЕООД", number: "206184534", vat: "" },
  });
  expect(draftFromValues({ ...invoiced, invoice: "" })).toMatchObject({ billing: { company: "" }, invoice: null });
});

/** The values with which the form begins again over an earlier draft. */
function restore(values: CheckoutValues): CheckoutValues {
  return initialValues({ draft: draftFromValues(TYPED), countries: ["BG"], typed: valuesToStore(values) });
}

test("every stored field is restored as typed, except consent", () => {
  const values = fc.record({
    ...Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, fc.string()])),
    "billing.country": fc.string({ minLength: 1 }),
  });
  fc.assert(
    fc.property(values, (typed) => {
      const form = typed as CheckoutValues;
      const { consent, rateId, checkoutId, seenTotal } = TYPED;
      expect(restore(form)).toEqual({ ...form, consent, rateId, checkoutId, seenTotal });
      expect(valuesToStore(form)).not.toHaveProperty("consent");
    }),
  );
});

test("a form without an address keeps the address typed before", () => {
  const bare = {
    ...TYPED,
    "billing.country": "",
    "billing.city": "",
    "billing.address1": "",
    customerNote: "Здравейте",
  };
  expect(restore(bare)).toEqual({ ...TYPED, "shipping.country": "BG", customerNote: "Здравейте" });
});
