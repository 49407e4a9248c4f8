import { expect, test } from "vitest";
import { CHECKOUT_FIELDS, type CheckoutValues, saidParts, withoutAddresses } from "./checkout-form";

const EMPTY = Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, ""])) as CheckoutValues;
/** The form as it comes to somebody who hasn't typed anything. */
const UNTOUCHED = { ...EMPTY, "billing.country": "BG", "billing.to": "address", "shipping.country": "BG" };

test("of a form that nobody has filled in nothing is kept: the customer's own data go in", () => {
  expect(saidParts(UNTOUCHED)).toEqual({});
});

test("what a guest has typed survives his sign-in", () => {
  const typed = { ...UNTOUCHED, "billing.phone": "0888 123 456", customerNote: "Обадете се", paymentMethod: "bacs" };
  expect(saidParts(typed)).toEqual({
    "billing.phone": "0888 123 456",
    customerNote: "Обадете се",
    paymentMethod: "bacs",
  });
});

test("an address is one thing: of a town that was typed the empty street belongs to it", () => {
  const kept = saidParts({ ...UNTOUCHED, "billing.city": "Варна" });
  expect(kept).toMatchObject({ "billing.city": "Варна", "billing.country": "BG", "billing.address1": "" });
  expect(kept).not.toHaveProperty(["billing.phone"]);
  expect(saidParts({ ...UNTOUCHED, "billing.lastName": "Петров" })).toEqual({
    "billing.firstName": "",
    "billing.lastName": "Петров",
  });
});

test("an office is an address, and another delivery address is kept only where it is wanted", () => {
  expect(saidParts({ ...UNTOUCHED, "billing.to": "office", "billing.office": "Младост 1" })).toMatchObject({
    "billing.to": "office",
    "billing.office": "Младост 1",
  });
  const elsewhere = { ...UNTOUCHED, "shipping.city": "Русе" };
  expect(saidParts(elsewhere)).toEqual({});
  expect(saidParts({ ...elsewhere, shipToDifferentAddress: "on" })).toMatchObject({ "shipping.city": "Русе" });
});

test("nobody who has signed in wants a new account any more", () => {
  expect(saidParts({ ...UNTOUCHED, createAccount: "on" })).toEqual({});
});

test("an address that is changed in the account drops what was typed of the old one, and nothing else", () => {
  const typed = { "billing.city": "Варна", "shipping.city": "Русе", shipToDifferentAddress: "on", customerNote: "Да" };
  expect(withoutAddresses(typed)).toEqual({ customerNote: "Да" });
});
