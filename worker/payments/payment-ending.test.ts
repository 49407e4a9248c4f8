import { expect, test } from "vitest";
import { openPayingShop } from "../../tests/doubles/shopper/card-payments";
import { handleAlarm } from "../shopper/compose-session";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

test("a payment in euro places an order in euro, which records the amount paid", async () => {
  const { stripe, shop, payment, start, store } = await openPayingShop({ currency: "EUR" });
  const id = await start();
  expect(stripe.pay(id)).toMatchObject({ currency: "eur", amount_received: 1000 });
  expect(await payment.finish(id, 1)).toMatchObject({ kind: "placed", order: { databaseId: 1201 } });
  expect(shop.orders[0]!.input.metaData).toContainEqual({ key: "card_paid", value: "10.00 EUR" });
  expect(await store.readOrder(1201)).toMatchObject({ currency: "EUR", total: 1000 });
  expect(stripe.intents.get(id)?.metadata).toMatchObject({ order: "1201", note: "" });
});

test("an outcome that couldn't be recorded at Stripe is recorded later, and the session lives until then", async () => {
  const { stripe, payment, payments, start, store } = await openPayingShop();
  await store.extendLife(0);
  const id = await start();
  stripe.pay(id);
  stripe.refuseNotes(true);
  expect(await payment.finish(id, 1)).toMatchObject({ kind: "placed" });
  expect(stripe.intents.get(id)?.metadata.order).toBeUndefined();
  await handleAlarm(store, payment, 40 * DAY_MS);
  expect(await payments.read(id)).toBeDefined();
  stripe.refuseNotes(false);
  await handleAlarm(store, payment, 41 * DAY_MS);
  expect(stripe.intents.get(id)?.metadata.order).toBe("1201");
  expect(await payments.read(id)).toBeUndefined();
});

test.each(["owed", "refunding", "started"])(
  "a session with a payment that is %s doesn't end before it is settled",
  async (kind) => {
    let isDown = true;
    const { stripe, payment, payments, start, store, shop } = await openPayingShop({
      beforeOrder: () =>
        kind === "owed" ? (isDown ? { fault: 502 } : undefined) : { data: { checkout: null }, error: "Out of stock." },
    });
    await store.extendLife(0);
    const id = await start();
    if (kind !== "started") stripe.pay(id);
    stripe.setDown(kind !== "owed");
    await payment.finish(id, 1);
    if (kind === "refunding") {
      stripe.setDown(false);
      stripe.refuseRefunds(true);
      await payment.finish(id, 2);
    }
    await handleAlarm(store, payment, 31 * DAY_MS);
    expect(await payments.read(id)).toBeDefined();
    // It is checked again later, and not in a loop.
    expect(await store.isAtEnd(31 * DAY_MS + MINUTE_MS / 4)).toBe(false);
    isDown = false;
    stripe.setDown(false);
    stripe.refuseRefunds(false);
    await handleAlarm(store, payment, 33 * DAY_MS);
    expect([shop.orders.length, stripe.refunds.size]).toEqual([Number(kind === "owed"), Number(kind === "refunding")]);
    expect(stripe.intents.get(id)?.status).toBe(kind === "started" ? "canceled" : "succeeded");
    expect(await payments.read(id)).toBeUndefined();
  },
);

test("a payment whose metadata names another session isn't changed and doesn't keep the session alive", async () => {
  const { stripe, payment, payments, start, store } = await openPayingShop();
  await store.extendLife(0);
  const id = await start();
  stripe.pay(id).metadata.shop = "https://other.test";
  await handleAlarm(store, payment, DAY_MS / 2);
  expect((await payments.read(id))?.state).toBe("started");
  await handleAlarm(store, payment, 31 * DAY_MS);
  expect(await payments.read(id)).toBeUndefined();
  expect(stripe.refunds.size).toBe(0);
});

test("a session without payments ends at the end of its lifetime", async () => {
  const { store, payment } = await openPayingShop();
  await store.extendLife(0);
  await handleAlarm(store, payment, DAY_MS);
  expect(await store.read("checkoutId")).toBeDefined();
  await handleAlarm(store, payment, 31 * DAY_MS);
  expect(await store.read("checkoutId")).toBeUndefined();
});

test("an account whose password was lost from memory isn't created, and the order page says so", async () => {
  for (const isForgotten of [true, false]) {
    const { stripe, shop, payment, start, revive, store } = await openPayingShop();
    const id = await start("tayna parola");
    stripe.pay(id);
    // A restarted session has nothing in memory.
    expect(await (isForgotten ? revive() : payment).finish(id, 1)).toMatchObject({ kind: "placed" });
    expect("account" in shop.orders[0]!.input).toBe(!isForgotten);
    const order = await store.readOrder(1201);
    expect([order?.hasNewAccount, order?.missedAccount]).toEqual(isForgotten ? [false, "lost"] : [true, undefined]);
  }
});

test("an order without a requested account doesn't mention one", async () => {
  const { stripe, payment, start, store } = await openPayingShop();
  const id = await start();
  stripe.pay(id);
  await payment.finish(id, 1);
  expect(await store.readOrder(1201)).not.toHaveProperty("missedAccount");
});
