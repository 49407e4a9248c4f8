import { expect, test } from "vitest";
import { openShopDatabase } from "../../tests/doubles/platform/shop-database";
import { listStockRequests } from "../../tests/fixtures/stock-requests";
import { StockRequestStore } from "./stock-request-store";
import { RequestIterator, type RequestedItem } from "./due-requests";

const NOON = Date.parse("2026-11-21T12:00:00Z");
const MINUTE_MS = 60_000;
const inputOf = (productId: number, variationId: number | null = null, email = "maria@example.bg") => ({
  productId,
  variationId,
  slug: `p-${productId}`,
  name: "Пудовка",
  email,
});
const ids = (items: RequestedItem[]) => items.map(({ productId, variationId }) => [productId, variationId]);

function open() {
  const db = openShopDatabase();
  return { store: new StockRequestStore(db), requests: new RequestIterator(db), list: () => listStockRequests(db) };
}

test("the iterator visits every subscribed product once and starts over at the end", async () => {
  const { store, requests } = open();
  expect(await requests.next(NOON, 2)).toEqual([]);
  await store.add(inputOf(9), NOON);
  await store.add(inputOf(7, 71), NOON);
  await store.add(inputOf(7), NOON);
  await store.add(inputOf(7, null, "ivan@example.bg"), NOON);
  const seen: unknown[] = [];
  for (let run = 0; run < 3; run += 1) {
    const part = await requests.next(NOON, 2);
    seen.push(ids(part));
    await requests.saveCursor(part.at(-1)!);
  }
  const first = [
    [7, 0],
    [7, 71],
  ];
  expect(seen).toEqual([first, [[9, 0]], first]);
  await requests.saveCursor({ productId: 7, variationId: 70 });
  expect(ids(await requests.next(NOON, 9))).toEqual([
    [7, 71],
    [9, 0],
  ]);
});

test("subscriptions come in the order of the iterator, oldest first", async () => {
  const { store, requests } = open();
  await store.add(inputOf(7, 71, "late@example.bg"), NOON + 2);
  await store.add(inputOf(7, 71, "soon@example.bg"), NOON + 1);
  await store.add(inputOf(7), NOON + 3);
  await store.add(inputOf(8), NOON);
  const back = [
    { productId: 7, variationId: 71 },
    { productId: 8, variationId: 0 },
  ];
  const due = await requests.listDue(back, NOON + 9, 9);
  expect(due.map(({ email }) => email)).toEqual(["soon@example.bg", "late@example.bg", "maria@example.bg"]);
  expect(due[0]).toEqual({
    productId: 7,
    variationId: 71,
    cancelKey: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    name: "Пудовка",
    email: "soon@example.bg",
    askedAt: NOON + 1,
  });
  expect(await requests.listDue(back, NOON + 9, 2)).toHaveLength(2);
});

test("one address gets at most five emails per run, without delaying others", async () => {
  const { store, requests } = open();
  for (let id = 1; id <= 12; id += 1) await store.add(inputOf(id), NOON);
  await store.add(inputOf(12, null, "ivan@example.bg"), NOON + 1);
  const counts: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const due = await requests.listDue(await requests.next(NOON, 99), NOON, 99);
    expect(due.some(({ email }) => email === "ivan@example.bg")).toBe(run === 0);
    counts.push(due.filter(({ email }) => email === "maria@example.bg").length);
    await requests.delete(due);
  }
  expect(counts).toEqual([5, 5, 2]);
});

test("fulfilled subscriptions are deleted; renewed ones stay", async () => {
  const { store, requests, list } = open();
  for (const id of [7, 8, 9]) await store.add(inputOf(id), NOON);
  const due = await requests.listDue(await requests.next(NOON, 9), NOON, 9);
  await store.add(inputOf(8), NOON + 1);
  await requests.delete(due.slice(0, 2));
  expect((await list()).map(({ productId }) => productId)).toEqual([8, 9]);
  await requests.delete([]);
  expect(await list()).toHaveLength(2);
});

test("a refused email is retried with increasing intervals, delays no other, and starts over when renewed", async () => {
  const { store, requests } = open();
  await store.add(inputOf(7), NOON);
  await store.add(inputOf(7, null, "ivan@example.bg"), NOON);
  const tries: number[] = [];
  for (let now = NOON; now < NOON + 5 * 86_400_000; now += 15 * MINUTE_MS) {
    const due = await requests.listDue(await requests.next(now, 9), now, 9);
    expect(due.some(({ email }) => email === "ivan@example.bg")).toBe(true);
    const refused = due.filter(({ email }) => email === "maria@example.bg");
    if (refused.length > 0) tries.push((now - NOON) / MINUTE_MS);
    await requests.postpone(refused, now);
  }
  expect(tries).toEqual([0, 15, 45, 105, 225, 465, 945, 1905, 3825]);
  await store.add(inputOf(7), NOON);
  expect(await requests.listDue([{ productId: 7, variationId: 0 }], NOON, 9)).toHaveLength(2);
});

test("nothing is queried while every email is postponed", async () => {
  const { store, requests } = open();
  await store.add(inputOf(7), NOON);
  await requests.postpone(await requests.listDue(await requests.next(NOON, 9), NOON, 9), NOON);
  expect(await requests.next(NOON + 14 * MINUTE_MS, 9)).toEqual([]);
  expect(await requests.next(NOON + 15 * MINUTE_MS, 9)).toHaveLength(1);
});
