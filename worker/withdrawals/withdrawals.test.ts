import { beforeEach, expect, test, vi } from "vitest";
import { openShopDatabase } from "../../tests/doubles/platform/shop-database";
import { AbuseCounters } from "../../tests/doubles/platform/abuse-counters";
import { createGuard } from "../rate-limits/abuse-guard";
import type { Bindings } from "../platform/hono-env";
import { readEnvironment } from "../platform/environment";
import { connectWithdrawals, processWithdrawals } from "./withdrawals";

const STATEMENT = { name: "Мария", orderNumber: "1201", email: "maria@example.bg", goods: "" };
const FORM = "0f8fad5b-d9cb-469f-a165-70867728950e";
const FORM_2 = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const environment = readEnvironment({});

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  return () => vi.useRealTimers();
});

/** A shop with a plugin that sends emails, or behaves as the test says. */
function setUp(response: () => unknown = () => ({ data: { acknowledgeWithdrawal: { isMailed: true } } })) {
  const sent: { secret: string | null; reference: string }[] = [];
  const backend = async (_: string, init: RequestInit) => {
    const { variables } = JSON.parse(String(init.body)) as { variables: { input: { reference: string } } };
    sent.push({
      secret: new Headers(init.headers).get("x-storefront-secret"),
      reference: variables.input.reference,
    });
    return Response.json(await response());
  };
  const counters = new AbuseCounters();
  counters.now = Date.now();
  const binding = { ABUSE_COUNTER: counters.namespace, BACKEND: { fetch: backend } };
  const bindings = { SHOP_DB: openShopDatabase(), ...binding } as unknown as Bindings;
  const guard = createGuard(counters.namespace, { address: "203.0.113.7", session: () => null });
  const connect = () => connectWithdrawals({ bindings, environment, guard, waitUntil: () => undefined });
  return { sent, counters, bindings, shopper: connect(), connect };
}

async function declare({ shopper }: ReturnType<typeof setUp>, formId = FORM, more = {}) {
  const declared = await shopper.declareWithdrawal({ ...STATEMENT, ...more }, formId);
  if (!declared.ok) return declared.failure;
  const found = await shopper.findWithdrawal(declared.value.viewKey);
  return found.ok ? found.value : found.failure;
}

test("a withdrawal is recorded, emailed once with the shop's secret, and acknowledged", async () => {
  const shop = setUp();
  expect(await declare(shop)).toMatchObject({ ...STATEMENT, isMailed: true });
  expect(await declare(shop)).toMatchObject({ isMailed: true });
  expect(shop.sent).toEqual([
    { secret: environment.storefrontSecret, reference: expect.stringMatching(/^\d{6}-\w{6}$/) },
  ]);
});

test.each([
  ["without the plugin", () => ({ errors: [{ message: 'Cannot query field "acknowledgeWithdrawal".' }] })],
  ["with one that can't send emails", () => ({ data: { acknowledgeWithdrawal: { isMailed: false } } })],
  ["with a backend that is down", () => Promise.reject(new Error("connection refused"))],
])("%s it stands all the same, and the schedule tries again", async (_, response) => {
  let isDown = true;
  const shop = setUp(() => (isDown ? response() : { data: { acknowledgeWithdrawal: { isMailed: true } } }));
  expect(await declare(shop)).toMatchObject({ ...STATEMENT, isMailed: false });
  isDown = false;
  await processWithdrawals(shop.bindings, environment, Date.now());
  expect(shop.sent).toHaveLength(1);
  vi.setSystemTime(Date.now() + 16 * 60_000);
  await processWithdrawals(shop.bindings, environment, Date.now());
  expect(await declare(shop)).toMatchObject({ isMailed: true });
  expect(new Set(shop.sent.map(({ reference }) => reference)).size).toBe(1);
  expect(shop.sent).toHaveLength(2);
});

test("a shopper doesn't wait for a silent backend", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const shop = setUp(() => new Promise(() => undefined));
  const declared = declare(shop);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), { timeout: 60_000 });
  await vi.advanceTimersByTimeAsync(2500);
  expect(await declared).toMatchObject({ isMailed: false });
});

