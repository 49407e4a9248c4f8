import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { listAccountRows, NO_ACCOUNTS, type DemoAccounts } from "../accounts/seed-accounts.ts";
import type { DemoCatalog } from "../catalog/types.ts";
import catalogSql from "./migrations/0001_catalog.sql?raw";
import shoppingSql from "./migrations/0002_shopping.sql?raw";
import listingsSql from "./migrations/0003_listings.sql?raw";
import reviewsSql from "./migrations/0003_reviews.sql?raw";
import accountsSql from "./migrations/0004_accounts.sql?raw";
import { listProductRows, type TableRows } from "./products/product-rows.ts";
import { listInserts } from "./insert-rows.ts";
import { listReviewRows } from "./products/reviews.ts";

/** Tables that are created together; a new version drops and creates them again. */
interface Part {
  name: string;
  version: string;
  sql: string;
  listRows(): TableRows | Promise<TableRows>;
}

const META_SQL = "CREATE TABLE IF NOT EXISTS demo_meta (name TEXT PRIMARY KEY, version TEXT NOT NULL)";
const partsOf = new WeakMap<DemoCatalog, Part[]>();
const prepared = new WeakSet<D1Database>();
/** When a request began to seed, in milliseconds since 1970. */
const busySince = new WeakMap<D1Database, number>();
const PAUSE_MS = 20;
/** After this long, the seeding request may have been abandoned. */
const PATIENCE_MS = 20_000;

/** Creates and fills missing or outdated tables; simultaneous requests do no harm. */
export async function prepareDatabase(
  db: D1Database,
  catalog: DemoCatalog,
  accounts: DemoAccounts = NO_ACCOUNTS,
): Promise<void> {
  // A first page sends ten queries at once: if each seeded the tables, it would take ten times as long.
  while (!prepared.has(db) && Date.now() - (busySince.get(db) ?? 0) < PATIENCE_MS) await sleep(PAUSE_MS);
  if (prepared.has(db)) return;
  busySince.set(db, Date.now());
  try {
    await fill(db, [...listParts(catalog), describeAccounts(accounts)]);
    prepared.add(db);
  } finally {
    busySince.delete(db);
  }
}

async function fill(db: D1Database, parts: Part[]): Promise<void> {
  const versions = await readVersions(db);
  for (const part of parts) {
    const known = versions.get(part.name);
    if (known !== part.version) await db.batch(await listStatements(db, part, known !== undefined));
  }
  await db.prepare("DELETE FROM shopper_session WHERE expires_at < ?1").bind(Date.now()).run();
}

/** Restores the seed. */
export async function resetDatabase(
  db: D1Database,
  catalog: DemoCatalog,
  accounts: DemoAccounts = NO_ACCOUNTS,
): Promise<void> {
  const parts = [...listParts(catalog), describeAccounts(accounts)];
  const statements = await Promise.all(parts.map((part) => listStatements(db, part, true)));
  await db.batch([db.prepare(META_SQL), ...statements.flat()]);
}

function listParts(catalog: DemoCatalog): Part[] {
  const known = partsOf.get(catalog);
  if (known) return known;
  const content = JSON.stringify(catalog);
  const parts: Part[] = [
    {
      name: "catalog",
      version: hash(catalogSql + listingsSql + content),
      sql: catalogSql + listingsSql,
      listRows: () => listProductRows(catalog),
    },
    {
      name: "reviews",
      version: hash(reviewsSql + content),
      sql: reviewsSql,
      listRows: () => ({ review: listReviewRows(catalog) }),
    },
    { name: "shopping", version: hash(shoppingSql), sql: shoppingSql, listRows: () => ({}) },
  ];
  partsOf.set(catalog, parts);
  return parts;
}

/** Last: its orders go into a table of the shopping part. */
function describeAccounts(accounts: DemoAccounts): Part {
  return {
    name: "accounts",
    version: hash(accountsSql + JSON.stringify(accounts)),
    sql: accountsSql,
    listRows: async () => listAccountRows(accounts),
  };
}

async function readVersions(db: D1Database): Promise<Map<string, string>> {
  const [, found] = await db.batch<{ name: string; version: string }>([
    db.prepare(META_SQL),
    db.prepare("SELECT name, version FROM demo_meta"),
  ]);
  return new Map(found?.results.map(({ name, version }) => [name, version]));
}

async function listStatements(db: D1Database, part: Part, isReplaced: boolean): Promise<D1PreparedStatement[]> {
  const creates = part.sql
    .replace(/^--.*$/gm, "")
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
  const tables = [...part.sql.matchAll(/CREATE TABLE IF NOT EXISTS (\w+)/g)].map(([, table]) => table);
  const drops = isReplaced ? tables.map((table) => `DROP TABLE IF EXISTS ${table}`) : [];
  return [
    ...[...drops, ...creates].map((statement) => db.prepare(statement)),
    ...listInserts(db, await part.listRows()),
    db.prepare("INSERT OR REPLACE INTO demo_meta (name, version) VALUES (?1, ?2)").bind(part.name, part.version),
  ];
}

function hash(text: string): string {
  return createHash("sha1").update(text).digest("hex");
}
