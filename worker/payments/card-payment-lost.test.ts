import { expect, test } from "vitest";
import { openPayingShop, type PaymentScenario } from "../../tests/doubles/shopper/card-payments";
import type { ScriptedAnswer } from "../../tests/doubles/backend/scripted-backend";

const MINUTE_MS = 60_000;

test("a session lost before the order is restored, and one order is placed", async () => {
  const { stripe, payment, start, shop, loseSession } = await openPayingShop();
  const id = await start();
  stripe.pay(id);
  loseSession();
  expect(await payment.finish(id, 1)).toMatchObject({ kind: "placed" });
  expect([shop.orders.length, stripe.refunds.size]).toEqual([1, 0]);
});

test("a session lost during the order is restored, and the order is placed at the next check", async () => {
  const scenario = { beforeOrder: (): ScriptedAnswer | undefined => undefined };
  const { stripe, payment, start, shop, loseSession } = await openPayingShop(scenario);
  const id = await start();
  stripe.pay(id);
  scenario.beforeOrder = () => {
    scenario.beforeOrder = () => undefined;
    loseSession();
    return { error: "invalid_token: Expired token" };
  };
  expect(await payment.finish(id, 1)).toEqual({ kind: "waiting" });
  expect(await payment.finish(id, 2 * MINUTE_MS)).toMatchObject({ kind: "placed" });
  expect([shop.orders.length, stripe.refunds.size]).toEqual([1, 0]);
});

test("after an unknown outcome and a lost session no second order is placed", async () => {
  const scenario = { afterOrder: (): ScriptedAnswer | undefined => undefined };
  const { stripe, payment, start, shop, loseSession } = await openPayingShop(scenario);
  const id = await start();
  stripe.pay(id);
  let lost = 0;
  scenario.afterOrder = () => {
    if ((lost += 1) > 2) return undefined;
    if (lost === 1) loseSession();
    return { data: null };
  };
  expect(await payment.finish(id, 1)).toEqual({ kind: "waiting" });
  expect(await payment.finish(id, 2)).toMatchObject({ kind: "placed" });
  expect(stripe.intents.get(id)?.metadata.order).toBe("1201");
  expect([shop.orders.length, stripe.refunds.size]).toEqual([1, 0]);
});

test("a partial cart causes no refund", async () => {
  const scenario: PaymentScenario = {};
  const { stripe, payment, start, shop } = await openPayingShop(scenario);
  const id = await start();
  stripe.pay(id);
  scenario.corruptCart = (cart) => ({ ...cart, contents: null });
  expect(await payment.finish(id, 1)).toEqual({ kind: "waiting" });
  delete scenario.corruptCart;
  expect(await payment.finish(id, 2)).toMatchObject({ kind: "placed" });
  expect([shop.orders.length, stripe.refunds.size]).toEqual([1, 0]);
});

test("paid, not ordered, session lost: the order is placed once the plugin reports that there is none", async () => {
  const scenario = { beforeOrder: (): ScriptedAnswer | undefined => undefined };
  const { stripe, payment, start, shop, loseSession } = await openPayingShop(scenario);
  const id = await start();
  stripe.pay(id);
  scenario.beforeOrder = () => {
    scenario.beforeOrder = () => undefined;
    loseSession();
    return { fault: 504 };
  };
  expect(await payment.finish(id, 1)).toEqual({ kind: "waiting" });
  expect(await payment.finish(id, 2)).toMatchObject({ kind: "placed" });
  expect([shop.orders.length, stripe.refunds.size]).toEqual([1, 0]);
});

test("a refusal within a minute of an unknown outcome causes no refund, because the first attempt may succeed", async () => {
  const scenario = { beforeOrder: (): ScriptedAnswer | undefined => ({ fault: 504 }) };
  const { stripe, payment, start } = await openPayingShop(scenario);
  const id = await start();
  stripe.pay(id);
  expect(await payment.finish(id, 1)).toEqual({ kind: "waiting" });
  scenario.beforeOrder = () => ({ data: { checkout: null }, error: "Out of stock." });
  expect(await payment.finish(id, MINUTE_MS)).toEqual({ kind: "waiting" });
  expect(stripe.refunds.size).toBe(0);
  expect(await payment.finish(id, 2 * MINUTE_MS)).toEqual({ kind: "refunded" });
});

test("a refusal that doesn't prove that there is no order is unclear, without a refund", async () => {
  const scenario: PaymentScenario = { beforeOrder: () => ({ fault: 504 }) };
  const { stripe, payment, start } = await openPayingShop(scenario);
  const id = await start();
  stripe.pay(id);
  await payment.finish(id, 1);
  for (const error of ["storefront-secret-required: isPaid", "Internal server error"]) {
    scenario.beforeSearch = () => ({ data: { checkout: null }, error });
    expect(await payment.finish(id, MINUTE_MS)).toEqual({ kind: "waiting" });
  }
  expect(await payment.finish(id, 5 * MINUTE_MS)).toEqual({ kind: "unclear" });
  expect(stripe.refunds.size).toBe(0);
});

test("a plugin busy with the order is not a refusal, so nothing is refunded", async () => {
  const scenario = {
    beforeOrder: (): ScriptedAnswer | undefined => ({
      data: { checkout: null },
      error: "storefront-checkout-busy: wait",
    }),
  };
  const { stripe, payment, start, shop } = await openPayingShop(scenario);
  const id = await start();
  stripe.pay(id);
  expect(await payment.finish(id, 1)).toEqual({ kind: "waiting" });
  scenario.beforeOrder = () => undefined;
  expect(await payment.finish(id, 2 * MINUTE_MS)).toMatchObject({ kind: "placed" });
  expect([shop.orders.length, stripe.refunds.size]).toEqual([1, 0]);
});

test("an event that arrives while Stripe is unreachable is requested again and then processed", async () => {
  const { stripe, payment, start, shop } = await openPayingShop();
  const id = await start();
  stripe.pay(id);
  stripe.setDown(true);
  expect(await payment.handleEvent(id, "evt_1", 1)).toBe(false);
  expect(await payment.finish(id, 1)).toEqual({ kind: "processing" });
  stripe.setDown(false);
  expect(await payment.handleEvent(id, "evt_1", 2)).toBe(true);
  expect(shop.orders).toHaveLength(1);
});
