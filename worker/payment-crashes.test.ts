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
async function payAndDie(killedAt: number, wishes: Wishes, isLost = false): Promise<Ending> {
  const { stripe, shop, steps, store, payments, payment, start, revive, loseSession } = await openPayingShop(wishes);
  await store.extendLife(0);
  steps.taken = 0;
  steps.killedAt = killedAt;
  const id = await start().catch(() => null);
  const [known] = stripe.intents.keys();
  // The shopper can only pay with a secret that he was given.
  if (id) stripe.pay(id);
  if (isLost) loseSession();
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

/** What went wrong at any step, all killed side by side. */
async function killEverywhere(wishes: Wishes, isGood: (end: Ending) => boolean, isLost = false): Promise<object[]> {
  const { steps } = await payAndDie(Infinity, wishes, isLost);
  expect(steps).toBeGreaterThan(STEPS_MIN);
  const all = Array.from({ length: steps }, (_, index) => index + 1);
  const ends = await Promise.all(all.map(async (step) => ({ step, ...(await payAndDie(step, wishes, isLost)) })));
  return ends.filter((end) => !isGood(end));
}

test.each([
  ["with the plugin", { hasPlugin: true }],
  ["without it", { hasPlugin: false }],
])(
  "killed at any step of a card checkout: never two orders, never paid without one (%s; quality 18)",
  async (_, wishes) => {
    const isGood = ({ state, orders, refunds }: Ending) =>
      refunds === 0 && (state === "not paid" ? orders === 0 : orders === 1 && state === "placed");
    expect(await killEverywhere(wishes, isGood)).toEqual([]);
  },
);

test("killed at any step of an order that is refused: no order, and the money back exactly once (quality 18)", async () => {
  const wishes: Wishes = { beforeOrder: () => ({ data: { checkout: null }, error: "Out of stock." }) };
  const isGood = ({ state, orders, refunds }: Ending) =>
    orders === 0 && (state === "not paid" ? refunds === 0 : refunds === 1 && state === "refunded");
  expect(await killEverywhere(wishes, isGood)).toEqual([]);
});

test.each([
  ["with the plugin", { hasPlugin: true }],
  ["without it", { hasPlugin: false }],
])(
  "killed at any step while the backend's session was lost: never two orders, never taken for placed without one (%s)",
  async (_, wishes) => {
    expect((await payAndDie(Infinity, wishes, true)).state).toBe("placed");
    const allowed: Record<string, number[]> = { placed: [1], refunded: [0], unclear: [0, 1], "not paid": [0] };
    const isGood = ({ state = "", orders, refunds }: Ending) =>
      allowed[state]?.includes(orders) === true && refunds === Number(state === "refunded");
    expect(await killEverywhere(wishes, isGood, true)).toEqual([]);
  },
);
