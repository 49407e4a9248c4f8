import type { TableRows } from "./products/product-rows.ts";

/** D1 takes at most 100 parameters of up to 2 MB each, so rows are sent as JSON, in pieces below this size. */
const JSON_LENGTH_MAX = 400_000;

export function listInserts(db: D1Database, tables: TableRows): D1PreparedStatement[] {
  return Object.entries(tables).flatMap(([table, rows]) => listTableInserts(db, table, rows));
}

function listTableInserts(db: D1Database, table: string, rows: TableRows[string]): D1PreparedStatement[] {
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
