import { expect, test } from "vitest";
import { openPayingShop, type Wishes } from "../tests/doubles/paying-shop";

/** Quality 18 wants eight; these are all steps of a checkout: each write, and each question before and after it. */
const STEPS_MIN = 8;

interface Ending {
  steps: number;
  orders: number;
  refunds: number;
  state: string | undefined;
}

/** Pays by card, is killed at step n, starts anew, and hears of it by one webhook, a minute later. */
async function payAndDie(killedAt: number, wishes: Wishes): Promise<Ending> {
  const { stripe, shop, steps, store, payments, payment, start, revive } = await openPayingShop(wishes);
  await store.extendLife(0);
  steps.taken = 0;
  steps.killedAt = killedAt;
  const id = await start().catch(() => null);
  const [known] = stripe.intents.keys();
  // The shopper can only pay with a secret that he was given.
  if (id) stripe.pay(id);
  if (id) await payment.finish(id, 1).catch(() => null);
  const taken = steps.taken;
  const isPaid = id !== null;
  const after = revive();
  if (known && isPaid) for (const event of ["evt_1", "evt_1"]) await after.hear(known, event, 120_000);
  const all = await payments.readAll();
  return {
    steps: taken,
    orders: shop.orders.length,
    refunds: stripe.refunds.size,
    state: isPaid ? all.find(({ intentId }) => intentId === id)?.state : "not paid",
  };
}

test.each([
  ["with the plugin", { hasPlugin: true }],
  ["without it", { hasPlugin: false }],
])(
  "killed at any step of a card checkout: never two orders, never paid without one (%s; quality 18)",
  async (_, wishes) => {
    const { steps } = await payAndDie(Infinity, wishes);
    expect(steps).toBeGreaterThan(STEPS_MIN);
    const wrong: object[] = [];
    for (let step = 1; step <= steps; step += 1) {
      const end = await payAndDie(step, wishes);
      const isGood = end.state === "not paid" ? end.orders === 0 : end.orders === 1 && end.state === "placed";
      if (!isGood || end.refunds > 0) wrong.push({ step, ...end });
    }
    expect(wrong).toEqual([]);
  },
  120_000,
);

test("killed at any step of an order that is refused: no order, and the money back exactly once (quality 18)", async () => {
  const wishes: Wishes = { beforeOrder: () => ({ data: { checkout: null }, error: "Out of stock." }) };
  const { steps } = await payAndDie(Infinity, wishes);
  const wrong: object[] = [];
  for (let step = 1; step <= steps; step += 1) {
    const end = await payAndDie(step, wishes);
    const isGood = end.state === "not paid" ? end.refunds === 0 : end.refunds === 1 && end.state === "refunded";
    if (!isGood || end.orders > 0) wrong.push({ step, ...end });
  }
  expect(wrong).toEqual([]);
}, 120_000);
