import { expect, test } from "vitest";
import { CARD_DRAFT, openPayingShop } from "../../tests/doubles/shopper/card-payments";

const MINUTE_MS = 60_000;

test("a paid card makes one order, paid, with Stripe's number on both sides", async () => {
  const { stripe, shop, payment, start } = await openPayingShop();
  const id = await start();
  stripe.pay(id);
  const outcome = { kind: "placed", order: { databaseId: 1201, orderKey: "wc_order_0", redirect: null } };
  expect(await payment.finish(id, 1)).toEqual(outcome);
  expect(shop.orders.map(({ input }) => input)).toMatchObject([
    { isPaid: true, transactionId: id, paymentMethod: "stripe" },
  ]);
  expect(stripe.intents.get(id)?.metadata.order).toBe("1201");
  expect(await payment.finish(id, 2)).toEqual(outcome);
  expect(await payment.invalidate(id, "evt_late", 3)).toBe(true);
  expect(shop.orders).toHaveLength(1);
});

test("the whole checkout is kept before the secret is handed out, and the intent never names the cookie", async () => {
  const { stripe, payments, start, checkoutId } = await openPayingShop({ currency: "EUR" });
  const id = await start();
  expect(await payments.read(id)).toMatchObject({ draft: CARD_DRAFT, amount: 1000, currency: "EUR", state: "started" });
  expect(stripe.intents.get(id)).toMatchObject({
    amount: 1000,
    currency: "eur",
    metadata: { checkout: checkoutId, session: "ab".repeat(32), shop: "https://shop.test" },
  });
});

test("the same checkout pays with the same intent, another sum with another, and the old one is cancelled", async () => {
  const { stripe, shop, start } = await openPayingShop();
  const first = await start();
  expect(await start()).toBe(first);
  shop.inCart = [7, 8];
  const second = await start();
  expect(second).not.toBe(first);
  expect(stripe.intents.get(first)?.status).toBe("canceled");
  shop.inCart = [7];
  const third = await start();
  expect([first, second]).not.toContain(third);
});

test("a declined card may be tried again with the same intent; a payment that takes its time is waited for", async () => {
  const { stripe, payment, start, shop } = await openPayingShop();
  const id = await start();
  expect(await payment.finish(id, 1)).toEqual({ kind: "declined" });
  expect(await start()).toBe(id);
  stripe.setStatus(id, "processing");
  expect(await payment.finish(id, 2)).toEqual({ kind: "processing" });
  expect(shop.orders).toHaveLength(0);
  stripe.pay(id);
  expect(await payment.finish(id, 3)).toMatchObject({ kind: "placed" });
});

test("an order that the backend refuses gives the money back, once", async () => {
  const { stripe, payment, start } = await openPayingShop({
    beforeOrder: () => ({ data: { checkout: null }, error: "Out of stock." }),
  });
  const id = await start();
  stripe.pay(id);
  expect(await payment.finish(id, 1)).toEqual({ kind: "refunded" });
  expect(await payment.finish(id, 2)).toEqual({ kind: "refunded" });
  expect(stripe.requests.filter((request) => request === "POST /v1/refunds")).toHaveLength(1);
});

test.each([true, false])(
  "an order whose answer got lost is settled, not made again (plugin: %s)",
  async (hasPlugin) => {
    let lost = 0;
    const { stripe, payment, start, shop, sent } = await openPayingShop({
      hasPlugin,
      afterOrder: () => ((lost += 1) <= 2 ? { error: "x", data: { checkout: { result: "success" } } } : undefined),
    });
    const id = await start();
    stripe.pay(id);
    // Without the plugin the emptied cart is the answer, and nothing is sent again.
    expect(await payment.finish(id, 1)).toEqual(hasPlugin ? { kind: "waiting" } : { kind: "placed", order: null });
    expect(await payment.isClear(2)).toBe(true);
    expect(await payment.finish(id, 3)).toMatchObject({
      kind: "placed",
      order: hasPlugin ? { databaseId: 1201 } : null,
    });
    expect(sent()).toBe(hasPlugin ? 3 : 1);
    expect(stripe.intents.get(id)?.metadata.order).toBe(hasPlugin ? "1201" : "unseen");
    expect([shop.orders.length, stripe.refunds.size]).toEqual([1, 0]);
  },
);

test("while a paid order isn't placed the alarm comes soon, and the cart stays as it was", async () => {
  let isDown = true;
  const { stripe, payment, start, shop, store } = await openPayingShop({
    beforeOrder: () => (isDown ? { data: null } : undefined),
  });
  await store.extendLife(0);
  const id = await start();
  stripe.pay(id);
  expect(await payment.finish(id, 1)).toEqual({ kind: "waiting" });
  expect(await payment.isClear(2)).toBe(false);
  expect(await payment.invalidate(id, "evt_1", 3)).toBe(false);
  expect(await store.isAtEnd(MINUTE_MS)).toBe(false);
  isDown = false;
  await payment.resume(2 * MINUTE_MS);
  expect(await payment.finish(id, 3 * MINUTE_MS)).toMatchObject({ kind: "placed" });
  expect(shop.orders).toHaveLength(1);
});
