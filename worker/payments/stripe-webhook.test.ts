import { expect, test, vi } from "vitest";
import { makeShopApp } from "../../tests/doubles/platform/shop-app";
import { requireSameOrigin } from "../http/request-checks";
import { signEvent, StripeMock } from "../../tests/stripe-mock/stripe-mock";
import type { Bindings } from "../platform/hono-env";
import { readEnvironment } from "../platform/environment";
import { receiveStripeEvent, reconcilePayments, STRIPE_WEBHOOK_PATH } from "./stripe-webhook";

const KEYS = {
  // Cards are charged in euro alone.
  BACKEND_CURRENCY: "EUR",
  STRIPE_SECRET_KEY: "sk_test_a",
  STRIPE_PUBLISHABLE_KEY: "pk_test_b",
  STRIPE_WEBHOOK_SECRET: "whsec_c",
  STRIPE_API_URL: "http://stripe.test",
  SITE: { baseUrl: "https://shop.test" },
};
const HEX = "ab".repeat(32);
const seconds = () => Math.floor(Date.now() / 1000);

async function setUp(labels: Record<string, string> = {}) {
  const stripe = new StripeMock();
  vi.stubGlobal("fetch", (input: RequestInfo, init?: RequestInit) => stripe.fetch(new Request(input, init)));
  const make = async (): Promise<string> => {
    const form = { amount: "1000", currency: "bgn" };
    const metadata = { checkout: "c-1", session: HEX, shop: "https://shop.test", ...labels };
    const fields = Object.entries(metadata).map(([name, value]) => [`metadata[${name}]`, value] as [string, string]);
    const body = new URLSearchParams([...Object.entries(form), ...fields]);
    await stripe.fetch(new Request("http://stripe.test/v1/payment_intents", { method: "POST", body }));
    const id = [...stripe.intents.keys()].at(-1)!;
    return stripe.pay(id).id;
  };
  const id = await make();
  const told: unknown[][] = [];
  const answer = { isDone: true };
  const notifyPayment = (...args: unknown[]) => (told.push(args), Promise.resolve(answer.isDone));
  const namespace = { idFromString: (hex: string) => hex, get: (hex: string) => (told.push([hex]), { notifyPayment }) };
  const bindings = { SHOPPER_SESSION: namespace } as unknown as Bindings;
  const app = makeShopApp(KEYS);
  app.post(STRIPE_WEBHOOK_PATH, receiveStripeEvent);
  app.use(requireSameOrigin);
  const post = (payload: string, signature: string | null) => {
    const headers = { origin: "https://stripe.example", ...(signature && { "stripe-signature": signature }) };
    return app.request(STRIPE_WEBHOOK_PATH, { method: "POST", body: payload, headers }, bindings);
  };
  return { stripe, id, make, told, answer, post, bindings };
}

test("a signed event finds its session by the hex id on the intent", async () => {
  const { stripe, id, told, post } = await setUp();
  const { payload, signature } = await signEvent(stripe.event(id, undefined, "evt_1"), "whsec_c");
  expect((await post(payload, signature)).status).toBe(200);
  expect(told).toEqual([[HEX], [id, "evt_1"]]);
});

test("what can't be settled yet is asked for again", async () => {
  const { stripe, id, answer, post } = await setUp();
  answer.isDone = false;
  const { payload, signature } = await signEvent(stripe.event(id), "whsec_c");
  expect((await post(payload, signature)).status).toBe(503);
});

test("events that are unsigned, signed by others, old or altered have no effect", async () => {
  const { stripe, id, told, post } = await setUp();
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
  expect(told).toEqual([]);
});

test.each([
  ["another shop's", { shop: "https://other.test" }],
  ["of no session", { session: "" }],
  ["of a made-up session", { session: "../x" }],
])("an event that is %s is taken and has no effect", async (_, labels) => {
  const { stripe, id, told, post } = await setUp(labels);
  const { payload, signature } = await signEvent(stripe.event(id), "whsec_c");
  expect((await post(payload, signature)).status).toBe(200);
  expect(told).toEqual([]);
});

test("an event about something else is taken and has no effect", async () => {
  const { told, post } = await setUp();
  const event = { id: "evt_9", object: "event", type: "charge.refunded", data: { object: { object: "charge" } } };
  const { payload, signature } = await signEvent(event, "whsec_c");
  expect((await post(payload, signature)).status).toBe(200);
  expect(told).toEqual([]);
});

test("the schedule tells sessions of paid intents without an order, and of no others", async () => {
  const { stripe, id, told, bindings } = await setUp();
  const environment = readEnvironment(KEYS);
  await reconcilePayments(bindings, environment, 5000);
  expect(told).toEqual([[HEX], [id, "schedule:5000"]]);
  stripe.intents.get(id)!.metadata.order = "1201";
  await reconcilePayments(bindings, environment, Date.now());
  stripe.intents.get(id)!.metadata.order = "";
  stripe.setStatus(id, "processing");
  await reconcilePayments(bindings, environment, Date.now());
  expect(told).toHaveLength(2);
});

test("a busy day is looked through to its end, page by page, and no further", async () => {
  const { stripe, id, make, told, bindings } = await setUp();
  const oldest = await make();
  for (let count = 1; count < 620; count += 1) stripe.intents.get(await make())!.metadata.order = "1201";
  stripe.intents.get(id)!.created -= 2 * 86_400;
  await reconcilePayments(bindings, readEnvironment(KEYS), Date.now());
  expect(told.filter(([first]) => first !== HEX).map(([first]) => first)).toEqual([oldest]);
});

test("a payment that only people can settle is named again and again, to its own shop alone (docs/payments.md)", async () => {
  const { stripe, id, told, bindings } = await setUp();
  stripe.intents.get(id)!.metadata.order = "unclear";
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await reconcilePayments(bindings, readEnvironment(KEYS), Date.now());
  await reconcilePayments(bindings, readEnvironment(KEYS), Date.now());
  stripe.intents.get(id)!.metadata.shop = "https://other.test";
  await reconcilePayments(bindings, readEnvironment(KEYS), Date.now());
  const line = JSON.stringify({ event: "payment-unclear", intent: id });
  expect(log.mock.calls).toEqual([[line], [line]]);
  log.mockRestore();
  expect(told).toEqual([]);
});
