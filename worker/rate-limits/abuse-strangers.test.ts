import { expect, test, vi } from "vitest";
import { fail, succeed } from "../../app/domain/values/result";
import { AbuseCounters } from "../../tests/doubles/platform/abuse-counters";
import { createGuard, type Visitor } from "./abuse-guard";
import type { AbuseKind } from "./abuse-limits";

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

/** A browser that signed in to this account before. */
const knownFor = (name: string) => ({
  device: { findId: async (account: string) => (account === name ? "its-id" : null) },
});

test("an account attacked from a thousand addresses gets a hundred attempts, then one every five seconds, in any spelling", async () => {
  const { counters, backend, from, waits } = setUp();
  const spellings = ["ivan@shop.test", " IVAN@shop.test ", "Ｉvan@shop.test", "iván@shop.test", "<i>ivan@shop.test"];
  const guess = (n: number) =>
    from(`198.51.${n >> 8}.${n & 255}`)("sign-in", backend, spellings[n % 6] ?? `ivan@shop.test%${(n % 90) + 10}`);
  for (let n = 0; n < 1000; n += 1) await guess(n);
  expect(backend).toHaveBeenCalledTimes(106);
  expect(waits).toEqual([5000, 10_000, 15_000, 20_000, 25_000, 30_000]);
  for (let n = 1000; n < 5000; n += 1) {
    counters.now += 1000;
    await guess(n);
  }
  expect(backend.mock.calls.length).toBeLessThanOrEqual(100 + 6 + 4000 / 5 + 100);
});

test("whatever strangers try, the owner gets in: within seconds from a new device, immediately from a known one", async () => {
  const { backend, from, waits } = setUp();
  const right = () => Promise.resolve(succeed("in"));
  const strangers = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, n) => from(`198.51.100.${n >> 4}`)("sign-in", backend, "ivan@shop.test")),
    );
  await strangers(160);
  expect(backend).toHaveBeenCalledTimes(100);
  const owner = from("203.0.113.7", null, knownFor("ivan@shop.test"));
  expect((await owner("sign-in", right, "ivan@shop.test")).ok).toBe(true);
  expect(waits).toEqual([]);
  expect((await from("203.0.113.8")("sign-in", right, "ivan@shop.test")).ok).toBe(true);
  expect(waits).toEqual([5000]);
});

test("a known device gets ten attempts at its account, and no more than anybody at others", async () => {
  const { backend, from } = setUp();
  for (let n = 0; n < 50; n += 1) await from(`198.51.100.${n}`, null, knownFor("ivan"))("sign-in", backend, "ivan");
  expect(backend).toHaveBeenCalledTimes(10);
  for (let n = 0; n < 50; n += 1) await from("203.0.113.7", null, knownFor("ivan"))("sign-in", backend, "maria");
  expect(backend).toHaveBeenCalledTimes(20);
});

test("all names of an account share one count", async () => {
  const { backend, from } = setUp();
  const names = {
    findAccount: async (typed: string) => (typed === "ivan@shop.test" ? "key-of-ivan" : `key-of-${typed}`),
  };
  for (let n = 0; n < 300; n += 1) {
    const typed = n % 2 ? "ivan" : "ivan@shop.test";
    await from(`198.51.${n >> 8}.${n & 255}`, null, { names })("sign-in", backend, typed);
  }
  expect(backend).toHaveBeenCalledTimes(106);
});

test.each<[AbuseKind, number]>([
  ["password-reset", 20],
  ["withdrawal", 20],
])(
  "a stranger's %s under another name refuses nobody elsewhere, and is limited to %i per address",
  async (kind, all) => {
    const { backend, from } = setUp();
    for (let n = 0; n < 100; n += 1) await from("198.51.100.9")(kind, backend, "ivan@shop.test");
    const strangers = backend.mock.calls.length;
    expect(await from("203.0.113.7")(kind, backend, "ivan@shop.test")).toBe(WRONG);
    for (let n = 0; n < 100; n += 1) await from("198.51.100.9")(kind, backend, `${n}@shop.test`);
    expect(backend.mock.calls.length).toBe(all + 1);
    expect(strangers).toBeLessThan(all);
  },
);

test("shoppers who share an address can order, and a flood of new sessions is refused", async () => {
  const { backend, from } = setUp();
  const placed = () => Promise.resolve(succeed("placed"));
  for (let n = 0; n < 10; n += 1)
    for (let order = 0; order < 5; order += 1)
      expect((await from("203.0.113.7", `shopper ${n}`)("order", placed)).ok).toBe(true);
  expect((await from("203.0.113.7", "shopper 0")("order", placed)).ok).toBe(false);
  for (let n = 0; n < 500; n += 1) await from("203.0.113.7", `flood ${n}`)("order", backend);
  expect(backend).toHaveBeenCalledTimes(10);
  expect((await from("203.0.113.8", "neighbour")("order", placed)).ok).toBe(true);
});
