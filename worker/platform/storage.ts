import withdrawalsSql from "../../migrations/0001_withdrawals.sql?raw";
import pricesSql from "../../migrations/0002_prices.sql?raw";
import stockRequestsSql from "../../migrations/0003_stock_requests.sql?raw";
import stockEmailsSql from "../../migrations/0004_stock_emails.sql?raw";
import catalogSql from "../../migrations/0005_catalog.sql?raw";
import contentSql from "../../migrations/0006_content.sql?raw";
import type { Environment } from "./environment";

/** Ordered by number. A migration that was ever deployed must not change. */
const MIGRATIONS = {
  "0001_withdrawals.sql": withdrawalsSql,
  "0002_prices.sql": pricesSql,
  "0003_stock_requests.sql": stockRequestsSql,
  "0004_stock_emails.sql": stockEmailsSql,
  "0005_catalog.sql": catalogSql,
  "0006_content.sql": contentSql,
};

// The same table that `wrangler d1 migrations` creates, so that either may apply what the other hasn't.
const TABLE = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`;

const upToDate = new WeakSet<D1Database>();

/** The shop's own database with all migrations applied: on first use, so that no deployment can forget them. */
export async function openShopDatabase(db: D1Database): Promise<D1Database> {
  if (upToDate.has(db)) return db;
  const applied = await listApplied(db);
  for (const [name, sql] of Object.entries(MIGRATIONS)) if (!applied.has(name)) await apply(db, name, sql);
  upToDate.add(db);
  return db;
}

async function listApplied(db: D1Database): Promise<Set<string>> {
  const [, found] = await db.batch<{ name: string }>([db.prepare(TABLE), db.prepare("SELECT name FROM d1_migrations")]);
  return new Set(found?.results.map(({ name }) => name));
}

/** Atomic: of two concurrent runs, one fails on the unique name and changes nothing. */
async function apply(db: D1Database, name: string, sql: string): Promise<void> {
  const statements = sql
    .replace(/^\s*--.*$/gm, "")
    .split(";")
    .map((statement) => statement.trim())
    .filter(Boolean);
  const record = db.prepare("INSERT INTO d1_migrations (name) VALUES (?1)").bind(name);
  try {
    await db.batch([record, ...statements.map((statement) => db.prepare(statement))]);
  } catch (error) {
    if (!(await listApplied(db)).has(name)) throw error;
  }
}

/** The Cache API of this data center, by names that are parts of a URL. */
export interface EdgeCache {
  match(name: string): Promise<Response | undefined>;
  put(name: string, response: Response): Promise<void>;
  delete(name: string): Promise<boolean>;
}

/**
 * Entries are below the shop's own origin, as Cloudflare asks for: other host names cost DNS lookups (Workers docs, Cache).
 * No request reaches them there, since the Worker runs before the cache.
 */
export function openEdgeCache({ site, shopUrl }: Pick<Environment, "site" | "shopUrl">): EdgeCache {
  // The DOM's types hide `default`.
  const cache = (caches as unknown as { default: Cache }).default;
  const urlOf = (name: string) => `${site.baseUrl || shopUrl}/edge-cache/${name}`;
  return {
    match: (name) => cache.match(urlOf(name)),
    put: (name, response) => cache.put(urlOf(name), response),
    delete: (name) => cache.delete(urlOf(name)),
  };
}
