import { expect, test } from "vitest";
import { EMPTY_ADDRESS, type Address } from "./address";
import { EMPTY_DRAFT } from "./checkout-draft";
import { valuesFromDraft } from "./checkout-form";
import { isAddressChanged, isCouponEmailChanged } from "./checkout-rules";

type State = Parameters<typeof isCouponEmailChanged>[1] & Parameters<typeof isAddressChanged>[1];

const RATE = { id: "flat_rate:1", label: "", cost: 499 };

/** Of a guest to whom WooCommerce has given its default location, or another address. */
function readState(billing: Partial<Address>, shippingRates = [RATE]): State {
  const draft = { ...EMPTY_DRAFT, billing: { ...EMPTY_ADDRESS, country: "BG", ...billing } };
  return { draft, cart: { needsShipping: true, shippingRates } } as unknown as State;
}

function isRefreshed(typed: Record<string, string>, state: State): boolean {
  return isAddressChanged({ ...valuesFromDraft(state.draft, "BG"), ...typed }, state);
}

test("a country alone is WooCommerce's default location, whose region isn't in the form", () => {
  expect(isRefreshed({}, readState({ state: "BG-22" }))).toBe(false);
  expect(isRefreshed({ "billing.country": "RO" }, readState({ state: "BG-22" }))).toBe(true);
});

test("without rates for the default location they are queried", () => {
  expect(isRefreshed({}, readState({ state: "BG-22" }, []))).toBe(true);
});

test("region, town and postcode change an address, also back to none", () => {
  for (const [field, value] of Object.entries({ state: "BG-02", city: "Бургас", postcode: "8000" }))
    expect(isRefreshed({ [`billing.${field}`]: value }, readState({ state: "BG-22" })), field).toBe(true);
  const sofia = readState({ state: "BG-22", city: "София", postcode: "1784" });
  expect(isRefreshed({}, sofia)).toBe(false);
  expect(isRefreshed({ "billing.state": "", "billing.city": "", "billing.postcode": "" }, sofia)).toBe(true);
});

test.each([
  [undefined, "ivan@example.bg", "petya@example.bg", false],
  ["ivan@example.bg", "ivan@example.bg", "petya@example.bg", true],
  ["ivan@example.bg", "ivan@example.bg", "Ivan@Example.bg", false],
  ["ivan@example.bg", "petya@example.bg", "ivan@example.bg", true],
  ["ivan@example.bg", "petya@example.bg", "maria@example.bg", false],
  ["ivan@example.bg", undefined, "", false],
])("a code for %s, totals for %s: an email %s needs other totals: %s", (couponEmail, before, email, isChanged) => {
  const state = { ...readState({}), couponEmail, typed: { "billing.email": before } } as State;
  const values = { ...valuesFromDraft(state.draft, "BG"), "billing.email": email };
  expect(isCouponEmailChanged(values, state)).toBe(isChanged);
});
