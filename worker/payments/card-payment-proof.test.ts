import { expect, test } from "vitest";
import { CARD_DRAFT, openPayingShop } from "../../tests/doubles/shopper/card-payments";

test.each([
  ["amount", { amount_received: 999 }],
  ["amount", { amount_received: 1001 }],
  ["currency", { currency: "usd" }],
])("a payment with a different %s buys nothing and is refunded", async (_, change) => {
  const { stripe, payment, start, shop } = await openPayingShop();
  const id = await start();
  stripe.pay(id, change);
  expect(await payment.finish(id, 1)).toEqual({ kind: "refunded" });
  expect(shop.orders).toHaveLength(0);
  expect(stripe.refunds.size).toBe(1);
});

test.each(["requires_payment_method", "requires_action", "requires_capture", "processing", "canceled"])(
  "a payment that is %s buys nothing",
  async (status) => {
    const { stripe, payment, start, sent } = await openPayingShop();
    const id = await start();
    stripe.setStatus(id, status);
    await payment.finish(id, 1);
    await payment.handleEvent(id, "evt_x", 2);
    expect(sent()).toBe(0);
  },
);

test.each(["checkout", "session", "shop"])("an intent of another %s buys nothing and isn't changed", async (label) => {
  const { stripe, payment, start, sent } = await openPayingShop();
  const id = await start();
  stripe.pay(id).metadata[label] = "cd".repeat(32);
  expect(await payment.finish(id, 1)).not.toHaveProperty("order");
  expect([sent(), stripe.refunds.size]).toEqual([0, 0]);
});

test("an intent that this session never created, or that already paid for an order, buys nothing", async () => {
  const { stripe, payment, start, sent } = await openPayingShop();
  expect(await payment.finish("pi_made_up", 1)).toEqual({ kind: "unknown" });
  const id = await start();
  stripe.pay(id).metadata.order = "1100";
  await payment.finish(id, 1);
  expect(sent()).toBe(0);
});

test("a cart changed after the payment isn't ordered, and the payment is refunded", async () => {
  const { stripe, payment, start, shop } = await openPayingShop();
  const id = await start();
  stripe.pay(id);
  shop.inCart = [7, 8];
  expect(await payment.finish(id, 1)).toEqual({ kind: "refunded" });
  expect([shop.orders.length, stripe.refunds.get(id)]).toEqual([0, 1000]);
});

test("another cart with the same total isn't ordered, and the payment is refunded", async () => {
  const { stripe, payment, start, shop } = await openPayingShop();
  const id = await start();
  stripe.pay(id);
  shop.inCart = [8];
  expect(await payment.finish(id, 1)).toEqual({ kind: "refunded" });
  expect([shop.orders.length, stripe.refunds.get(id)]).toEqual([0, 1000]);
  expect(stripe.intents.get(id)?.metadata).toMatchObject({ order: "refunded", note: "Refunded: cart-changed." });
});

test("another cart with the same total gets a new intent, and the first one is canceled", async () => {
  const { stripe, payments, start, shop } = await openPayingShop();
  const first = await start();
  shop.inCart = [8];
  const second = await start();
  expect(second).not.toBe(first);
  expect(stripe.intents.get(first)?.status).toBe("canceled");
  expect((await payments.read(second))?.cart.lines).toMatchObject([{ productId: 8 }]);
});

test("a card is charged only for the total that the shopper saw", async () => {
  const { stripe, begin, checkoutId } = await openPayingShop();
  for (const total of [999, 1001, 0, Number.NaN])
    expect(await begin({ checkoutId, draft: CARD_DRAFT, total }, 0)).toEqual({
      ok: false,
      failure: { kind: "invalid", field: "seenTotal" },
    });
  expect(stripe.intents.size).toBe(0);
});

test("a checkout ordered with another payment method is reported, and no card is charged", async () => {
  const { stripe, begin, order, checkoutId } = await openPayingShop();
  await order.place({ checkoutId, draft: { ...CARD_DRAFT, paymentMethod: "cod" }, total: 1000 }, 1);
  expect(await begin({ checkoutId, draft: CARD_DRAFT, total: 1000 }, 2)).toMatchObject({
    value: { kind: "placed", order: { databaseId: 1201 } },
  });
  expect(stripe.intents.size).toBe(0);
});

test("no card is charged while an order of the same checkout has an unknown outcome", async () => {
  const { begin, order, checkoutId } = await openPayingShop({ beforeOrder: () => ({ fault: 504 }) });
  const wish = { checkoutId, draft: CARD_DRAFT, total: 1000 };
  await order.place({ ...wish, draft: { ...CARD_DRAFT, paymentMethod: "cod" } }, 0);
  expect(await begin(wish, 59_000)).toEqual({ ok: false, failure: { kind: "timeout" } });
  expect(await begin(wish, 61_000)).toMatchObject({ value: { kind: "pay" } });
});

test("a payment for a checkout ordered with another payment method is refunded", async () => {
  const { stripe, payment, start, shop, order, checkoutId } = await openPayingShop();
  const id = await start();
  await order.place({ checkoutId, draft: { ...CARD_DRAFT, paymentMethod: "cod" }, total: 1000 }, 1);
  stripe.pay(id);
  expect(await payment.finish(id, 2)).toEqual({ kind: "refunded" });
  expect(shop.orders).toHaveLength(1);
  expect(shop.orders[0]!.input).not.toHaveProperty("isPaid");
});

test.each(["sent", "placed", "unclear"] as const)(
  "a second payment is refunded if another one of the checkout is %s",
  async (state) => {
    const { stripe, payment, payments, start, shop, sent } = await openPayingShop();
    const first = await start();
    shop.inCart = [7, 8];
    const second = await start();
    await payments.write((await payments.read(first))!, { state });
    stripe.pay(second);
    expect(await payment.finish(second, 1)).toEqual({ kind: "refunded" });
    expect([sent(), stripe.refunds.get(second)]).toEqual([0, 2000]);
  },
);
