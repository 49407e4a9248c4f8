import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { openSqliteAsD1 } from "../../demo/testing/sqlite-as-d1";
import { openShopDatabase } from "./storage";

const TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";

async function listNames(db: D1Database, sql: string): Promise<string[]> {
  return (await db.prepare(sql).all<{ name: string }>()).results.map(({ name }) => name);
}

test("the first use creates every table and applies every file of migrations/ in order", async () => {
  const db = openSqliteAsD1();
  await openShopDatabase(db);
  const catalog = "attribute document old_slug product snapshot state term variation"
    .split(" ")
    .map((name) => `catalog_${name}`);
  const others = ["d1_migrations", "price_change", "price_day", "stock_request", "stock_walk", "withdrawal"];
  const tables = [...catalog, ...others];
  expect(await listNames(db, TABLES)).toEqual(tables);
  const applied = await listNames(db, "SELECT name FROM d1_migrations ORDER BY id");
  expect(applied).toEqual(readdirSync("migrations").toSorted());
});

test("concurrent first uses apply each migration once and keep existing rows", async () => {
  const db = openSqliteAsD1();
  await Promise.all(Array.from({ length: 10 }, () => openShopDatabase(db)));
  await db.prepare("INSERT INTO withdrawal VALUES ('r', 'v', 'f', 1, 'n', 'o', 'e', 'g', NULL, 0, 1)").run();
  // A second isolate that shares the data but no state.
  const other = { prepare: db.prepare.bind(db), batch: db.batch.bind(db) } as D1Database;
  await openShopDatabase(other);
  expect(await db.prepare("SELECT COUNT(*) AS n FROM withdrawal").first("n")).toBe(1);
});

test("a failed migration leaves no partial state and throws", async () => {
  const db = openSqliteAsD1();
  await db.prepare("CREATE TABLE withdrawal (x)").run();
  await expect(openShopDatabase(db)).rejects.toThrow(/withdrawal/);
  expect(await listNames(db, "SELECT name FROM d1_migrations")).toEqual([]);
});
