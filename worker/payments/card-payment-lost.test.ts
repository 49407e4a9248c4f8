import { expect, test } from "vitest";
import { openPayingShop, type PaymentScenario } from "../../tests/doubles/shopper/card-payments";
import type { ScriptedAnswer } from "../../tests/doubles/backend/scripted-backend";

const MINUTE_MS = 60_000;

test("a session that the backend lost before the order is put back, and ordered once", async () => {
  const { stripe, payment, start, shop, loseSession } = await openPayingShop();
  const id = await start();
  stripe.pay(id);
  loseSession();
  expect(await payment.finish(id, 1)).toMatchObject({ kind: "placed" });
  expect([shop.orders.length, stripe.refunds.size]).toEqual([1, 0]);
});

test("a session that was lost at the order itself is put back, and ordered at the next look", async () => {
  const wishes = { beforeOrder: (): ScriptedAnswer | undefined => undefined };
  const { stripe, payment, start, shop, loseSession } = await openPayingShop(wishes);
  const id = await start();
  stripe.pay(id);
  wishes.beforeOrder = () => {
    wishes.beforeOrder = () => undefined;
    loseSession();
    return { error: "invalid_token: Expired token" };
  };
  expect(await payment.finish(id, 1)).toEqual({ kind: "waiting" });
  expect(await payment.finish(id, 2 * MINUTE_MS)).toMatchObject({ kind: "placed" });
  expect([shop.orders.length, stripe.refunds.size]).toEqual([1, 0]);
});

test.each([true, false])(
  "a session that was lost after an unknown end is never ordered again (plugin: %s)",
  async (hasPlugin) => {
    const wishes = { hasPlugin, afterOrder: (): ScriptedAnswer | undefined => undefined };
    const { stripe, payment, start, shop, loseSession } = await openPayingShop(wishes);
    const id = await start();
    stripe.pay(id);
    wishes.afterOrder = () => {
      wishes.afterOrder = () => undefined;
      loseSession();
      return { data: null };
    };
    expect(await payment.finish(id, 1)).toEqual({ kind: "waiting" });
    const outcome = await payment.finish(id, 2);
    expect(outcome.kind).toBe(hasPlugin ? "placed" : "unclear");
    expect(stripe.intents.get(id)?.metadata.order).toBe(hasPlugin ? "1201" : "unclear");
    expect([shop.orders.length, stripe.refunds.size]).toEqual([1, 0]);
  },
);

test.each([true, false])(
  "half of a cart gives no money back and stands for no order (plugin: %s)",
  async (hasPlugin) => {
    const wishes: PaymentScenario = { hasPlugin };
    const { stripe, payment, start, shop } = await openPayingShop(wishes);
    const id = await start();
    stripe.pay(id);
    wishes.spoilCart = (cart) => ({ ...cart, contents: null });
    expect(await payment.finish(id, 1)).toEqual({ kind: "waiting" });
    delete wishes.spoilCart;
    wishes.beforeOrder = () => {
      wishes.spoilCart = (cart) => ({ ...cart, contents: { ...cart.contents, nodes: [] } });
      return { data: { checkout: null }, error: "Internal server error" };
    };
    expect(await payment.finish(id, 2)).toEqual({ kind: "waiting" });
    delete wishes.beforeOrder;
    delete wishes.spoilCart;
    expect(await payment.finish(id, 2 * MINUTE_MS)).toMatchObject({ kind: "placed" });
    expect([shop.orders.length, stripe.refunds.size]).toEqual([1, 0]);
  },
);

test("paid, never ordered, and the session lost: the plugin says that there is no order, and then it is made", async () => {
  const wishes = { beforeOrder: (): ScriptedAnswer | undefined => undefined };
  const { stripe, payment, start, shop, loseSession } = await openPayingShop(wishes);
  const id = await start();
  stripe.pay(id);
  wishes.beforeOrder = () => {
    wishes.beforeOrder = () => undefined;
    loseSession();
    return { fault: 504 };
  };
  expect(await payment.finish(id, 1)).toEqual({ kind: "waiting" });
  // What was sent may come through late: it isn't taken for lost yet, and no money goes back.
  expect(await payment.finish(id, MINUTE_MS)).toEqual({ kind: "waiting" });
  expect(await payment.finish(id, 2 * MINUTE_MS)).toMatchObject({ kind: "placed" });
  expect([shop.orders.length, stripe.refunds.size]).toEqual([1, 0]);
});

test("a refusal within a minute of an unknown end gives no money back: the first sending may come through", async () => {
  const wishes = { beforeOrder: (): ScriptedAnswer | undefined => ({ fault: 504 }) };
  const { stripe, payment, start } = await openPayingShop(wishes);
  const id = await start();
  stripe.pay(id);
  expect(await payment.finish(id, 1)).toEqual({ kind: "waiting" });
  wishes.beforeOrder = () => ({ data: { checkout: null }, error: "Out of stock." });
  expect(await payment.finish(id, MINUTE_MS)).toEqual({ kind: "waiting" });
  expect(stripe.refunds.size).toBe(0);
  expect(await payment.finish(id, 2 * MINUTE_MS)).toEqual({ kind: "refunded" });
});

test("a refusal that doesn't say that there is no order proves nothing: people must look, and no money moves", async () => {
  const wishes: PaymentScenario = { beforeOrder: () => ({ fault: 504 }) };
  const { stripe, payment, start } = await openPayingShop(wishes);
  const id = await start();
  stripe.pay(id);
  await payment.finish(id, 1);
  for (const error of ["storefront-secret-required: isPaid", "Internal server error"]) {
    wishes.beforeSearch = () => ({ data: { checkout: null }, error });
    expect(await payment.finish(id, MINUTE_MS)).toEqual({ kind: "waiting" });
  }
  expect(await payment.finish(id, 5 * MINUTE_MS)).toEqual({ kind: "unclear" });
  expect(stripe.refunds.size).toBe(0);
});

test("a plugin that is busy with the order isn't a refusal: no money goes back (docs/payments.md)", async () => {
  const wishes = {
    beforeOrder: (): ScriptedAnswer | undefined => ({
      data: { checkout: null },
      error: "storefront-checkout-busy: wait",
    }),
  };
  const { stripe, payment, start, shop } = await openPayingShop(wishes);
  const id = await start();
  stripe.pay(id);
  expect(await payment.finish(id, 1)).toEqual({ kind: "waiting" });
  wishes.beforeOrder = () => undefined;
  expect(await payment.finish(id, 2 * MINUTE_MS)).toMatchObject({ kind: "placed" });
  expect([shop.orders.length, stripe.refunds.size]).toEqual([1, 0]);
});

test("an event that came while Stripe couldn't be asked is wanted again, and taken then", async () => {
  const { stripe, payment, start, shop } = await openPayingShop();
  const id = await start();
  stripe.pay(id);
  stripe.setDown(true);
  expect(await payment.invalidate(id, "evt_1", 1)).toBe(false);
  expect(await payment.finish(id, 1)).toEqual({ kind: "processing" });
  stripe.setDown(false);
  expect(await payment.invalidate(id, "evt_1", 2)).toBe(true);
  expect(shop.orders).toHaveLength(1);
});
