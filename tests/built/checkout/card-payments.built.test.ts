import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import type { BuiltShop } from "../../built-shop/built-shop";
import { CARD_KEYS, startCardShop, type StripeServer } from "../../built-shop/card-shop";
import { findProduct } from "../../fixtures/demo-products";
import { signEvent } from "../../stripe-mock/stripe-mock";
import { countTrials } from "../../fixtures/trials";
import type { Visitor } from "../../built-shop/visitor";

const SIMPLE = findProduct((product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20);

let shop: BuiltShop;
let mock: StripeServer;
let close: () => Promise<void>;
let visitor: Visitor;

beforeAll(async () => void ({ shop, mock, close } = await startCardShop()));
afterAll(() => close());
beforeEach(async () => {
  await shop.setOptions({ hasCardPayments: true, currency: "EUR" });
  visitor = shop.visit();
  await visitor.add(SIMPLE.id);
});

/** Up to the point where the browser would charge the card; returns the id of Stripe's payment. */
async function start(who = visitor): Promise<string> {
  const form = { ...(await readCheckoutForm(who)), paymentMethod: "stripe" };
  const { text } = await who.post("/checkout.data", form);
  return /pi_\w+(?=_secret_mock)/.exec(text)![0];
}

const finish = (id: string, who = visitor) => who.submit(`/checkout/payment?payment_intent=${id}`, {});

async function tell(id: string, eventId?: string): Promise<number> {
  const { payload, signature } = await signEvent(
    mock.stripe.event(id, undefined, eventId),
    CARD_KEYS.STRIPE_WEBHOOK_SECRET,
  );
  const headers = { "stripe-signature": signature, "content-type": "application/json" };
  return (await shop.fetch("/webhooks/stripe", { method: "POST", body: payload, headers })).status;
}

async function ordersOf(id: string) {
  const orders = (await shop.readOrders()) as { transactionId: string | null; status: string }[];
  return orders.filter(({ transactionId }) => transactionId === id);
}

const ROUNDS = countTrials("submits");

test("fifty starts of one checkout create one payment; simultaneous return and webhooks place one order", async () => {
  await shop.setStock(SIMPLE.id, 1000);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const shopper = shop.visit();
    await shopper.add(SIMPLE.id);
    const form = { ...(await readCheckoutForm(shopper)), paymentMethod: "stripe" };
    const started = await Promise.all(Array.from({ length: 50 }, () => shopper.post("/checkout.data", form)));
    const ids = new Set(started.map(({ text }) => /pi_\w+(?=_secret_mock)/.exec(text)?.[0]));
    expect(ids.size).toBe(1);
    const [id] = [...ids] as [string];
    mock.stripe.pay(id);
    const [answers, statuses] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => finish(id, shopper))),
      Promise.all(Array.from({ length: 10 }, () => tell(id))),
    ]);
    const wrong = answers.filter(({ status }) => status !== 303);
    expect(await Promise.all(wrong.map((answer) => answer.text()))).toEqual([]);
    expect(new Set(answers.map(({ headers }) => headers.get("location"))).size).toBe(1);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await ordersOf(id)).toMatchObject([{ status: "PROCESSING" }]);
  }
  expect(mock.stripe.refunds.size).toBe(0);
});

test("without scripts card payment is disabled and says why; a form that chooses it anyway gets no client secret", async () => {
  const html = await (await visitor.open("/checkout")).text();
  const radio = /<input[^>]*value="stripe"[^>]*>/.exec(html)![0];
  expect(radio).toContain("disabled");
  expect(html).toContain("За плащане с карта е нужен JavaScript");
  const answer = await visitor.submit("/checkout", { ...(await readCheckoutForm(visitor)), paymentMethod: "stripe" });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain("За плащане с карта е нужен JavaScript");
  expect(page).not.toContain("_secret_");
});

test("a GET of the return URL places nothing, for browsers may prefetch it", async () => {
  const id = await start();
  mock.stripe.pay(id);
  expect((await visitor.open(`/checkout/payment?payment_intent=${id}`)).status).toBe(200);
  expect(await ordersOf(id)).toEqual([]);
  expect((await finish(id)).headers.get("location")).toMatch(/order-received/);
});

test("another's payment reveals nothing to a stranger", async () => {
  const id = await start();
  mock.stripe.pay(id);
  const stranger = shop.visit();
  await stranger.add(SIMPLE.id);
  const answer = await finish(id, stranger);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Не намираме такова плащане");
  expect(await ordersOf(id)).toEqual([]);
});

test("a webhook that is unsigned or wrongly signed has no effect", async () => {
  const id = await start();
  mock.stripe.pay(id);
  const forged = await signEvent(mock.stripe.event(id), "whsec_other");
  for (const headers of [{}, { "stripe-signature": forged.signature }] as Record<string, string>[]) {
    const init = { method: "POST", body: forged.payload, headers };
    expect((await shop.fetch("/webhooks/stripe", init)).status).toBe(400);
  }
  expect(await ordersOf(id)).toEqual([]);
});

test("the schedule places a paid order whose webhook never came", async () => {
  const id = await start();
  mock.stripe.pay(id);
  await shop.runCron();
  expect(await ordersOf(id)).toHaveLength(1);
  expect(mock.stripe.intents.get(id)?.metadata.order).toMatch(/^\d+$/);
});

test("products that sell out while the card is charged: no order, a refund, and a message in Bulgarian", async () => {
  const id = await start();
  mock.stripe.pay(id);
  await shop.setStock(SIMPLE.id, 0);
  const answer = await finish(id);
  await shop.setStock(SIMPLE.id, 100);
  expect(await answer.text()).toContain("връщаме парите");
  expect(mock.stripe.refunds.get(id)).toBe(mock.stripe.intents.get(id)?.amount);
  expect(await ordersOf(id)).toEqual([]);
});

test("an order whose response was lost is found at the next poll, not placed again", async () => {
  const id = await start();
  mock.stripe.pay(id);
  await shop.setFault({ kind: "late-502-html", count: 2, operation: "checkout" });
  await finish(id);
  await shop.setFault({ kind: null });
  await tell(id);
  expect((await finish(id)).headers.get("location")).toMatch(/order-received/);
  expect(await ordersOf(id)).toHaveLength(1);
});
