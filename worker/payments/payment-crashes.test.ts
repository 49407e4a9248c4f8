import { expect, test } from "vitest";
import { openPayingShop, type PaymentScenario } from "../../tests/doubles/shopper/card-payments";

/** All steps of a checkout: each write, and the time before and after each request. */
const STEPS_MIN = 8;

/** When the backend loses the session: never, before the order, or with the order placed and its response lost. */
type Loss = "none" | "before" | "with-answer";

interface Ending {
  steps: number;
  orders: number;
  refunds: number;
  state: string | undefined;
  /** The metadata that the merchant sees on the intent. */
  label: string | undefined;
  note: string | undefined;
}

/** Pays by card, is killed at step n, restarts, and receives one webhook two minutes later. */
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
  // The shopper can only pay with a client secret that they received.
  if (id) stripe.pay(id);
  if (loss === "before") loseSession();
  if (id) await payment.finish(id, 1).catch(() => null);
  const taken = steps.taken;
  const isPaid = id !== null;
  const after = revive();
  if (known && isPaid) {
    // One webhook settles it, unless the response to that delivery was lost: then Stripe delivers it again.
    const isSettled = await after.handleEvent(known, "evt_1", 120_000);
    expect(isSettled || loss === "with-answer").toBe(true);
    const asked = stripe.requests.length;
    expect(await after.handleEvent(known, "evt_1", 120_001)).toBe(true);
    // A settled payment isn't checked again.
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

/** The failures of all steps, run concurrently. */
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

/** Nothing was paid, or there is one order, or everything was refunded; and the intent records it. */
const isPaidFor = ({ state, orders, refunds, label }: Ending) =>
  (state === "not paid" && orders + refunds === 0) ||
  (state === "placed" && orders === 1 && refunds === 0 && /^\d+$/.test(label ?? "")) ||
  (state === "refunded" && orders === 0 && refunds === 1 && label === "refunded");

test("killed at any step of a card checkout: never two orders, never paid without one", async () => {
  expect(await killEverywhere({}, (end) => isPaidFor(end) && end.refunds === 0)).toEqual([]);
});

test("killed at any step of a refused order: no order, and exactly one refund", async () => {
  const wishes: PaymentScenario = { beforeOrder: () => ({ data: { checkout: null }, error: "Out of stock." }) };
  expect(await killEverywhere(wishes, (end) => isPaidFor(end) && end.orders === 0)).toEqual([]);
});

test("killed at any step with the backend session lost: one order or a refund", async () => {
  expect((await payAndDie(Infinity, {}, "before")).state).toBe("placed");
  expect(await killEverywhere({}, isPaidFor, "before")).toEqual([]);
});

test("killed at any step with session and response lost: one order, and nobody pays twice", async () => {
  expect(await killEverywhere({}, isPaidFor, "with-answer")).toEqual([]);
});
