import { expect, test } from "vitest";
import { CHECKOUT_FIELDS, type CheckoutValues, filledParts, withoutAddresses } from "./checkout-form";

const EMPTY = Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, ""])) as CheckoutValues;
/** The form of a shopper who hasn't typed anything. */
const UNTOUCHED = { ...EMPTY, "billing.country": "BG", "billing.to": "address", "shipping.country": "BG" };

test("an untouched form keeps nothing: the customer's own data is used", () => {
  expect(filledParts(UNTOUCHED)).toEqual({});
});

test("what a guest has typed survives their sign-in", () => {
  const typed = { ...UNTOUCHED, "billing.phone": "0888 123 456", customerNote: "Обадете се", paymentMethod: "bacs" };
  expect(filledParts(typed)).toEqual({
    "billing.phone": "0888 123 456",
    customerNote: "Обадете се",
    paymentMethod: "bacs",
  });
});

test("an address is one unit: with a typed city its empty street stays empty", () => {
  const stored = filledParts({ ...UNTOUCHED, "billing.city": "Варна" });
  expect(stored).toMatchObject({ "billing.city": "Варна", "billing.country": "BG", "billing.address1": "" });
  expect(stored).not.toHaveProperty(["billing.phone"]);
  expect(filledParts({ ...UNTOUCHED, "billing.lastName": "Петров" })).toEqual({
    "billing.firstName": "",
    "billing.lastName": "Петров",
  });
});

test("an office belongs to an address, and a second address is kept only if requested", () => {
  expect(filledParts({ ...UNTOUCHED, "billing.to": "office", "billing.office": "Младост 1" })).toMatchObject({
    "billing.to": "office",
    "billing.office": "Младост 1",
  });
  const elsewhere = { ...UNTOUCHED, "shipping.city": "Русе" };
  expect(filledParts(elsewhere)).toEqual({});
  expect(filledParts({ ...elsewhere, shipToDifferentAddress: "on" })).toMatchObject({ "shipping.city": "Русе" });
});

test("a signed-in shopper isn't given a new account", () => {
  expect(filledParts({ ...UNTOUCHED, createAccount: "on" })).toEqual({});
});

test("changing an address in the account discards the typed one, and nothing else", () => {
  const typed = { "billing.city": "Варна", "shipping.city": "Русе", shipToDifferentAddress: "on", customerNote: "Да" };
  expect(withoutAddresses(typed)).toEqual({ customerNote: "Да" });
});