test("five an hour per address and email; sending the same one again isn't counted", async () => {
  const shop = setUp();
  for (let n = 0; n < 20; n += 1) expect(await declare(shop)).toMatchObject(STATEMENT);
  for (let n = 0; n < 4; n += 1) expect(await declare(shop, crypto.randomUUID())).toMatchObject(STATEMENT);
  expect(await declare(shop, crypto.randomUUID())).toMatchObject({ kind: "too-many" });
  expect(await declare(shop)).toMatchObject(STATEMENT);
  expect(shop.sent).toHaveLength(5);
  for (let n = 0; n < 15; n += 1)
    expect(await declare(shop, crypto.randomUUID(), { email: `${n}@example.bg` })).not.toHaveProperty("kind");
  expect(await declare(shop, crypto.randomUUID(), { email: "x@example.bg" })).toMatchObject({ kind: "too-many" });
});

test("strangers who use somebody's email can't block their withdrawal, and cause at most five emails an hour", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const shop = setUp();
  for (let n = 0; n < 12; n += 1) {
    const guard = createGuard(shop.bindings.ABUSE_COUNTER, { address: `198.51.100.${n >> 2}`, session: () => null });
    const { declareWithdrawal } = connectWithdrawals({ ...shop, environment, guard, waitUntil: () => undefined });
    expect(await declareWithdrawal({ ...STATEMENT, goods: `${n}` }, crypto.randomUUID())).toMatchObject({ ok: true });
  }
  expect(shop.sent).toHaveLength(5);
  expect(await declare(shop)).toMatchObject({ ...STATEMENT, isMailed: false });
  for (let hour = 1; hour < 24; hour += 1) {
    vi.setSystemTime(Date.now() + 3_600_001);
    shop.counters.now = Date.now();
    await processWithdrawals(shop.bindings, environment, Date.now());
    expect(shop.sent.length).toBeLessThanOrEqual(5 + 5 * hour);
  }
  expect(shop.sent).toHaveLength(13);
  expect(await declare(shop)).toMatchObject({ isMailed: true });
});

test("a form sent fifty times at once is one statement and never refused; other texts are counted", async () => {
  const shop = setUp();
  const declared = await Promise.all(Array.from({ length: 50 }, () => shop.shopper.declareWithdrawal(STATEMENT, FORM)));
  expect(new Set(declared.map((result) => result.ok && result.value.viewKey)).size).toBe(1);
  expect(declared.every(({ ok }) => ok)).toBe(true);
  expect(shop.sent).toHaveLength(1);
  for (let n = 0; n < 4; n += 1) expect(await declare(shop, FORM, { name: `Иван ${n}` })).not.toHaveProperty("kind");
  expect(await declare(shop, FORM, { name: "Петър" })).toMatchObject({ kind: "too-many" });
});

test("a form without a valid id is accepted, each time as a new statement", async () => {
  const shop = setUp();
  const [first, second] = [await declare(shop, ""), await declare(shop, "x".repeat(9999))];
  expect(first).toMatchObject(STATEMENT);
  expect(second).toMatchObject(STATEMENT);
  expect(shop.sent).toHaveLength(2);
});

test("a failing or missing database is a failure and never a false acknowledgement", async () => {
  const broken = { prepare: () => null, batch: () => Promise.reject(new Error("D1_ERROR")) } as unknown as D1Database;
  for (const db of [broken, undefined]) {
    const shop = setUp();
    shop.bindings.SHOP_DB = db as D1Database;
    const { declareWithdrawal, findWithdrawal } = shop.connect();
    expect(await declareWithdrawal(STATEMENT, FORM_2)).toEqual({ ok: false, failure: { kind: "unreachable" } });
    expect(await findWithdrawal(FORM_2)).toEqual({ ok: false, failure: { kind: "unreachable" } });
    expect(shop.sent).toEqual([]);
    await processWithdrawals(shop.bindings, environment, Date.now());
  }
});
