import { expect, test } from "vitest";
import { openShopDatabase } from "../../tests/doubles/platform/shop-database";
import { STOCK_REQUEST_RETENTION_DAYS } from "../../app/config/limits";
import { listStockRequests } from "../../tests/fixtures/stock-requests";
import { StockRequestStore } from "./stock-request-store";

const WISH = { productId: 7, variationId: null, slug: "p-7", name: "Пудовка", email: "maria@example.bg" };
const NOON = Date.parse("2026-11-21T12:00:00Z");
const DAY_MS = 86_400_000;

function openStore() {
  const db = openShopDatabase();
  return { store: new StockRequestStore(db), list: () => listStockRequests(db) };
}

test("the same subscription twice is one; another variation or address is a new one", async () => {
  const { store, list } = openStore();
  await store.add(WISH, NOON);
  await Promise.all(Array.from({ length: 20 }, () => store.add(WISH, NOON + 1000)));
  await store.add({ ...WISH, variationId: 71 }, NOON);
  await store.add({ ...WISH, email: "ivan@example.bg" }, NOON);
  const kept = await list();
  expect(kept.map(({ variationId, email }) => [variationId, email])).toEqual([
    [0, "ivan@example.bg"],
    [0, "maria@example.bg"],
    [71, "maria@example.bg"],
  ]);
  expect(kept[1]).toMatchObject({ productId: 7, askedAt: NOON + 1000 });
});

test("the email's link cancels its own subscription, once", async () => {
  const { store, list } = openStore();
  await store.add(WISH, NOON);
  await store.add({ ...WISH, productId: 8 }, NOON);
  const [first] = await list();
  for (const key of ["", "%", "' OR 1=1 --", crypto.randomUUID()]) expect(await store.cancel(key)).toBe(false);
  expect(await store.cancel(first!.cancelKey)).toBe(true);
  expect(await store.cancel(first!.cancelKey)).toBe(false);
  expect((await list()).map(({ productId }) => productId)).toEqual([8]);
});

test("a subscription is deleted after half a year", async () => {
  const { store, list } = openStore();
  await store.add(WISH, NOON);
  await store.deleteOld(NOON + STOCK_REQUEST_RETENTION_DAYS * DAY_MS);
  expect(await list()).toHaveLength(1);
  await store.deleteOld(NOON + STOCK_REQUEST_RETENTION_DAYS * DAY_MS + 1);
  expect(await list()).toEqual([]);
});
