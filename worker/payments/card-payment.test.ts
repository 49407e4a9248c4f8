import { expect, test } from "vitest";
import { CARD_DRAFT, openPayingShop } from "../../tests/doubles/shopper/card-payments";

const MINUTE_MS = 60_000;

test("a card payment places one paid order that references the intent", async () => {
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
  expect(await payment.handleEvent(id, "evt_late", 3)).toBe(true);
  expect(shop.orders).toHaveLength(1);
});

test("the complete checkout is stored before the client secret is returned, and the intent never contains the cookie", async () => {
  const { stripe, payments, start, checkoutId } = await openPayingShop({ currency: "EUR" });
  const id = await start();
  expect(await payments.read(id)).toMatchObject({ draft: CARD_DRAFT, amount: 1000, currency: "EUR", state: "started" });
  expect(stripe.intents.get(id)).toMatchObject({
    amount: 1000,
    currency: "eur",
    metadata: { checkout: checkoutId, session: "ab".repeat(32), shop: "https://shop.test" },
  });
});

test("the same checkout reuses its intent; another amount gets a new one, and the old one is canceled", async () => {
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

test("a declined payment can be retried with the same intent; a processing one is awaited", async () => {
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

test("a refused order is refunded once", async () => {
  const { stripe, payment, start } = await openPayingShop({
    beforeOrder: () => ({ data: { checkout: null }, error: "Out of stock." }),
  });
  const id = await start();
  stripe.pay(id);
  expect(await payment.finish(id, 1)).toEqual({ kind: "refunded" });
  expect(await payment.finish(id, 2)).toEqual({ kind: "refunded" });
  expect(stripe.requests.filter((request) => request === "POST /v1/refunds")).toHaveLength(1);
});

test("an order whose response was lost is looked up, not placed again", async () => {
  let lost = 0;
  const { stripe, payment, start, shop, sent } = await openPayingShop({
    afterOrder: () => ((lost += 1) <= 2 ? { error: "x", data: { checkout: { result: "success" } } } : undefined),
  });
  const id = await start();
  stripe.pay(id);
  expect(await payment.finish(id, 1)).toEqual({ kind: "waiting" });
  expect(await payment.isClear(2)).toBe(true);
  expect(await payment.finish(id, 3)).toMatchObject({ kind: "placed", order: { databaseId: 1201 } });
  expect(sent()).toBe(3);
  expect(stripe.intents.get(id)?.metadata.order).toBe("1201");
  expect([shop.orders.length, stripe.refunds.size]).toEqual([1, 0]);
});

test("while a paid order isn't placed the alarm runs soon, and the cart can't change", async () => {
  let isDown = true;
  const { stripe, payment, start, shop, store } = await openPayingShop({
    beforeOrder: () => (isDown ? { data: null } : undefined),
  });
  await store.extendLife(0);
  const id = await start();
  stripe.pay(id);
  expect(await payment.finish(id, 1)).toEqual({ kind: "waiting" });
  expect(await payment.isClear(2)).toBe(false);
  expect(await payment.handleEvent(id, "evt_1", 3)).toBe(false);
  expect(await store.isAtEnd(MINUTE_MS)).toBe(false);
  isDown = false;
  await payment.resume(2 * MINUTE_MS);
  expect(await payment.finish(id, 3 * MINUTE_MS)).toMatchObject({ kind: "placed" });
  expect(shop.orders).toHaveLength(1);
});
