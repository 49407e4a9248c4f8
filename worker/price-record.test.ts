import { expect, test } from "vitest";
import { openSqliteAsD1 } from "../demo/testing/sqlite-as-d1";
import { PRICES_KEPT_DAYS } from "../app/config/limits";
import type { Currency } from "../app/config/money";
import { PriceRecord } from "./price-record";

const DAY_MS = 86_400_000;
const NOON = 12 * 3_600_000;
const at = (db: D1Database, day: number, currency: Currency = "BGN") =>
  new PriceRecord(db, day * DAY_MS + NOON, currency);

async function walk(db: D1Database, day: number, price: number, regular = 5990) {
  const record = at(db, day);
  await record.note([{ id: 7, price, regular }], (await record.findWalk())!, null);
}

const listRows = async (db: D1Database) => (await db.prepare("SELECT * FROM price_change ORDER BY day").all()).results;

test("a price is written down once, and again only when it changes", async () => {
  const db = openSqliteAsD1();
  for (let day = 100; day < 110; day++) await walk(db, day, day < 105 ? 5990 : 4790);
  expect(await listRows(db)).toEqual([
    { product_id: 7, day: 100, price: 5990, regular: 5990, currency: "BGN" },
    { product_id: 7, day: 105, price: 4790, regular: 5990, currency: "BGN" },
  ]);
});

test("a day is walked once; an unfinished walk goes on where it stood, over midnight too, but not for ever", async () => {
  const db = openSqliteAsD1();
  const first = await at(db, 100).findWalk();
  expect(first).toEqual({ startedDay: 100, cursor: null });
  await at(db, 100).note([], first!, "c1");
  expect(await at(db, 101).findWalk()).toEqual({ startedDay: 100, cursor: "c1" });
  expect(await at(db, 103).findWalk()).toEqual({ startedDay: 103, cursor: null });
  await at(db, 103).note([], { startedDay: 103, cursor: null }, null);
  expect(await at(db, 103).findWalk()).toBeNull();
  expect(await at(db, 104).findWalk()).toEqual({ startedDay: 104, cursor: null });
});

test("of two runs at once the slower one doesn't set the walk back", async () => {
  const db = openSqliteAsD1();
  const start = (await at(db, 100).findWalk())!;
  await at(db, 100).note([], start, "c1");
  await at(db, 100).note([], { ...start, cursor: "c1" }, "c2");
  await at(db, 100).note([], start, "c1");
  expect(await at(db, 100).findWalk()).toEqual({ startedDay: 100, cursor: "c2" });
});

test("a reduction finds what it cost before; what was never recorded isn't answered (law-and-practice)", async () => {
  const db = openSqliteAsD1();
  for (let day = 100; day <= 140; day++) await walk(db, day, day < 120 ? 5490 : day < 139 ? 5990 : 4790);
  const priors = await at(db, 140).findPriors([
    { id: 7, price: 4790, regular: 5990 },
    { id: 8, price: 4790, regular: 5990 },
  ]);
  expect([...priors]).toEqual([[7, 5490]]);
});

test("a shop that changed over from lev to euro compares old prices at the fixed rate", async () => {
  const db = openSqliteAsD1();
  for (let day = 80; day < 120; day++) await walk(db, day, 5990);
  await at(db, 120, "EUR").note([{ id: 7, price: 2490, regular: 3063 }], (await at(db, 120).findWalk())!, null);
  const priors = await at(db, 120, "EUR").findPriors([{ id: 7, price: 2490, regular: 3063 }]);
  expect([...priors]).toEqual([[7, 3063]]);
});

test("prices that are long gone are forgotten, the one that still stands isn't", async () => {
  const db = openSqliteAsD1();
  for (const [day, price] of [
    [100, 1],
    [101, 2],
    [102, 3],
  ] as const)
    await walk(db, day, price);
  await at(db, 101 + PRICES_KEPT_DAYS).forgetOld();
  expect((await listRows(db)).map(({ price }) => price)).toEqual([2, 3]);
  await at(db, 500 + PRICES_KEPT_DAYS).forgetOld();
  expect((await listRows(db)).map(({ price }) => price)).toEqual([3]);
});
