// A preview: a branch of the staging shop at its own URL, using staging's demo.
import { execFileSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { writeConfig } from "./deploy-config.mjs";
import { migrateDatabase } from "./deploy-migrations.mjs";
import { toPreviewName, withIds } from "./deployment.ts";
import { ask, fail } from "../toolchain.mjs";

/** Creates or updates a preview; reports its URL here, in the summary of GitHub's workflow and as the step's output. */
export async function deployPreview(shop, branch = readBranch()) {
  const resources = await listResources();
  const name = toPreviewName(branch);
  const config = await writeConfig(shop, "preview", (whole) => {
    const previews = withIds(whole.previews, resources);
    // A preview shares staging's database, with a catalog replica of its own.
    return { ...whole, previews: { ...previews, vars: { ...previews.vars, CATALOG_NAME: name } } };
  });
  await migrateDatabase(config, { database_name: "shop-staging" });
  const made = await askJson(["preview", "-c", config, "--name", name, "--json"]);
  const [url] = made.preview?.urls ?? [];
  if (!url) fail(`The preview has no address:\n${JSON.stringify(made)}`);
  console.log(`\n  The preview stands at ${url}\n`);
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `url=${url}\n`);
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  if (summary) appendFileSync(summary, `The shop of this branch stands at <${url}>\n`);
}

/** Removes a preview; a missing one is no error, because its deployment may have failed. */
export async function removePreview(branch = readBranch()) {
  const name = toPreviewName(branch);
  const args = ["preview", "delete", "--worker-name", "shop-staging", "--name", name, "--skip-confirmation"];
  const { code, output } = await ask("npx", ["wrangler", ...args]);
  if (code !== 0 && !/\[code: 10025\]/.test(output)) fail(`wrangler ${args.join(" ")} failed:\n${output}`);
}

function readBranch() {
  return execFileSync("git", ["rev-parse", "--abbrev-ref", "HEAD"], { encoding: "utf8" }).trim();
}

async function listResources() {
  const namespaces = await askJson(["kv", "namespace", "list"]);
  const databases = await askJson(["d1", "list", "--json"]);
  return {
    namespaces: namespaces.map(({ id, title }) => ({ id, name: title })),
    databases: databases.map(({ uuid, name }) => ({ id: uuid, name })),
  };
}

async function askJson(args) {
  const { code, output } = await ask("npx", ["wrangler", ...args]);
  if (code !== 0) fail(`wrangler ${args.join(" ")} failed:\n${output}`);
  return JSON.parse(output.slice(output.search(/[[{]/)));
}
