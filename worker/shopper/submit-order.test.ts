import { expect, test } from "vitest";
import { draftFromValues, readCheckoutValues } from "../../app/domain/checkout/checkout-form";
import { buildRecordedCatalog } from "../../demo/testing/recorded-catalog";
import { DemoShop } from "../../demo/testing/demo-shop";
import { add, openDemoSession } from "../../tests/doubles/backend/demo-session";
import { FORM, NO_OFFICES, STATE } from "../../tests/doubles/shopper/checkout-state";
import { fail, succeed } from "../../app/domain/values/result";
import { OrderSubmission } from "./submit-order";

const NOW = 1000;
const settings = { hideBillingAddressForVirtualProducts: false };
const PATTERNS = { officeRates: [], officeOrStreetRates: [], freeRates: [] };

/** A session at the checkout, whose address WooCommerce knows; `press` sends the form with these fields. */
async function openCheckout() {
  const session = openDemoSession(new DemoShop(buildRecordedCatalog()));
  const { checkout, cart, order, shop, queries } = session;
  await cart.change(add(154));
  const form = new FormData();
  for (const [name, value] of Object.entries(FORM)) form.append(name, value);
  const typed = readCheckoutValues(form);
  const read = await checkout.update(draftFromValues(typed), 0);
  if (!read.ok) throw new Error("no checkout");
  const { checkoutId, cart: seen } = read.value;
  const values = { ...typed, checkoutId, rateId: seen.chosenRateId ?? "", seenTotal: String(seen.total) };
  const submission = new OrderSubmission({
    checkout,
    cart,
    offices: NO_OFFICES,
    order,
    payment: null,
    limit: (_, work) => work(),
  });
  const press = (more: Partial<typeof values> = {}) =>
    submission.submit({ values: { ...values, ...more }, password: "", settings }, PATTERNS, () => NOW);
  queries.length = 0;
  return { press, queries, shop, cart };
}

test("an order is one read of WooCommerce's cart and one checkout; pressed again it is neither", async () => {
  const { press, queries } = await openCheckout();
  const placed = await press();
  expect(placed).toMatchObject({ kind: "placed", order: { orderKey: expect.any(String) } });
  expect(queries).toEqual(["getCart", "checkout"]);
  expect(await press()).toEqual(placed);
  expect(queries).toHaveLength(2);
});

test("a form with a fault, or another total than WooCommerce's of now, orders nothing", async () => {
  const { press, queries, cart } = await openCheckout();
  expect(await press({ "billing.postcode": "178" })).toMatchObject({
    kind: "invalid",
    problems: { "billing.postcode": "postcode" },
  });
  await cart.change(add(228));
  expect(await press()).toMatchObject({ kind: "changed", why: "total" });
  expect(queries).not.toContain("checkout");
});

test("without the plugin no form is ordered, whatever it says, and it isn't taken for a backend that is down", async () => {
  const { press, queries, shop } = await openCheckout();
  await shop.setUp("options", { hasPlugin: false });
  expect(await press()).toMatchObject({ kind: "failed", failure: { kind: "orders-closed" } });
  expect(queries).toEqual(["getCart"]);
  await shop.setUp("options", {});
  await shop.setUp("fault", { kind: "500" });
  expect(await press()).toMatchObject({ kind: "failed", failure: { kind: "bad-answer" } });
  await shop.setUp("fault", { kind: null });
  expect(await press()).toMatchObject({ kind: "placed" });
});

test("an order counts as sent when it is sent, however long WooCommerce took to answer before", async () => {
  let time = 0;
  const sentAt: number[] = [];
  const slow = async () => {
    time += 50_000;
    return succeed(STATE);
  };
  const submission = new OrderSubmission({
    checkout: { read: slow, update: slow, saveForm: () => Promise.resolve() },
    cart: { change: () => Promise.resolve(fail({ kind: "timeout" })), readStored: () => Promise.resolve(undefined) },
    offices: NO_OFFICES,
    order: {
      findEarlier: () => Promise.resolve(null),
      send(_input, _cart, now) {
        sentAt.push(now);
        return Promise.resolve(fail({ kind: "timeout" }));
      },
    },
    payment: null,
    limit: (_, work) => work(),
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(FORM)) form.append(name, value);
  const values = readCheckoutValues(form);
  expect(await submission.submit({ values, password: "", settings }, PATTERNS, () => time)).toMatchObject({
    kind: "unknown",
  });
  expect(sentAt).toEqual([50_000]);
});
