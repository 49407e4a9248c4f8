import { expect, test } from "vitest";
import { problemText } from "#strings/checkout/checkout";
import { checkCheckout, FIELD_PROBLEMS, withoutIncomplete, type CheckoutRules } from "./check-checkout";
import { CHECKOUT_FIELDS, type CheckoutField, type CheckoutValues } from "./checkout-form";

const RULES: CheckoutRules = {
  needsAddress: true,
  needsShipping: true,
  countries: ["BG", "GR", "RO"],
  regions: { BG: [], RO: [{ code: "B", name: "București" }] },
  rates: [{ id: "flat_rate:1" }],
  couriers: [],
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
  return checkCheckout({ ...GOOD, ...change }, { ...RULES, ...rules }).problems;
}

test("a valid form passes, its phone number in E.164", () => {
  const checked = checkCheckout(GOOD, RULES);
  expect(checked.problems).toEqual({});
  expect(checked.values).toMatchObject({ "billing.phone": "+359888123456", "billing.city": "София" });
});

test("every empty required field is reported, optional ones are not", () => {
  const empty = Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, ""])) as CheckoutValues;
  const found = checkCheckout({ ...empty, "billing.country": "BG" }, RULES);
  expect(Object.keys(found.problems)).toEqual([
    "billing.firstName",
    "billing.lastName",
    "billing.email",
    "billing.phone",
    "rateId",
    "billing.city",
    "billing.postcode",
    "billing.state",
    "billing.address1",
    "paymentMethod",
    "consent",
  ] satisfies CheckoutField[]);
});

test("a Bulgarian postcode has four digits and doesn't begin with 0", () => {
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

test("in other countries the region is one that the backend lists, or free text when it lists none", () => {
  const there = { "billing.country": "RO", "billing.postcode": "010011" };
  expect(problems({ ...there, "billing.state": "BG-22" })).toEqual({ "billing.state": "region" });
  expect(problems({ ...there, "billing.state": "B" })).toEqual({});
  expect(problems({ "billing.country": "GR", "billing.state": "Атика", "billing.postcode": "10431" })).toEqual({});
});

test.each(["maria", "maria@", "@example.bg", "maria@example", "ма@example.bg", "a b@example.bg", "a@-x.bg", "a@x..bg"])(
  "an e-mail that WordPress would reject is rejected here: %s",
  (email) => {
    expect(problems({ "billing.email": email })).toEqual({ "billing.email": "email" });
    expect(withoutIncomplete({ ...GOOD, "billing.email": email })["billing.email"]).toBe("");
  },
);

test("country, shipping and payment must be among those the shop offers", () => {
  expect(problems({ "billing.country": "US", rateId: "free:0", paymentMethod: "stripe_free" })).toEqual({
    "billing.country": "unavailable",
    rateId: "unavailable",
    paymentMethod: "unavailable",
  });
});

test("consent must be given explicitly", () => {
  expect(problems({ consent: "" })).toEqual({ consent: "required" });
});

test("a shipping address is required only when requested", () => {
  expect(problems({ "shipping.city": "" })).toEqual({});
  expect(Object.keys(problems({ shipToDifferentAddress: "on", "shipping.country": "BG" }))).toEqual([
    "shipping.firstName",
    "shipping.lastName",
    "shipping.city",
    "shipping.postcode",
    "shipping.state",
    "shipping.address1",
  ]);
});

test("a virtual cart needs no shipping, and no address when the shop hides it", () => {
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

test("text that is too long is reported, not truncated", () => {
  expect(problems({ "billing.city": "я".repeat(121), customerNote: "я".repeat(1001) })).toEqual({
    "billing.city": "too-long",
    customerNote: "too-long",
  });
});

test("validated values contain only the form's own fields", () => {
  const checked = checkCheckout({ ...GOOD, isPaid: "1", total: "0" } as CheckoutValues, RULES);
  expect(checked.problems).toEqual({});
  expect(Object.keys(checked.values).sort()).toEqual([...CHECKOUT_FIELDS].sort());
});

test("while the form is incomplete an invalid country is omitted and long texts are truncated", () => {
  const sent = withoutIncomplete({ ...GOOD, "billing.country": "../..", "billing.city": "я".repeat(5000) });
  expect(sent["billing.country"]).toBe("");
  expect(sent["billing.city"]).toHaveLength(1000);
});

const OFFICE = { "billing.to": "office", "billing.address1": "" };

test("delivery to a courier's office requires the courier and the office instead of a street", () => {
  expect(problems(OFFICE)).toEqual({ "billing.courier": "required", "billing.office": "required" });
  const known = { ...OFFICE, "billing.courier": "speedy", "billing.office": "Младост 1" };
  expect(problems(known)).toEqual({});
  expect(problems({ ...known, "billing.courier": "golub" })).toEqual({ "billing.courier": "unavailable" });
  expect(problems({ ...known, shipToDifferentAddress: "on" })).toHaveProperty("billing.address1");
  expect(problems(known, { needsShipping: false })).toEqual({ "billing.address1": "required" });
});

test("invoice fields are required only when an invoice is requested", () => {
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
  expect(checked.problems).toEqual({});
  expect(checked.values).toMatchObject({ "invoice.number": "206184534", "invoice.vat": "" });
  expect(problems({ ...full, "invoice.vat": "bg 206184534" })).toEqual({});
});

test("a password is required only with a new account, and is never among the validated values", () => {
  const ask = (password: string) => checkCheckout({ ...GOOD, createAccount: "on" }, RULES, password);
  expect(ask("")).toMatchObject({ problems: { password: "required" } });
  expect(ask("1234567")).toMatchObject({ problems: { password: "password" } });
  const good = ask("dobra parola 9");
  expect(good.problems).toEqual({});
  expect(Object.keys(good.values)).not.toContain("password");
  expect(checkCheckout(GOOD, RULES).problems).toEqual({});
});

test("each problem has a message of its own", () => {
  const texts = FIELD_PROBLEMS.map((problem) => problemText("billing.city", problem));
  expect(texts).not.toContain("Проверете полето.");
  expect(new Set(texts).size).toBe(FIELD_PROBLEMS.length);
});

test("a problem that the form finds is one that has a message", () => {
  const found = Object.values(problems({ rateId: "gone", paymentMethod: "gone", "billing.country": "XX" }));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((problem) => !FIELD_PROBLEMS.includes(problem!))).toEqual([]);
});
