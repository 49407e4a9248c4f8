import { describe, expect, test } from "vitest";
import { openSync } from "../../../../tests/doubles/catalog/sync-setup";
import type { CatalogSync } from "../catalog-sync";
import { nextTime } from "./sale-times";

const [FROM, UNTIL] = [1_000_000, 9_000_000];
const at = (now: number, isCharged: boolean, times: { from?: number | null; until?: number | null } = {}) =>
  nextTime({ from: FROM, until: UNTIL, isCharged, ...times }, now) - now;

test("a sale is read again at its next start or end", () => {
  expect(at(0, false)).toBe(FROM);
  expect(at(FROM, true)).toBe(UNTIL - FROM);
  expect(at(UNTIL, false)).toBe(Infinity);
  expect(at(FROM, true, { until: null })).toBe(Infinity);
  expect(at(0, true, { from: null })).toBe(UNTIL);
});

test("until WooCommerce charges what the dates say, it is read again ever less often, for an hour", () => {
  expect(at(FROM, false)).toBe(2000);
  expect(at(FROM + 10_001, false)).toBe(2501);
  expect(at(FROM + 600_000, false)).toBe(60_000);
  expect(at(UNTIL, true)).toBe(2000);
  expect(at(UNTIL + 3_600_001, true)).toBe(Infinity);
  expect(at(FROM + 3_600_001, false)).toBe(UNTIL - FROM - 3_600_001);
});

test("a price by other means than the dates is no reason to read it again", () => {
  expect(at(FROM - 5000, true)).toBe(5000);
  expect(at(0, false, { from: null })).toBe(UNTIL);
});

describe("a scheduled sale, of which nobody is notified", () => {
  type World = Awaited<ReturnType<typeof openSync>>;

  /** Steps as the alarm does, until `time`. */
  async function runUntil(world: World, sync: CatalogSync, time: number) {
    for (;;) {
      const next = await sync.step(world.now);
      if (next > time) break;
      world.now = Math.max(next, world.now + 1);
    }
    world.now = time;
  }

  /** Product 7 costs 700, and 555 from a minute on for an hour; WooCommerce charges that `lagMs` late. */
  async function openSale(lagMs: number) {
    const world = await openSync(40);
    const sync = world.start();
    const [from, until] = [world.now + 60_000, world.now + 3_660_000];
    world.woo.sale = (id) => {
      if (id !== 7) return null;
      const isCharged = world.now >= from + lagMs && world.now < until + lagMs;
      return { price: isCharged ? 555 : 700, sale: { from, until, isCharged } };
    };
    await runUntil(world, sync, from - 1);
    const isPublished = (price: number) => world.published.at(-1)!.includes(`\\"price\\":${price}}`);
    return { world, sync, from, until, isPublished };
  }

  test("is published within ten seconds of its start and its end", async () => {
    const { world, sync, from, until, isPublished } = await openSale(0);
    expect(isPublished(555)).toBe(false);
    await runUntil(world, sync, from + 10_000);
    expect(isPublished(555)).toBe(true);
    await runUntil(world, sync, until - 1);
    expect(isPublished(555)).toBe(true);
    await runUntil(world, sync, until + 10_000);
    expect(isPublished(555)).toBe(false);
  });

  test("is read again until WooCommerce charges it", async () => {
    const { world, sync, from, isPublished } = await openSale(30_000);
    await runUntil(world, sync, from + 29_000);
    expect(isPublished(555)).toBe(false);
    await runUntil(world, sync, from + 40_000);
    expect(isPublished(555)).toBe(true);
  });

  test("costs a query at its time, and none between", async () => {
    const { world, sync, from, until } = await openSale(0);
    await runUntil(world, sync, from + 10_000);
    const runs = world.woo.queries;
    world.woo.fail = (query) => {
      if (query === "find") throw new Error("asked without need");
    };
    await runUntil(world, sync, until - 1);
    expect(world.woo.queries).toBeGreaterThan(runs);
    world.woo.fail = () => undefined;
  });

  test("survives a restart of the sync", async () => {
    const { world, from, isPublished } = await openSale(0);
    await runUntil(world, world.start(), from + 10_000);
    expect(isPublished(555)).toBe(true);
  });
});
