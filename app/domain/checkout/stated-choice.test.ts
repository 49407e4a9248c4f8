import { expect, test } from "vitest";
import { draftFromValues, CHECKOUT_FIELDS, valuesFromDraft, type CheckoutValues } from "./checkout-form";
import { isDeliveryChanged, statedChoice } from "./stated-choice";
import type { ShippingRate } from "../cart/cart";

const TYPED: CheckoutValues = {
  ...(Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, ""])) as CheckoutValues),
  "billing.country": "BG",
  "billing.to": "office",
  "billing.courier": "econt",
  "billing.office": "Младост 1",
  "billing.officeId": "1127",
  "billing.address1": "ул. „Пирин“ 24",
  paymentMethod: "cod",
  rateId: "woo_bg_econt:5",
};
const ECONT: ShippingRate = { id: "woo_bg_econt:5", label: "", cost: null, to: "office", courier: "econt" };
const stated = (change: Partial<CheckoutValues> = {}, rate: Partial<ShippingRate> = {}) =>
  statedChoice(draftFromValues({ ...TYPED, ...change }), { ...ECONT, ...rate });

test("a rate to an office states the office of its courier, and no street", () => {
  const choice = { courier: "econt", office: "1127", payment: "cod", address1: "", address2: "" };
  expect(stated()).toEqual(choice);
  for (const to of ["", "address"]) expect(stated({ "billing.to": to })).toEqual(choice);
  expect(stated({ "billing.courier": "" })).toEqual(choice);
});

test("an office of another courier, chosen before, is none", () => {
  expect(stated({}, { courier: "speedy" })).toMatchObject({ courier: "speedy", office: "" });
});

test("a rate to a street states its lines, and no office", () => {
  const street = { courier: "", office: "", payment: "cod", address1: "ул. „Пирин“ 24", address2: "" };
  expect(stated({}, { to: "address" })).toEqual(street);
});

test("without a rate the form's own choice between street and office counts", () => {
  expect(statedChoice(draftFromValues(TYPED))).toMatchObject({ courier: "econt", office: "1127" });
  const street = draftFromValues({ ...TYPED, "billing.to": "address" });
  expect(statedChoice(street)).toMatchObject({ courier: "", office: "", address1: "ул. „Пирин“ 24" });
});

test("the second address is the one that counts, if there is one", () => {
  const elsewhere = { shipToDifferentAddress: "on", "shipping.courier": "econt", "shipping.officeId": "9" };
  expect(stated(elsewhere)).toMatchObject({ office: "9" });
});

test("a long street doesn't make a header that servers refuse", () => {
  const long = stated(
    { "billing.address1": "я".repeat(5000), "billing.address2": "я".repeat(5000) },
    { to: "address" },
  );
  expect(encodeURIComponent(JSON.stringify(long)).length).toBeLessThan(2000);
});

const isChanged = (change: Partial<CheckoutValues>, rate: Partial<ShippingRate> = {}) =>
  isDeliveryChanged(
    { ...TYPED, ...change },
    { draft: draftFromValues(TYPED), cart: { shippingRates: [{ ...ECONT, pricedBy: "office", ...rate }] } },
  );

test("a priced rate is calculated again for another office or payment, and for a street only if it goes there", () => {
  expect(isChanged({})).toBe(false);
  expect(isChanged({ "billing.officeId": "1128" })).toBe(true);
  expect(isChanged({ paymentMethod: "bacs" })).toBe(true);
  expect(isChanged({ "billing.address1": "ул. „Рила“ 1" })).toBe(false);
  const street = { to: "address", pricedBy: "address" } as const;
  expect(isChanged({ "billing.address1": "ул. „Рила“ 1" }, street)).toBe(true);
  expect(isChanged({ "billing.officeId": "1128" }, street)).toBe(false);
});

test("a rate whose price depends on nothing else is never calculated again for it", () => {
  expect(isChanged({ paymentMethod: "bacs", "billing.officeId": "1128" }, { id: "flat_rate:1" })).toBe(false);
});

test("an office from the list is restored from the session with its id and courier", () => {
  expect(valuesFromDraft(draftFromValues(TYPED), "BG")).toMatchObject({
    "billing.to": "office",
    "billing.courier": "econt",
    "billing.office": "Младост 1",
    "billing.officeId": "1127",
  });
});
