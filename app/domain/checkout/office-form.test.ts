import { expect, test } from "vitest";
import { checkCheckout, type CheckoutRules } from "./check-checkout";
import { CHECKOUT_FIELDS, draftFromValues, type CheckoutValues } from "./checkout-form";

const RULES: CheckoutRules = {
  needsAddress: true,
  needsShipping: true,
  countries: ["BG", "GR"],
  regions: {},
  rates: [{ id: "flat_rate:1" }],
  couriers: [],
  gatewayIds: ["cod"],
};

const GOOD: CheckoutValues = {
  ...(Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, ""])) as CheckoutValues),
  "billing.firstName": "Мария",
  "billing.lastName": "Димитрова",
  "billing.email": "maria.dimitrova@example.bg",
  "billing.phone": "0888 123 456",
  "billing.country": "BG",
  "billing.state": "BG-22",
  "billing.city": "София",
  "billing.postcode": "1784",
  "billing.address1": "ул. „Пирин“ 24",
  rateId: "flat_rate:1",
  paymentMethod: "cod",
  consent: "on",
};

function problems(change: Partial<CheckoutValues>, rules: Partial<CheckoutRules> = {}) {
  return checkCheckout({ ...GOOD, ...change }, { ...RULES, ...rules }).problems;
}

const OFFICE_RATE: Partial<CheckoutRules> = { rates: [{ id: "flat_rate:1", to: "office" }] };
const STREET_RATE: Partial<CheckoutRules> = { rates: [{ id: "flat_rate:1", to: "address" }] };
const NAMED_OFFICE = { "billing.to": "office", "billing.courier": "speedy", "billing.office": "Младост 1" };

test("an office rate requires the office, whatever the street or the selection says, in any country", () => {
  const requested = { "billing.courier": "required", "billing.office": "required" };
  for (const to of ["", "address", "office"]) expect(problems({ "billing.to": to }, OFFICE_RATE)).toEqual(requested);
  const greek = { "billing.country": "GR", "billing.state": "", "billing.postcode": "10552" };
  expect(problems(greek, OFFICE_RATE)).toEqual(requested);
  expect(problems({ ...NAMED_OFFICE, "billing.to": "", "billing.address1": "" }, OFFICE_RATE)).toEqual({});
});

test("a rate of one courier delivers to its office, whatever courier was selected before", () => {
  const rates: CheckoutRules["rates"] = [{ id: "flat_rate:1", to: "office", courier: "econt" }];
  expect(problems({}, { rates })).toEqual({ "billing.office": "required" });
  for (const courier of ["", "speedy"]) {
    const named = { ...NAMED_OFFICE, "billing.courier": courier };
    const checked = checkCheckout({ ...GOOD, ...named }, { ...RULES, rates });
    expect(checked.problems).toEqual({});
    expect(draftFromValues(checked.values).office).toEqual({ courier: "Еконт", office: "Младост 1" });
  }
});

test("a street rate requires the street, even when an office was selected, and the order goes there", () => {
  expect(problems({ ...NAMED_OFFICE, "billing.address1": "" }, STREET_RATE)).toEqual({
    "billing.address1": "required",
  });
  const checked = checkCheckout({ ...GOOD, ...NAMED_OFFICE }, { ...RULES, ...STREET_RATE });
  expect(checked.problems).toEqual({});
  expect(draftFromValues(checked.values)).toMatchObject({
    billing: { address1: "ул. „Пирин“ 24" },
    office: null,
  });
});

test("an office rate delivers to the office even if nothing else in the form says so", () => {
  const checked = checkCheckout({ ...GOOD, ...NAMED_OFFICE, "billing.to": "" }, { ...RULES, ...OFFICE_RATE });
  expect(checked.problems).toEqual({});
  expect(draftFromValues(checked.values)).toMatchObject({
    shipping: { address1: "Speedy, офис или автомат: Младост 1" },
    office: { courier: "Speedy", office: "Младост 1" },
  });
});

test("an office rate with a second address requires the office there, and a street in the first", () => {
  const elsewhere = {
    shipToDifferentAddress: "on",
    "shipping.firstName": "Иван",
    "shipping.lastName": "Петров",
    "shipping.country": "BG",
    "shipping.state": "BG-03",
    "shipping.city": "Варна",
    "shipping.postcode": "9000",
  };
  const requested = { "shipping.courier": "required", "shipping.office": "required" };
  expect(problems({ ...elsewhere, "billing.address1": "" }, OFFICE_RATE)).toEqual({
    "billing.address1": "required",
    ...requested,
  });
});

test("a rate without a fixed destination leaves the choice to the shopper", () => {
  expect(problems(NAMED_OFFICE)).toEqual({});
  expect(problems({ ...NAMED_OFFICE, "billing.office": "" })).toEqual({ "billing.office": "required" });
  expect(problems({ "billing.to": "address" })).toEqual({});
});

const LISTED: Partial<CheckoutRules> = {
  rates: [{ id: "flat_rate:1", to: "office", courier: "econt" }],
  couriers: ["econt"],
};
const CHOSEN = { "billing.courier": "econt", "billing.officeId": "1127", "billing.office": "" };

test("an office of a courier with a list is chosen by its id, not by what is typed", () => {
  expect(problems(CHOSEN, LISTED)).toEqual({});
  const typed = { ...CHOSEN, "billing.officeId": "", "billing.office": "Младост 1" };
  expect(problems(typed, LISTED)).toEqual({ "billing.officeId": "required" });
  expect(problems(typed, { ...LISTED, couriers: ["speedy"] })).toEqual({});
});

test("an id that was chosen from another courier's list isn't taken for this one's", () => {
  expect(problems({ ...CHOSEN, "billing.courier": "speedy" }, LISTED)).toEqual({ "billing.officeId": "required" });
  expect(problems({ ...CHOSEN, "billing.courier": "" }, LISTED)).toEqual({});
});

test("the lists are of Bulgaria: abroad the office is typed", () => {
  const greek = { "billing.country": "GR", "billing.state": "", "billing.postcode": "10552" };
  expect(problems({ ...CHOSEN, ...greek }, LISTED)).toEqual({ "billing.office": "required" });
  expect(problems({ ...CHOSEN, ...greek, "billing.office": "Athens 5" }, LISTED)).toEqual({});
});

test("a rate to a street asks for no office of any list", () => {
  expect(problems({ ...CHOSEN, "billing.officeId": "" }, { ...STREET_RATE, couriers: ["econt"] })).toEqual({});
});
