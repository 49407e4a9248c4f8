import { expect, test } from "vitest";
import { openPayingShop, type PaymentScenario } from "../../tests/doubles/shopper/card-payments";

/** Quality 18 wants eight; these are all steps of a checkout: each write, and each question before and after it. */
const STEPS_MIN = 8;

/** When the backend drops the session: never, before the order, or with the order made and its answer lost. */
type Loss = "none" | "before" | "with-answer";

interface Ending {
  steps: number;
  orders: number;
  refunds: number;
  state: string | undefined;
  /** What the merchant reads on the intent. */
  label: string | undefined;
  note: string | undefined;
}

/** Pays by card, is killed at step n, starts anew, and hears of it by one webhook, two minutes later. */
async function payAndDie(killedAt: number, wishes: PaymentScenario, loss: Loss): Promise<Ending> {
  const shopper = await openPayingShop({
    ...wishes,
    afterOrder: () => {
      if (loss !== "with-answer" || shopper.shop.token !== "t1") return undefined;
      shopper.loseSession();
      return { data: null };
    },
  });
  const { stripe, shop, steps, store, payments, payment, start, revive, loseSession } = shopper;
  await store.extendLife(0);
  steps.taken = 0;
  steps.killedAt = killedAt;
  const id = await start().catch(() => null);
  const [known] = stripe.intents.keys();
  // The shopper can only pay with a secret that he was given.
  if (id) stripe.pay(id);
  if (loss === "before") loseSession();
  if (id) await payment.finish(id, 1).catch(() => null);
  const taken = steps.taken;
  const isPaid = id !== null;
  const after = revive();
  if (known && isPaid) {
    // One webhook settles it, unless the backend's answer to that very one got lost: Stripe then tells it again.
    const isSettled = await after.invalidate(known, "evt_1", 120_000);
    expect(isSettled || loss === "with-answer").toBe(true);
    const asked = stripe.requests.length;
    expect(await after.invalidate(known, "evt_1", 120_001)).toBe(true);
    // What is settled isn't even looked into once more.
    if (isSettled) expect(stripe.requests).toHaveLength(asked);
  }
  const all = await payments.readAll();
  const metadata = stripe.intents.get(id ?? "")?.metadata;
  return {
    steps: taken,
    orders: shop.orders.length,
    refunds: stripe.refunds.size,
    state: isPaid ? all.find(({ intentId }) => intentId === id)?.state : "not paid",
    label: metadata?.order,
    note: metadata?.note,
  };
}

/** What went wrong at any step, all killed side by side. */
async function killEverywhere(
  wishes: PaymentScenario,
  isGood: (end: Ending) => boolean,
  loss: Loss = "none",
): Promise<object[]> {
  const { steps } = await payAndDie(Infinity, wishes, loss);
  expect(steps).toBeGreaterThan(STEPS_MIN);
  const all = Array.from({ length: steps }, (_, index) => index + 1);
  const ends = await Promise.all(all.map(async (step) => ({ step, ...(await payAndDie(step, wishes, loss)) })));
  return ends.filter((end) => !isGood(end));
}

const PLUGIN = [
  ["with the plugin", { hasPlugin: true }],
  ["without it", { hasPlugin: false }],
] as const;

/** Nothing was paid, or there is one order, or all of the money went back; and the intent says so. */
const isPaidFor = ({ state, orders, refunds, label }: Ending) =>
  (state === "not paid" && orders + refunds === 0) ||
  (state === "placed" && orders === 1 && refunds === 0 && /^(\d+|unseen)$/.test(label ?? "")) ||
  (state === "refunded" && orders === 0 && refunds === 1 && label === "refunded");

/** Without the plugin nobody may be able to tell: then the merchant is told, and no money moves. */
const isTold = ({ state, refunds, label, note = "" }: Ending) =>
  state === "unclear" && refunds === 0 && label === "unclear" && note.includes("Look for one of checkout");

test.each(PLUGIN)(
  "killed at any step of a card checkout: never two orders, never paid without one (%s)",
  async (_, wishes) => {
    expect(await killEverywhere(wishes, (end) => isPaidFor(end) && end.refunds === 0)).toEqual([]);
  },
);

test("killed at any step of an order that is refused: no order, and the money back exactly once", async () => {
  const wishes: PaymentScenario = { beforeOrder: () => ({ data: { checkout: null }, error: "Out of stock." }) };
  expect(await killEverywhere(wishes, (end) => isPaidFor(end) && end.orders === 0)).toEqual([]);
});

test.each(PLUGIN)(
  "killed at any step while the backend's session was lost: paid ends in one order, or in the money back (%s)",
  async (_, wishes) => {
    expect((await payAndDie(Infinity, wishes, "before")).state).toBe("placed");
    const isGood = (end: Ending) => isPaidFor(end) || (!wishes.hasPlugin && isTold(end) && end.orders <= 1);
    expect(await killEverywhere(wishes, isGood, "before")).toEqual([]);
  },
);

test.each(PLUGIN)(
  "killed at any step while session and answer were lost together: one order, and nobody pays twice (%s)",
  async (_, wishes) => {
    const isGood = (end: Ending) => isPaidFor(end) || (!wishes.hasPlugin && isTold(end) && end.orders <= 1);
    expect(await killEverywhere(wishes, isGood, "with-answer")).toEqual([]);
  },
);
