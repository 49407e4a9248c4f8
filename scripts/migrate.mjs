// `node scripts/migrate.mjs [FOLDER]`: applies migrations/ to the shop's database on this machine, in the folder of local state.
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ask, fail } from "./toolchain.mjs";

export const LOCAL_STATE = ".wrangler/state";

/** `persistTo`: wrangler's `--persist-to`. */
export async function migrateLocally(persistTo = LOCAL_STATE) {
  const args = ["d1", "migrations", "apply", "SHOP_DB", "--local", "--persist-to", persistTo, "-c", "wrangler.toml"];
  const { code, output } = await ask("wrangler", args);
  if (code !== 0) fail(`The database of this machine can't be migrated:\n${output}`);
}

// The folder may be a symbolic link.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  await migrateLocally(process.argv[2]);
