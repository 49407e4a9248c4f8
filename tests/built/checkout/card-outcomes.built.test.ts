import { afterAll, beforeAll, expect, test } from "vitest";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import type { BuiltShop } from "../../built-shop/built-shop";
import { startCardShop, type StripeServer } from "../../built-shop/card-shop";
import { findVariation } from "../../fixtures/demo-products";
import type { Visitor } from "../../built-shop/visitor";

const { product, variation } = findVariation((one) => (one.stock ?? 0) > 10);
const FEE = { gateway: "stripe", name: "Такса", amount: 2, taxable: false };

interface DemoOrder {
  currency: string;
  transactionId: string | null;
  money: { total: string };
  metaData: { key: string; value: string }[];
}

let shop: BuiltShop;
let mock: StripeServer;
let close: () => Promise<void>;

beforeAll(async () => void ({ shop, mock, close } = await startCardShop()));
afterAll(() => close());

const setOptions = (more: object = {}) => shop.setOptions({ hasCardPayments: true, currency: "EUR", ...more });

/** Fills a cart and the form, and pays; returns the id of Stripe's payment. */
async function pay(visitor: Visitor, fields: Record<string, string> = {}): Promise<string> {
  const ids = { productId: String(product.id), variationId: String(variation.id) };
  await visitor.submit("/cart", { intent: "add", ...ids, quantity: "1" });
  const form = { ...(await readCheckoutForm(visitor)), paymentMethod: "stripe", ...fields };
  const { text } = await visitor.post("/checkout.data", form);
  const id = /pi_\w+(?=_secret_mock)/.exec(text)![0];
  mock.stripe.pay(id);
  return id;
}

async function finish(visitor: Visitor, id: string) {
  const answer = await visitor.submit(`/checkout/payment?payment_intent=${id}`, {});
  const all = (await shop.readOrders()) as DemoOrder[];
  const orders = all.filter(({ transactionId }) => transactionId === id);
  return { answer, orders, metadata: mock.stripe.intents.get(id)!.metadata };
}

test("in a euro shop the card is charged in euro, and the order has the same sum", async () => {
  await setOptions();
  const visitor = shop.visit();
  const id = await pay(visitor);
  const { amount, currency } = mock.stripe.intents.get(id)!;
  const { answer, orders, metadata } = await finish(visitor, id);
  expect(answer.headers.get("location")).toMatch(/order-received\/\d+\?key=/);
  expect([currency, orders.length, orders[0]!.currency]).toEqual(["eur", 1, "EUR"]);
  expect(Math.round(Number(orders[0]!.money.total) * 100)).toBe(amount);
  expect(orders[0]!.metaData).toContainEqual({ key: "card_paid", value: `${orders[0]!.money.total} EUR` });
  // A variation, too, is what was paid for: nothing for the merchant to check.
  expect(metadata).toMatchObject({ order: expect.stringMatching(/^\d+$/), note: "" });
  expect(await (await visitor.open(answer.headers.get("location")!)).text()).toContain("€");
});

test("an order of another sum than was paid isn't placed: the payment is refunded (docs/payments.md)", async () => {
  await setOptions({ gatewayFee: FEE });
  const visitor = shop.visit();
  const id = await pay(visitor);
  const { answer, orders, metadata } = await finish(visitor, id);
  expect(await answer.text()).toContain("връщаме парите");
  expect([orders, mock.stripe.refunds.get(id)]).toEqual([[], mock.stripe.intents.get(id)!.amount]);
  expect(metadata).toMatchObject({ order: "refunded", note: "Refunded: order-refused." });
});

test("between payment and order neither cart nor address can change: they are what was paid for (docs/payments.md)", async () => {
  await setOptions();
  const visitor = shop.visit();
  const id = await pay(visitor);
  await shop.setFault({ kind: "502-html", operation: "checkout" });
  expect(await (await finish(visitor, id)).answer.text()).toContain("Платено е, оформяме поръчката");
  const elsewhere = { "billing.city": "Варна", "billing.postcode": "9000", "billing.state": "BG-03" };
  const form = { ...(await readCheckoutForm(visitor)), ...elsewhere, intent: "update" };
  expect((await visitor.submit("/checkout", form)).status).toBe(503);
  expect((await visitor.submit("/cart", { intent: "empty" })).status).toBe(503);
  await shop.setFault({ kind: null });
  expect((await finish(visitor, id)).orders).toHaveLength(1);
});

test("a paid order is placed without a new account where the email has one, and its page says so", async () => {
  await setOptions();
  const visitor = shop.visit();
  const id = await pay(visitor, { createAccount: "on", password: "tayna parola 9" });
  const { answer, orders } = await finish(visitor, id);
  expect(orders).toHaveLength(1);
  const page = await (await visitor.open(answer.headers.get("location")!)).text();
  expect(page).toContain("с този имейл вече има профил");
  expect(page).toContain('href="/my-account"');
});
