import { expect, test } from "vitest";
import { openSqliteAsD1 } from "../../demo/testing/sqlite-as-d1";
import { STOCK_REQUEST_RETENTION_DAYS } from "../../app/config/limits";
import { StockRequestStore } from "./stock-request-store";

const WISH = { productId: 7, variationId: null, slug: "p-7", name: "Пудовка", email: "maria@example.bg" };
const NOON = Date.parse("2026-11-21T12:00:00Z");
const DAY_MS = 86_400_000;

const openStore = () => new StockRequestStore(openSqliteAsD1());

test("the same subscription twice is one; another variation or address is a new one", async () => {
  const store = openStore();
  await store.add(WISH, NOON);
  await Promise.all(Array.from({ length: 20 }, () => store.add(WISH, NOON + 1000)));
  await store.add({ ...WISH, variationId: 71 }, NOON);
  await store.add({ ...WISH, email: "ivan@example.bg" }, NOON);
  const kept = await store.listAll();
  expect(kept.map(({ variationId, email }) => [variationId, email])).toEqual([
    [null, "ivan@example.bg"],
    [null, "maria@example.bg"],
    [71, "maria@example.bg"],
  ]);
  expect(kept[1]).toMatchObject({ ...WISH, askedAt: "2026-11-21T12:00:01.000Z" });
});

test("the email's link cancels its own subscription, once", async () => {
  const store = openStore();
  await store.add(WISH, NOON);
  await store.add({ ...WISH, productId: 8 }, NOON);
  const [first] = await store.listAll();
  for (const key of ["", "%", "' OR 1=1 --", crypto.randomUUID()]) expect(await store.cancel(key)).toBe(false);
  expect(await store.cancel(first!.cancelKey)).toBe(true);
  expect(await store.cancel(first!.cancelKey)).toBe(false);
  expect((await store.listAll()).map(({ productId }) => productId)).toEqual([8]);
});

test("a subscription is deleted after half a year", async () => {
  const store = openStore();
  await store.add(WISH, NOON);
  await store.deleteOld(NOON + STOCK_REQUEST_RETENTION_DAYS * DAY_MS);
  expect(await store.listAll()).toHaveLength(1);
  await store.deleteOld(NOON + STOCK_REQUEST_RETENTION_DAYS * DAY_MS + 1);
  expect(await store.listAll()).toEqual([]);
});
