// Before an upload: applies migrations/ to the shop's database, which the first deployment creates.
import { ask, fail, mustRun } from "../toolchain.mjs";

/** `config`: the path of an environment's configuration; the database has a name, and an id if the merchant set one. */
export async function migrateDatabase(config, { database_name: name, database_id: id }) {
  const listed = await ask("npx", ["wrangler", "d1", "list", "--json"]);
  if (listed.code !== 0) fail(`The account's databases can't be listed:\n${listed.output}`);
  const databases = JSON.parse(listed.output.slice(listed.output.indexOf("[")));
  const run = (...args) => mustRun("npx", ["wrangler", "d1", ...args], { isAnswered: false });
  if (!id && !databases.some((one) => one.name === name)) await run("create", name);
  await run("migrations", "apply", name, "--remote", "-c", config);
}
