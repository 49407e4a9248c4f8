import { expect, test } from "vitest";
import { buildRecordedCatalog } from "../testing/recorded-catalog.ts";
import { openSqliteAsD1 } from "../testing/sqlite-as-d1.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { readProducts } from "./products/read-products.ts";

/** The same database, opened by a new isolate. */
function meetAgain(db: D1Database): D1Database {
  return { prepare: db.prepare.bind(db), batch: db.batch.bind(db) } as D1Database;
}

const ORDER = "INSERT INTO shop_order (id, order_key, session_id, document) VALUES (1201, 'k', 's', '{}')";

async function count(db: D1Database, table: string): Promise<number | null> {
  return db.prepare(`SELECT COUNT(*) AS count FROM ${table}`).first<number>("count");
}

test("simultaneous first requests leave one complete catalog", async () => {
  const db = openSqliteAsD1();
  const catalog = buildRecordedCatalog();
  await Promise.all([1, 2, 3, 4].map(() => prepareDatabase(meetAgain(db), catalog)));
  expect(await count(db, "product")).toBe(catalog.products.length);
  const [found] = await readProducts(db, [256]);
  expect(found?.variations).toHaveLength(10);
});

test("of the first requests to one isolate one fills the tables; if it fails, the next one does", async () => {
  const db = openSqliteAsD1();
  let batches = 0;
  const counted = {
    prepare: db.prepare.bind(db),
    batch: (statements) => (++batches === 1 ? Promise.reject(new Error("D1 is busy")) : db.batch(statements)),
  } as D1Database;
  const catalog = buildRecordedCatalog();
  const ends = await Promise.allSettled([1, 2, 3, 4].map(() => prepareDatabase(counted, catalog)));
  expect(ends.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled", "fulfilled"]);
  // The existing versions, and four parts.
  expect(batches).toBe(1 + 5);
  expect(await count(db, "product")).toBe(catalog.products.length);
});

test("an unchanged catalog isn't seeded again: sold pieces stay sold", async () => {
  const db = openSqliteAsD1();
  await prepareDatabase(db, buildRecordedCatalog());
  await db.prepare("UPDATE product SET stock = 3 WHERE id = 154").run();
  await prepareDatabase(meetAgain(db), buildRecordedCatalog());
  expect((await readProducts(db, [154]))[0]?.stock).toBe(3);
});

test("a new catalog replaces the old one, and orders stay", async () => {
  const db = openSqliteAsD1();
  const catalog = buildRecordedCatalog();
  await prepareDatabase(db, catalog);
  await db.prepare(ORDER).run();
  await prepareDatabase(meetAgain(db), { ...catalog, products: catalog.products.slice(0, 2) });
  expect([await count(db, "product"), await count(db, "shop_order")]).toEqual([2, 1]);
});

test("unknown ids are left out, the others keep their order", async () => {
  const db = openSqliteAsD1();
  await prepareDatabase(db, buildRecordedCatalog());
  expect((await readProducts(db, [228, 999_999, 154])).map(({ id }) => id)).toEqual([228, 154]);
});
