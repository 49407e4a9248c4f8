import { expect, test } from "vitest";
import { openSqliteAsD1 } from "../demo/testing/sqlite-as-d1";
import { PRICES_KEPT_DAYS } from "../app/config/limits";
import type { Currency } from "../app/config/money";
import { PriceRecord } from "./price-record";

const DAY_MS = 86_400_000;
const NOON = 12 * 3_600_000;
const at = (db: D1Database, day: number, currency: Currency = "BGN") =>
  new PriceRecord(db, day * DAY_MS + NOON, currency);

/** A day on which a full sync wrote what changed (catalog/store/product-rows.ts). */
async function walk(db: D1Database, day: number, price: number, regular = 5990, currency: Currency = "BGN") {
  await at(db, day).noteComplete();
  const row = [7, day, price, regular, currency];
  await db
    .prepare(`INSERT INTO price_change SELECT ?1, ?2, ?3, ?4, ?5 WHERE NOT EXISTS (SELECT 1 FROM price_change
    WHERE price = ?3 AND currency = ?5 AND day = (SELECT MAX(day) FROM price_change))`)
    .bind(...row)
    .run();
}

const listRows = async (db: D1Database) => (await db.prepare("SELECT * FROM price_change ORDER BY day").all()).results;

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
  await walk(db, 120, 2490, 3063, "EUR");
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
