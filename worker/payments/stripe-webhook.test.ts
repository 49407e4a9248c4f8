import { expect, test, vi } from "vitest";
import { makeShopApp } from "../../tests/doubles/platform/shop-app";
import { requireSameOrigin } from "../http/request-checks";
import { signEvent, StripeMock } from "../../tests/stripe-mock/stripe-mock";
import type { Bindings } from "../platform/hono-env";
import { readEnvironment } from "../platform/environment";
import { receiveStripeEvent, reconcilePayments, STRIPE_WEBHOOK_PATH } from "./stripe-webhook";

const KEYS = {
  // Cards are charged only in euro.
  BACKEND_CURRENCY: "EUR",
  STRIPE_SECRET_KEY: "sk_test_a",
  STRIPE_PUBLISHABLE_KEY: "pk_test_b",
  STRIPE_WEBHOOK_SECRET: "whsec_c",
  STRIPE_API_URL: "http://stripe.test",
  SITE: { baseUrl: "https://shop.test" },
};
const HEX = "ab".repeat(32);
const seconds = () => Math.floor(Date.now() / 1000);

async function setUp(overrides: Record<string, string> = {}) {
  const stripe = new StripeMock();
  vi.stubGlobal("fetch", (input: RequestInfo, init?: RequestInit) => stripe.fetch(new Request(input, init)));
  const make = async (): Promise<string> => {
    const form = { amount: "1000", currency: "bgn" };
    const metadata = { checkout: "c-1", session: HEX, shop: "https://shop.test", ...overrides };
    const fields = Object.entries(metadata).map(([name, value]) => [`metadata[${name}]`, value] as [string, string]);
    const body = new URLSearchParams([...Object.entries(form), ...fields]);
    await stripe.fetch(new Request("http://stripe.test/v1/payment_intents", { method: "POST", body }));
    const id = [...stripe.intents.keys()].at(-1)!;
    return stripe.pay(id).id;
  };
  const id = await make();
  const notified: unknown[][] = [];
  const response = { isDone: true };
  const notifyPayment = (...args: unknown[]) => (notified.push(args), Promise.resolve(response.isDone));
  const namespace = {
    idFromString: (hex: string) => hex,
    get: (hex: string) => (notified.push([hex]), { notifyPayment }),
  };
  const bindings = { SHOPPER_SESSION: namespace } as unknown as Bindings;
  const app = makeShopApp(KEYS);
  app.post(STRIPE_WEBHOOK_PATH, receiveStripeEvent);
  app.use(requireSameOrigin);
  const post = (payload: string, signature: string | null) => {
    const headers = { origin: "https://stripe.example", ...(signature && { "stripe-signature": signature }) };
    return app.request(STRIPE_WEBHOOK_PATH, { method: "POST", body: payload, headers }, bindings);
  };
  return { stripe, id, make, notified, response, post, bindings };
}

test("a signed event finds its session by the hex id on the intent", async () => {
  const { stripe, id, notified, post } = await setUp();
  const { payload, signature } = await signEvent(stripe.event(id, undefined, "evt_1"), "whsec_c");
  expect((await post(payload, signature)).status).toBe(200);
  expect(notified).toEqual([[HEX], [id, "evt_1"]]);
});

test("an event that can't be settled yet is requested again", async () => {
  const { stripe, id, response, post } = await setUp();
  response.isDone = false;
  const { payload, signature } = await signEvent(stripe.event(id), "whsec_c");
  expect((await post(payload, signature)).status).toBe(503);
});

test("unsigned, wrongly signed, old or altered events have no effect", async () => {
  const { stripe, id, notified, post } = await setUp();
  const event = stripe.event(id);
  const good = await signEvent(event, "whsec_c");
  const foreign = await signEvent(event, "whsec_other");
  const old = await signEvent(event, "whsec_c", seconds() - 301);
  const forged: [string, string | null][] = [
    [good.payload, null],
    [good.payload, "t=1,v1=00"],
    [foreign.payload, foreign.signature],
    [old.payload, old.signature],
    [good.payload.replace("1000", "1"), good.signature],
    ["{", good.signature],
  ];
  for (const [payload, signature] of forged) expect((await post(payload, signature)).status).toBe(400);
  expect(notified).toEqual([]);
});

test.each([
  ["another shop's", { shop: "https://other.test" }],
  ["of no session", { session: "" }],
  ["of a made-up session", { session: "../x" }],
])("an event that is %s is taken and has no effect", async (_, metadata) => {
  const { stripe, id, notified, post } = await setUp(metadata);
  const { payload, signature } = await signEvent(stripe.event(id), "whsec_c");
  expect((await post(payload, signature)).status).toBe(200);
  expect(notified).toEqual([]);
});

test("an event about something else is accepted and has no effect", async () => {
  const { notified, post } = await setUp();
  const event = { id: "evt_9", object: "event", type: "charge.refunded", data: { object: { object: "charge" } } };
  const { payload, signature } = await signEvent(event, "whsec_c");
  expect((await post(payload, signature)).status).toBe(200);
  expect(notified).toEqual([]);
});

test("the schedule notifies sessions of paid intents without an order, and of no others", async () => {
  const { stripe, id, notified, bindings } = await setUp();
  const environment = readEnvironment(KEYS);
  await reconcilePayments(bindings, environment, 5000);
  expect(notified).toEqual([[HEX], [id, "schedule:5000"]]);
  stripe.intents.get(id)!.metadata.order = "1201";
  await reconcilePayments(bindings, environment, Date.now());
  stripe.intents.get(id)!.metadata.order = "";
  stripe.setStatus(id, "processing");
  await reconcilePayments(bindings, environment, Date.now());
  expect(notified).toHaveLength(2);
});

test("the schedule pages through all intents of the last day, and no further", async () => {
  const { stripe, id, make, notified, bindings } = await setUp();
  const oldest = await make();
  for (let count = 1; count < 620; count += 1) stripe.intents.get(await make())!.metadata.order = "1201";
  stripe.intents.get(id)!.created -= 2 * 86_400;
  await reconcilePayments(bindings, readEnvironment(KEYS), Date.now());
  expect(notified.filter(([first]) => first !== HEX).map(([first]) => first)).toEqual([oldest]);
});

test("an unclear payment is logged repeatedly, by its own shop only", async () => {
  const { stripe, id, notified, bindings } = await setUp();
  stripe.intents.get(id)!.metadata.order = "unclear";
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await reconcilePayments(bindings, readEnvironment(KEYS), Date.now());
  await reconcilePayments(bindings, readEnvironment(KEYS), Date.now());
  stripe.intents.get(id)!.metadata.shop = "https://other.test";
  await reconcilePayments(bindings, readEnvironment(KEYS), Date.now());
  const line = JSON.stringify({ event: "payment-unclear", intent: id });
  expect(log.mock.calls).toEqual([[line], [line]]);
  log.mockRestore();
  expect(notified).toEqual([]);
});
