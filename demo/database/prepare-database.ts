import { createHash } from "node:crypto";
import type { DemoCatalogue } from "../catalogue/types.ts";
import catalogueSql from "../migrations/0001_catalogue.sql?raw";
import shoppingSql from "../migrations/0002_shopping.sql?raw";
import { listCatalogueRows, type TableRows } from "./catalogue-rows.ts";

/** D1 takes at most 100 parameters and 2 MB for one: rows travel as JSON, in pieces below this size. */
const JSON_LENGTH_MAX = 400_000;

/** Tables that live and die together; a new version drops and makes them again. */
interface Part {
  name: string;
  version: string;
  sql: string;
  listRows(): TableRows;
}

const META_SQL = "CREATE TABLE IF NOT EXISTS demo_meta (name TEXT PRIMARY KEY, version TEXT NOT NULL)";
const partsOf = new WeakMap<DemoCatalogue, Part[]>();
const prepared = new WeakSet<D1Database>();

/** Makes and fills what is missing or outdated; requests that do it at the same time do no harm to each other. */
export async function prepareDatabase(db: D1Database, catalogue: DemoCatalogue): Promise<void> {
  if (prepared.has(db)) return;
  const versions = await readVersions(db);
  for (const part of listParts(catalogue)) {
    const known = versions.get(part.name);
    if (known !== part.version) await db.batch(listStatements(db, part, known !== undefined));
  }
  await db.prepare("DELETE FROM shopper_session WHERE expires_at < ?1").bind(Date.now()).run();
  prepared.add(db);
}

/** Everything as on the first day. */
export async function resetDatabase(db: D1Database, catalogue: DemoCatalogue): Promise<void> {
  await db.batch([db.prepare(META_SQL), ...listParts(catalogue).flatMap((part) => listStatements(db, part, true))]);
}

function listParts(catalogue: DemoCatalogue): Part[] {
  const known = partsOf.get(catalogue);
  if (known) return known;
  const parts: Part[] = [
    {
      name: "catalogue",
      version: hash(catalogueSql + JSON.stringify(catalogue)),
      sql: catalogueSql,
      listRows: () => listCatalogueRows(catalogue),
    },
    { name: "shopping", version: hash(shoppingSql), sql: shoppingSql, listRows: () => ({}) },
  ];
  partsOf.set(catalogue, parts);
  return parts;
}

async function readVersions(db: D1Database): Promise<Map<string, string>> {
  const [, found] = await db.batch<{ name: string; version: string }>([
    db.prepare(META_SQL),
    db.prepare("SELECT name, version FROM demo_meta"),
  ]);
  return new Map(found?.results.map(({ name, version }) => [name, version]));
}

function listStatements(db: D1Database, part: Part, isReplaced: boolean): D1PreparedStatement[] {
  const creates = part.sql
    .replace(/^--.*$/gm, "")
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
  const tables = [...part.sql.matchAll(/CREATE TABLE IF NOT EXISTS (\w+)/g)].map(([, table]) => table);
  const drops = isReplaced ? tables.map((table) => `DROP TABLE IF EXISTS ${table}`) : [];
  return [
    ...[...drops, ...creates].map((statement) => db.prepare(statement)),
    ...Object.entries(part.listRows()).flatMap(([table, rows]) => listInserts(db, table, rows)),
    db.prepare("INSERT OR REPLACE INTO demo_meta (name, version) VALUES (?1, ?2)").bind(part.name, part.version),
  ];
}

function listInserts(db: D1Database, table: string, rows: TableRows[string]): D1PreparedStatement[] {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return [];
  const values = columns.map((column) => `json_extract(value, '$.${column}')`);
  const insert = `INSERT OR IGNORE INTO ${table} (${columns.join(", ")}) SELECT ${values.join(", ")} FROM json_each(?1)`;
  return cutIntoPieces(rows).map((piece) => db.prepare(insert).bind(`[${piece.join(",")}]`));
}

function cutIntoPieces(rows: TableRows[string]): string[][] {
  const pieces: string[][] = [[]];
  let length = 0;
  for (const row of rows.map((one) => JSON.stringify(one))) {
    length += row.length;
    if (length > JSON_LENGTH_MAX) {
      pieces.push([]);
      length = row.length;
    }
    pieces.at(-1)?.push(row);
  }
  return pieces;
}

function hash(text: string): string {
  return createHash("sha1").update(text).digest("hex");
}
