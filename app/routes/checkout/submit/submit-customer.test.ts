import { readSite } from "../../../config/site";
import { expect, test } from "vitest";
import { fail, succeed } from "../../../domain/values/result";
import { readSettings } from "../../../config/settings";
import {
  CART,
  fakeShopper,
  FORM,
  leadsTo,
  ORDER_PAGE,
  STATE,
  type FakeParts,
} from "../../../../tests/doubles/shopper/checkout-state";
import { submitCheckout } from "./submit-checkout";
import type { CheckoutState, Shopper } from "../../../services/shopper";

const CUSTOMERS: CheckoutState = { ...STATE, customer: { name: "Maria", email: "maria@example.bg" } };

function submit(fields: Record<string, string>, fake: Shopper) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FORM, ...fields })) form.append(name, value);
  return submitCheckout(form, fake, readSettings({}), readSite({}));
}

function doubleCustomer(parts: FakeParts = {}) {
  return fakeShopper({ readCheckout: async () => succeed(CUSTOMERS), ...parts });
}

test("a guest who wants to sign in is redirected, and their form is stored, valid or not", async () => {
  const stored: unknown[] = [];
  const { fake, names } = fakeShopper({
    storeForm: (_, typed) => (stored.push(typed), Promise.resolve(succeed(undefined))),
  });
  const submitted = await submit({ intent: "sign-in", "billing.phone": "12" }, fake);
  expect(leadsTo(submitted)).toBe("/my-account?returnTo=%2Fcheckout");
  expect(names()).toEqual([]);
  expect(stored).toMatchObject([{ "billing.phone": "12", "billing.city": "Sofia" }]);
});

test("a signed-in customer creates no account, whatever an older page submits", async () => {
  const { fake, calls } = doubleCustomer();
  expect(leadsTo(await submit({ createAccount: "on", password: "" }, fake))).toBe(ORDER_PAGE);
  expect(calls.at(-1)).toMatchObject(["place", "id-1", {}, 14210, ""]);
  const { fake: other, calls: placed } = doubleCustomer();
  await submit({ createAccount: "on", password: "dobra parola 9" }, other);
  expect(placed.at(-1)![4]).toBe("");
});

test("a customer's shipping is recalculated before the order: another browser may have set another address", async () => {
  const elsewhere = { ...CUSTOMERS, cart: { ...CART, total: 15_900 } };
  const { fake, names } = doubleCustomer({ updateCheckout: async () => succeed(elsewhere) });
  expect(await submit({}, fake)).toMatchObject({ reply: { kind: "changed", state: { cart: { total: 15_900 } } } });
  expect(names()).toEqual([]);
});

test("a sign-in that expires during the order is reported, and the form continues as a guest's", async () => {
  let reads = 0;
  const { fake } = doubleCustomer({
    readCheckout: async () => succeed((reads += 1) === 1 ? CUSTOMERS : STATE),
    placeOrder: async () => fail({ kind: "auth-expired" }),
  });
  expect(await submit({}, fake)).toMatchObject({
    status: 422,
    reply: { kind: "failed", state: { customer: null }, message: expect.stringMatching(/Влезте в профила/) },
  });
});

test("an order placed while the sign-in expired isn't lost: sending the form again finds it", async () => {
  let reads = 0;
  const empty = { ...STATE, cart: { ...CART, isEmpty: true, lines: [] } };
  const { fake } = doubleCustomer({
    readCheckout: async () => succeed((reads += 1) === 1 ? CUSTOMERS : empty),
    placeOrder: async () => fail({ kind: "auth-expired" }),
  });
  expect(await submit({}, fake)).toMatchObject({ status: 503, reply: { kind: "failed" } });
});
