import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { openSqliteAsD1 } from "../../demo/testing/sqlite-as-d1";
import { stubCache } from "../../tests/doubles/platform/cache-api";
import { environmentForRequest, readEnvironment } from "./environment";
import { openEdgeCache, openShopDatabase } from "./storage";

const TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";

async function listNames(db: D1Database, sql: string): Promise<string[]> {
  return (await db.prepare(sql).all<{ name: string }>()).results.map(({ name }) => name);
}

test("the first use creates every table and applies every file of migrations/ in order", async () => {
  const db = openSqliteAsD1();
  await openShopDatabase(db);
  const catalog = "attribute document old_slug post post_category product snapshot state term variation"
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

test.each([
  ["its configured one", { baseUrl: "https://shop.test" }, "https://shop.test"],
  ["else the request's", {}, "https://preview.test"],
])("entries of the edge cache are below the shop's own origin: %s", async (_, SITE, origin) => {
  const entries = stubCache();
  const environment = readEnvironment({ SITE });
  const cache = openEdgeCache(environmentForRequest(environment, "https://preview.test/cart"));
  await cache.put("a/b?c=1", new Response("kept"));
  expect([...entries.keys()]).toEqual([`${origin}/edge-cache/a/b?c=1`]);
  expect(await (await cache.match("a/b?c=1"))?.text()).toBe("kept");
  await cache.delete("a/b?c=1");
  expect(entries.size).toBe(0);
});

test("where no request supplies an origin, the edge cache has the configured one", async () => {
  const entries = stubCache();
  await openEdgeCache(readEnvironment({ SITE: { baseUrl: "https://shop.test" } })).put("a", new Response(""));
  expect([...entries.keys()]).toEqual(["https://shop.test/edge-cache/a"]);
});
