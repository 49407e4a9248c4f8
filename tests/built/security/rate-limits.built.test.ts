import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import { openCountingBackend } from "../../built-shop/counting-backend";
import { startBuiltShop, type BuiltShop } from "../../built-shop/built-shop";
import type { BuiltWorker } from "../../../scripts/build/read-worker";
import { countTrials } from "../../fixtures/trials";
import type { Visitor } from "../../built-shop/visitor";

const PRODUCT_ID = 7;
const AT_ONCE = 25;
const GUESSES = countTrials("guesses");
/** Each session keeps files open in workerd for a while, and a shell may allow a thousand. */
const NAMES = 40;
const WINDOW_MS = 60_000;
/** Of this shop; production's is twelve times as many. */
const READS_MAX = 100;
const TOO_MANY = "Твърде много опити за кратко време. Изчакайте една минута и опитайте пак.";

const backend = openCountingBackend();
let shop: BuiltShop;

beforeAll(async () => {
  shop = await startBuiltShop({}, { ...backend, floodReads: READS_MAX });
});
afterAll(() => shop.close());
beforeEach(() => backend.counts.clear());

async function enter(address?: string): Promise<Visitor> {
  const visitor = shop.visit(address);
  await visitor.add(PRODUCT_ID);
  return visitor;
}

const coupon = (n: number) => ({ intent: "apply-coupon", code: `GUESS${n}` });

/** Sent as by scripts, by the shoppers in turn. Returns what may have reached the backend: more where a window ended. */
async function guess(times: number, visitors: Visitor[], path: string, fields: (n: number) => Record<string, string>) {
  const start = Date.now();
  let refused = 0;
  const one = async (n: number) => {
    const { text } = await visitors[n % visitors.length]!.post(path, fields(n));
    if (text.includes(TOO_MANY)) refused += 1;
  };
  for (let n = 0; n < times; n += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => one(n + i)));
  return { refused, windows: Math.floor((Date.now() - start) / WINDOW_MS) + 1 };
}

function expectCount(operation: string, limit: number, windows: number): number {
  const count = backend.counts.get(operation) ?? 0;
  expect(count).toBeGreaterThanOrEqual(limit);
  expect(count).toBeLessThanOrEqual(limit * windows);
  return count;
}

test(`of ${GUESSES} coupon guesses from one address in many sessions ten reach the backend`, async () => {
  const visitors = await Promise.all(Array.from({ length: 10 }, () => enter("203.0.113.7")));
  const { refused, windows } = await guess(GUESSES, visitors, "/cart.data", coupon);
  expect(refused).toBe(GUESSES - expectCount("applyCoupon", 10, windows));
  await (await enter("203.0.113.8")).submit("/cart", coupon(1));
  expect(expectCount("applyCoupon", 11, windows)).toBe(GUESSES - refused + 1);
});

test("without scripts a rate-limited response is a page with its status, Retry-After, and what was typed", async () => {
  const visitor = await enter("203.0.113.9");
  await guess(25, [visitor], "/cart.data", coupon);
  const answer = await visitor.submit("/cart", coupon(7));
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(answer.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  const html = await answer.text();
  expect(html).toContain(TOO_MANY);
  expect(html).toMatch(/name="code"[^>]*value="GUESS7"/);
});

test("on localhost, where all have one address, each session may try ten", async () => {
  const [first, second] = [await enter(), await enter()];
  const { windows } = await guess(50, [first], "/cart.data", coupon);
  const count = expectCount("applyCoupon", 10, windows);
  await second.submit("/cart", coupon(1));
  expect(backend.counts.get("applyCoupon")).toBe(count + 1);
});

test(`of ${GUESSES} orders in four sessions five of each reach the backend, whatever their address`, async () => {
  const visitors = await Promise.all(Array.from({ length: 4 }, (_, n) => enter(`2001:db8::${n}`)));
  const forms = await Promise.all(visitors.map(readCheckoutForm));
  const { refused, windows } = await guess(GUESSES, visitors, "/checkout.data", (n) => forms[n % forms.length]!);
  expect(refused).toBe(GUESSES - expectCount("checkout", 20, windows));
  const answer = await visitors[0]!.submit("/checkout", forms[0]!);
  expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([429, true]);
  const html = await answer.text();
  expect(html).toContain(TOO_MANY);
  expect(html).toContain('value="Димитрова"');
});

test("a flood of orders in ever new sessions ends at sixty for one network, and doesn't affect another", async () => {
  const visitors = await Promise.all(Array.from({ length: 15 }, (_, n) => enter(`2001:db8:1:1::${n}`)));
  const forms = await Promise.all(visitors.map(readCheckoutForm));
  // Five of each session, which are not yet too many for it.
  await guess(75, visitors, "/checkout.data", (n) => forms[n % forms.length]!);
  expect(backend.counts.get("checkout")).toBe(60);
  const order = async (address: string) => {
    const visitor = await enter(address);
    return (await visitor.submit("/checkout", await readCheckoutForm(visitor))).status;
  };
  expect(await order("2001:db8:1:1::99")).toBe(429);
  await order("2001:db8:1:2::1");
  expect(backend.counts.get("checkout")).toBe(61);
});

test("over the limit of reads, which is twelve hundred a minute, one address is refused, but its purchases and other addresses aren't", async () => {
  const { shop: built } = JSON.parse(process.env.BUILT_WORKERS!) as { shop: BuiltWorker };
  expect(built.ratelimits).toMatchObject({ FLOOD_READS: { simple: { limit: 12 * READS_MAX, period: 60 } } });
  const address = "198.51.100.9";
  const customer = await enter(address);
  const ask = (n: number) => shop.visit(address).open(`/api/stock/made-up-${n % NAMES}`);
  let refused: Response | undefined;
  // Twice as many pass where the minute ends in between.
  for (let n = 0; n < 2 * READS_MAX + AT_ONCE && !refused; n += AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => ask(n + i)));
    refused = answers.find(({ status }) => status === 429);
    await Promise.all(answers.map((answer) => answer !== refused && answer.body?.cancel()));
  }
  expect(refused?.headers.get("retry-after")).toBe("60");
  expect(await refused?.text()).toBe("null");
  expect((await shop.visit(address).add(PRODUCT_ID)).status).toBe(303);
  expect((await customer.open("/cart")).status).not.toBe(429);
  const neighbour = shop.visit("198.51.100.10");
  expect((await neighbour.open("/api/stock/whey")).status).toBe(200);
  expect((await neighbour.open("/api/suggest?q=whey")).status).not.toBe(429);
});
