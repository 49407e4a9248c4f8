import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openSqliteAsD1 } from "../../../demo/testing/sqlite-as-d1";

const FOLDER = "migrations";

/** The statements of all migrations, in order. */
export function listMigrations(): string[] {
  const files = readdirSync(FOLDER).toSorted();
  const sql = files.map((name) => readFileSync(join(FOLDER, name), "utf8")).join("\n");
  return sql
    .replace(/^\s*--.*$/gm, "")
    .split(";")
    .map((statement) => statement.trim())
    .filter(Boolean);
}

/** The shop's database in memory, with its tables. */
export function openShopDatabase(): D1Database {
  return openSqliteAsD1(listMigrations().join(";\n"));
}
