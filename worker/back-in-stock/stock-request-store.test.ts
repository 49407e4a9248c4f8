import { expect, test } from "vitest";
import { openShopDatabase } from "../../tests/doubles/platform/shop-database";
import { STOCK_REQUEST_RETENTION_DAYS } from "../../app/config/limits";
import { readPages } from "../../tests/fixtures/read-pages";
import { StockRequestStore } from "./stock-request-store";

const WISH = { productId: 7, variationId: null, slug: "p-7", name: "Пудовка", email: "maria@example.bg" };
const NOON = Date.parse("2026-11-21T12:00:00Z");
const DAY_MS = 86_400_000;

const openStore = () => new StockRequestStore(openShopDatabase());

test("the same subscription twice is one; another variation or address is a new one", async () => {
  const store = openStore();
  await store.add(WISH, NOON);
  await Promise.all(Array.from({ length: 20 }, () => store.add(WISH, NOON + 1000)));
  await store.add({ ...WISH, variationId: 71 }, NOON);
  await store.add({ ...WISH, email: "ivan@example.bg" }, NOON);
  const kept = await readPages(store.listPages());
  expect(kept.map(({ variationId, email }) => [variationId, email])).toEqual([
    [null, "ivan@example.bg"],
    [null, "maria@example.bg"],
    [71, "maria@example.bg"],
  ]);
  expect(kept[1]).toMatchObject({ ...WISH, askedAt: "2026-11-21T12:00:01.000Z" });
});

test("every subscription is listed, by product and then by time, however many there are and were made at one time", async () => {
  const db = openShopDatabase();
  const store = new StockRequestStore(db);
  await store.add(WISH, NOON);
  await db
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 12000)
      INSERT INTO stock_request (cancel_key, product_id, variation_id, slug, name, email, asked_at)
      SELECT 'key-' || i, 8 + i / 6000, i % 2, 'p', 'n', 'e' || i, i / 100 FROM n`,
    )
    .run();
  const listed = await readPages(store.listPages());
  expect(new Set(listed.map(({ cancelKey }) => cancelKey)).size).toBe(12_002);
  const places = listed.map(({ productId, variationId, askedAt }) => [
    productId,
    variationId ?? 0,
    Date.parse(askedAt),
  ]);
  expect(places).toEqual(places.toSorted((a, b) => a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!));
});

test("the email's link cancels its own subscription, once", async () => {
  const store = openStore();
  await store.add(WISH, NOON);
  await store.add({ ...WISH, productId: 8 }, NOON);
  const [first] = await readPages(store.listPages());
  for (const key of ["", "%", "' OR 1=1 --", crypto.randomUUID()]) expect(await store.cancel(key)).toBe(false);
  expect(await store.cancel(first!.cancelKey)).toBe(true);
  expect(await store.cancel(first!.cancelKey)).toBe(false);
  expect((await readPages(store.listPages())).map(({ productId }) => productId)).toEqual([8]);
});

test("a subscription is deleted after half a year", async () => {
  const store = openStore();
  await store.add(WISH, NOON);
  await store.deleteOld(NOON + STOCK_REQUEST_RETENTION_DAYS * DAY_MS);
  expect(await readPages(store.listPages())).toHaveLength(1);
  await store.deleteOld(NOON + STOCK_REQUEST_RETENTION_DAYS * DAY_MS + 1);
  expect(await readPages(store.listPages())).toEqual([]);
});
