import { expect, test } from "vitest";
import { EMPTY_ADDRESS } from "../checkout/address";
import { checkCustomerAddress, readAddressValues, valuesOfAddress, type AddressBlock } from "./customer-address";

const HOME = {
  ...EMPTY_ADDRESS,
  firstName: "Иван",
  lastName: "Петров",
  company: "„Петров“ ЕООД",
  address1: "ул. „Граф Игнатиев“ 5",
  city: "София",
  postcode: "1000",
  state: "BG-22",
  country: "BG",
  email: "ivan@example.bg",
  phone: "+359888123456",
};
const PLACES = { countries: ["BG", "GR"], regions: { GR: [{ code: "I", name: "Атика" }] }, before: HOME };

function check(change: Record<string, string>, block: AddressBlock = "billing") {
  return checkCustomerAddress({ ...valuesOfAddress(HOME, block), ...change }, block, PLACES);
}

test("an address is saved as the checkout saves it, and fields the form doesn't show stay unchanged", () => {
  const checked = check({ "billing.phone": "0888 765 432", "billing.city": "Русе", "billing.postcode": "7000" });
  expect(checked).toEqual({
    ok: true,
    address: { ...HOME, phone: "+359888765432", city: "Русе", postcode: "7000" },
  });
});

test.each([
  [{ "billing.firstName": "" }, { "billing.firstName": "required" }],
  [{ "billing.email": "ivan@" }, { "billing.email": "email" }],
  [{ "billing.phone": "12" }, { "billing.phone": "phone" }],
  [{ "billing.postcode": "123" }, { "billing.postcode": "postcode" }],
  [{ "billing.state": "BG-99" }, { "billing.state": "region" }],
  [{ "billing.country": "JP" }, { "billing.country": "unavailable" }],
  [
    { "billing.country": "GR", "billing.state": "BG-22" },
    { "billing.state": "region", "billing.postcode": "postcode" },
  ],
  [{ "billing.address1": "" }, { "billing.address1": "required" }],
] as const)("what the checkout rejects is rejected here: %j", (change, problems) => {
  expect(check(change)).toMatchObject({ ok: false, problems });
});

test("a shipping address needs neither e-mail nor phone, and keeps the ones it already has", () => {
  const values = valuesOfAddress(HOME, "shipping");
  expect(Object.keys(values)).not.toContain("shipping.email");
  expect(check({}, "shipping")).toEqual({ ok: true, address: HOME });
});

test("only the fields of the edited address are read from the form", () => {
  const form = new FormData();
  for (const [name, value] of [
    ["billing.city", " Со\u0000фия\u200b "],
    ["shipping.city", "Варна"],
    ["billing.username", "admin"],
  ] as const)
    form.append(name, value);
  const values = readAddressValues(form, "billing");
  expect(values["billing.city"]).toBe("София");
  expect(Object.keys(values).filter((name) => !name.startsWith("billing."))).toEqual([]);
  expect(values).not.toHaveProperty(["billing.username"]);
  expect(checkCustomerAddress(values, "billing", PLACES).ok).toBe(false);
});
