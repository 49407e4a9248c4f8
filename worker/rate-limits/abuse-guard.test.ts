import { expect, test, vi } from "vitest";
import { fail, succeed } from "../../app/domain/values/result";
import { AbuseCounters } from "../../tests/doubles/platform/abuse-counters";
import { createGuard, type Visitor } from "./abuse-guard";
import { ABUSE_LIMITS, type AbuseKind, type AbuseLimit } from "./abuse-limits";

const MINUTE_MS = 60_000;
const WRONG = fail({ kind: "refused", message: "Wrong." });

function setUp() {
  const counters = new AbuseCounters();
  counters.now = 1e12;
  const backend = vi.fn<() => Promise<typeof WRONG>>(() => Promise.resolve(WRONG));
  const waits: number[] = [];
  const sleep = async (ms: number) => void waits.push(ms);
  const from = (address: string | null, session: string | null = null, more: Partial<Visitor> = {}) =>
    createGuard(counters.namespace, { address, session: () => session, ...more }, sleep);
  return { counters, backend, from, waits };
}

test.each<[AbuseKind, number, number]>([
  ["sign-in", 10, 15],
  ["coupon", 10, 1],
  ["password-reset", 3, 60],
])(
  "of a thousand concurrent attempts of %s %i reach the backend, and as many again after %i minutes",
  async (kind, limit, minutes) => {
    const { counters, backend, from } = setUp();
    const tries = Array.from({ length: 1000 }, () => from("203.0.113.7")(kind, backend, "ivan@shop.test"));
    const results = await Promise.all(tries);
    expect(backend).toHaveBeenCalledTimes(limit);
    expect(results.filter((result) => result !== WRONG)).toEqual(
      Array.from({ length: 1000 - limit }, () => fail({ kind: "too-many", seconds: minutes * 60 })),
    );
    counters.now += minutes * MINUTE_MS - 1;
    await from("203.0.113.7")(kind, backend, "ivan@shop.test");
    expect(backend).toHaveBeenCalledTimes(limit);
    counters.now += 1;
    for (let n = 0; n < 20; n += 1) await from("203.0.113.7")(kind, backend, "ivan@shop.test");
    expect(backend).toHaveBeenCalledTimes(2 * limit);
  },
);

test("a thousand accounts tried from one address get ten attempts", async () => {
  const { backend, from } = setUp();
  for (let n = 0; n < 1000; n += 1) await from("203.0.113.7")("sign-in", backend, `${n}@shop.test`);
  expect(backend).toHaveBeenCalledTimes(10);
});

test("a correct password isn't counted and doesn't reset the count of wrong ones", async () => {
  const { backend, from } = setUp();
  const guard = from("203.0.113.7");
  const right = () => Promise.resolve(succeed("in"));
  for (let n = 0; n < 30; n += 1) expect((await guard("sign-in", right, "ivan")).ok).toBe(true);
  for (let n = 0; n < 9; n += 1) await guard("sign-in", backend, "ivan");
  expect((await guard("sign-in", right, "ivan")).ok).toBe(true);
  await guard("sign-in", backend, "ivan");
  expect(await guard("sign-in", right, "ivan")).toMatchObject({ failure: { kind: "too-many" } });
});

test("a successful order is counted", async () => {
  const { from } = setUp();
  const placed = () => Promise.resolve(succeed("placed"));
  for (let n = 0; n < 5; n += 1) expect((await from("203.0.113.7", "s")("order", placed)).ok).toBe(true);
  expect((await from("203.0.113.7", "s")("order", placed)).ok).toBe(false);
});

test("a client refused by address doesn't use up the limit of an account", async () => {
  const { backend, from, waits } = setUp();
  for (let n = 0; n < 1000; n += 1) await from("203.0.113.7")("sign-in", backend, n < 10 ? `${n}` : "ivan");
  for (let n = 0; n < 100; n += 1) await from(`198.51.100.${n}`)("sign-in", backend, "ivan");
  expect(backend).toHaveBeenCalledTimes(110);
  expect(waits).toEqual([]);
});

test("each kind has a counter of its own", async () => {
  const { backend, from } = setUp();
  for (const kind of Object.keys(ABUSE_LIMITS) as AbuseKind[]) await from("203.0.113.7", "s")(kind, backend, "ivan");
  expect(backend).toHaveBeenCalledTimes(Object.keys(ABUSE_LIMITS).length);
});

test("without a usable address the session is counted, and without a session nothing is", async () => {
  const { backend, from } = setUp();
  for (let n = 0; n < 50; n += 1) await from(null, "a")("coupon", backend);
  expect(backend).toHaveBeenCalledTimes(10);
  await from(null, "b")("coupon", backend);
  expect(backend).toHaveBeenCalledTimes(11);
  for (let n = 0; n < 50; n += 1) await from(null)("coupon", backend);
  expect(backend).toHaveBeenCalledTimes(61);
});

test("a counter's name reveals no personal data", async () => {
  const { counters, backend, from } = setUp();
  await from("203.0.113.7")("sign-in", backend, "ivan@shop.test");
  expect(counters.names).toHaveLength(2);
  for (const name of counters.names) expect(name).toMatch(/^[0-9a-f]{64}$/);
});

test("a broken counter lets orders and withdrawals through and refuses everything else", async () => {
  const { counters, backend, from } = setUp();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  counters.isBroken = true;
  for (const kind of ["order", "withdrawal"] as const)
    expect(await from("203.0.113.7")(kind, backend, "ivan")).toBe(WRONG);
  for (const kind of ["sign-in", "coupon", "password-reset", "register", "review"] as const)
    expect(await from("203.0.113.7")(kind, backend, "ivan")).toEqual(fail({ kind: "unreachable" }));
  const unbound = createGuard(undefined as never, { address: "203.0.113.7", session: () => null });
  expect(await unbound("coupon", backend)).toEqual(fail({ kind: "unreachable" }));
  expect(backend).toHaveBeenCalledTimes(2);
});

test("every limit is positive, has a window of at most a day, and never lets strangers lock an account", () => {
  for (const [kind, { counts }] of Object.entries<AbuseLimit>(ABUSE_LIMITS))
    for (const { by, limit, windowSeconds, spacingSeconds } of counts) {
      expect(limit).toBeGreaterThan(0);
      expect(windowSeconds).toBeLessThanOrEqual(86_400);
      // A limit by account alone never refuses what somebody waits for: it delays, or holds back an email sent in the background.
      if (by === "account") expect(spacingSeconds !== undefined || kind.endsWith("mail"), kind).toBe(true);
    }
});

test("without address and session the account is counted", async () => {
  const { backend, from } = setUp();
  for (let n = 0; n < 50; n += 1) await from(null)("sign-in", backend, "ivan");
  expect(backend).toHaveBeenCalledTimes(10);
  await from(null)("sign-in", backend, "maria");
  expect(backend).toHaveBeenCalledTimes(11);
});
