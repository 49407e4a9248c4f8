// `node scripts/migrate.mjs [FOLDER]`: applies migrations/ to the shop's database on this machine, in the folder of local state.
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ask, fail, ROOT } from "./toolchain.mjs";

export const LOCAL_STATE = ".wrangler/state";

/**
 * `persistTo`: wrangler's `--persist-to`. A file beside the database lists what has been applied, because wrangler takes two seconds
 * to find out that nothing is missing.
 */
export async function migrateLocally(persistTo = LOCAL_STATE) {
  const record = resolve(ROOT, persistTo, "v3/d1/applied-migrations");
  const ids = readFileSync(join(ROOT, "wrangler.toml"), "utf8").match(/^database_id.*$/gm) ?? [];
  const wanted = [...ids, ...readdirSync(join(ROOT, "migrations")).sort()].join("\n");
  if (existsSync(record) && readFileSync(record, "utf8") === wanted) return;
  const args = ["d1", "migrations", "apply", "SHOP_DB", "--local", "--persist-to", persistTo, "-c", "wrangler.toml"];
  const { code, output } = await ask("wrangler", args);
  if (code !== 0) fail(`The database of this machine can't be migrated:\n${output}`);
  writeFileSync(record, wanted);
}

// The folder may be a symbolic link.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  await migrateLocally(process.argv[2]);
