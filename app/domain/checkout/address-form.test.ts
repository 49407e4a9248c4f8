import { expect, test } from "vitest";
import { checkCheckout, withoutHalfTyped, type CheckoutRules } from "./address-form";
import { CHECKOUT_FIELDS, type CheckoutField, type CheckoutValues } from "./checkout-form";

const RULES: CheckoutRules = {
  needsAddress: true,
  needsShipping: true,
  countries: ["BG", "GR", "RO"],
  regions: { BG: [], RO: [{ code: "B", name: "București" }] },
  rates: [{ id: "flat_rate:1" }],
  gatewayIds: ["cod", "bacs"],
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
  const checked = checkCheckout({ ...GOOD, ...change }, { ...RULES, ...rules });
  return checked.ok ? {} : checked.problems;
}

test("a form filled in well passes, its telephone kept as E.164", () => {
  const checked = checkCheckout(GOOD, RULES);
  expect(checked).toMatchObject({ ok: true, values: { "billing.phone": "+359888123456", "billing.city": "София" } });
});

test("every required field that is empty is named, optional ones are not", () => {
  const empty = Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, ""])) as CheckoutValues;
  const found = checkCheckout({ ...empty, "billing.country": "BG" }, RULES);
  expect(found.ok ? [] : Object.keys(found.problems)).toEqual([
    "billing.firstName",
    "billing.lastName",
    "billing.email",
    "billing.phone",
    "rateId",
    "billing.state",
    "billing.city",
    "billing.postcode",
    "billing.address1",
    "paymentMethod",
    "consent",
  ] satisfies CheckoutField[]);
});

test("a Bulgarian postcode is four digits and doesn't begin with 0", () => {
  for (const postcode of ["178", "0784", "17845", "178a"]) {
    expect(problems({ "billing.postcode": postcode })).toEqual({ "billing.postcode": "postcode" });
  }
  expect(problems({ "billing.country": "GR", "billing.state": "", "billing.postcode": "104 31" })).toEqual({});
});

test("a Bulgarian region is one of BG-01 to BG-28", () => {
  for (const state of ["BG-00", "BG-29", "22", "София"])
    expect(problems({ "billing.state": state })).toEqual({ "billing.state": "region" });
  for (let n = 1; n <= 28; n++) expect(problems({ "billing.state": `BG-${String(n).padStart(2, "0")}` })).toEqual({});
});

test("elsewhere the region is one that the backend names, free text where it names none", () => {
  const there = { "billing.country": "RO", "billing.postcode": "010011" };
  expect(problems({ ...there, "billing.state": "BG-22" })).toEqual({ "billing.state": "region" });
  expect(problems({ ...there, "billing.state": "B" })).toEqual({});
  expect(problems({ "billing.country": "GR", "billing.state": "Атика", "billing.postcode": "10431" })).toEqual({});
});

test.each(["maria", "maria@", "@example.bg", "maria@example", "ма@example.bg", "a b@example.bg", "a@-x.bg", "a@x..bg"])(
  "an e-mail that WordPress would refuse is refused here: %s",
  (email) => {
    expect(problems({ "billing.email": email })).toEqual({ "billing.email": "email" });
    expect(withoutHalfTyped({ ...GOOD, "billing.email": email })["billing.email"]).toBe("");
  },
);

test("only what the shop offers can be chosen: country, delivery, payment", () => {
  expect(problems({ "billing.country": "US", rateId: "free:0", paymentMethod: "stripe_free" })).toEqual({
    "billing.country": "choice",
    rateId: "choice",
    paymentMethod: "choice",
  });
});

test("consent is given by ticking, never assumed", () => {
  expect(problems({ consent: "" })).toEqual({ consent: "required" });
});

test("a second address is asked for only when it is wanted", () => {
  expect(problems({ "shipping.city": "" })).toEqual({});
  expect(Object.keys(problems({ shipToDifferentAddress: "on", "shipping.country": "BG" }))).toEqual([
    "shipping.firstName",
    "shipping.lastName",
    "shipping.state",
    "shipping.city",
    "shipping.postcode",
    "shipping.address1",
  ]);
});

test("a virtual cart needs no delivery, and no address where the shop hides it", () => {
  const bare = {
    rateId: "",
    "billing.city": "",
    "billing.state": "",
    "billing.postcode": "",
    "billing.address1": "",
  } as const;
  expect(problems(bare, { needsShipping: false, needsAddress: false })).toEqual({});
  expect(Object.keys(problems(bare, { needsShipping: false }))).not.toContain("rateId");
});

test("what is too long is said, not cut off", () => {
  expect(problems({ "billing.city": "я".repeat(121), customerNote: "я".repeat(1001) })).toEqual({
    "billing.city": "too-long",
    customerNote: "too-long",
  });
});

test("what passes the check keeps no more than the form's own fields", () => {
  const checked = checkCheckout({ ...GOOD, isPaid: "1", total: "0" } as CheckoutValues, RULES);
  expect(checked.ok && Object.keys(checked.values).sort()).toEqual([...CHECKOUT_FIELDS].sort());
});

test("while the form is being filled in, a country that is no code is left out and long texts are cut", () => {
  const sent = withoutHalfTyped({ ...GOOD, "billing.country": "../..", "billing.city": "я".repeat(5000) });
  expect(sent["billing.country"]).toBe("");
  expect(sent["billing.city"]).toHaveLength(1000);
});

const OFFICE = { "billing.to": "office", "billing.address1": "" };

test("to a courier's office no street is asked for, but which courier and which office", () => {
  expect(problems(OFFICE)).toEqual({ "billing.courier": "required", "billing.office": "required" });
  const known = { ...OFFICE, "billing.courier": "speedy", "billing.office": "Младост 1" };
  expect(problems(known)).toEqual({});
  expect(problems({ ...known, "billing.courier": "golub" })).toEqual({ "billing.courier": "choice" });
  expect(problems({ ...known, shipToDifferentAddress: "on" })).toHaveProperty("billing.address1");
  expect(problems(known, { needsShipping: false })).toEqual({ "billing.address1": "required" });
});

test("an invoice's fields are asked for when one is wanted", () => {
  expect(problems({ "invoice.number": "1", "invoice.vat": "1" })).toEqual({});
  expect(problems({ invoice: "on", "invoice.number": "206184532", "invoice.vat": "206184532" })).toEqual({
    "invoice.company": "required",
    "invoice.number": "company-number",
    "invoice.vat": "vat-number",
    "invoice.person": "required",
    "invoice.address": "required",
  });
  const full = {
    invoice: "on",
    "invoice.company": "Фирма ЕООД",
    "invoice.number": "206 184 534",
    "invoice.vat": "",
    "invoice.person": "Мария Димитрова",
    "invoice.address": "София",
  };
  const checked = checkCheckout({ ...GOOD, ...full }, RULES);
  expect(checked).toMatchObject({ ok: true, values: { "invoice.number": "206184534", "invoice.vat": "" } });
  expect(problems({ ...full, "invoice.vat": "bg 206184534" })).toEqual({});
});

test("a password is asked for with an account only, and never among what passes", () => {
  const ask = (password: string) => checkCheckout({ ...GOOD, createAccount: "on" }, RULES, password);
  expect(ask("")).toMatchObject({ ok: false, problems: { password: "required" } });
  expect(ask("1234567")).toMatchObject({ ok: false, problems: { password: "password" } });
  const good = ask("dobra parola 9");
  expect(good.ok && Object.keys(good.values)).not.toContain("password");
  expect(checkCheckout(GOOD, RULES).ok).toBe(true);
});
