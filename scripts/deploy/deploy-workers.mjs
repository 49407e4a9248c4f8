// Run by scripts/deploy.mjs with the project's own Node. One build serves every environment with the same languages.
import { readFileSync } from "node:fs";
import { checkBackend } from "../backend/backend-variables.mjs";
import { DEMO_CONFIG, ensureBuilt, SHOP_CONFIG } from "../build.mjs";
import { readDeployArguments } from "./deploy-arguments.mjs";
import { writeConfig } from "./deploy-config.mjs";
import { migrateDatabase } from "./deploy-migrations.mjs";
import { startFirstSync } from "./deploy-sync.mjs";
import { deployPreview, removePreview } from "./deploy-preview.mjs";
import { collectSecrets, writeSecretsFile } from "./deploy-secrets.mjs";
import { asDeployed } from "./deployment.ts";
import { environment, fail, mustRun, run } from "../toolchain.mjs";

const SHOP = { source: "wrangler.toml", built: SHOP_CONFIG };
const DEMO = { source: "demo/wrangler.toml", built: DEMO_CONFIG };
/** The demo is deployed first, because the shop is bound to it. */
const WORKERS = { production: [SHOP], staging: [DEMO, SHOP], preview: [SHOP] };

const { targets, name, isRemoval, isDryRun, ignoresDoctor } = readDeployArguments();
if (isRemoval) {
  await removePreview(name);
  process.exit(0);
}

for (const target of targets) await checkConfiguration(target);
const isLive = targets.includes("production") && !isDryRun;
const learned = isLive ? await checkBackend("deploy") : {};
if (isLive && !ignoresDoctor) await consultDoctor();
for (const target of targets) {
  if ((await ensureBuilt(target === "production" ? target : "staging")) !== 0) process.exit(1);
  await (isDryRun ? tryOut(target) : deploy(target));
}

async function deploy(target) {
  if (target === "preview") return deployPreview(SHOP, name);
  for (const worker of WORKERS[target]) {
    const config = await writeConfig(worker, target, (whole) => ({ ...whole, vars: { ...whole.vars, ...learned } }));
    const { d1_databases: databases } = JSON.parse(readFileSync(config, "utf8"));
    // Before anything is changed, because it refuses a shop without its secret.
    const secrets = target === "production" ? await collectSecrets(config) : {};
    // The demo creates its own tables.
    if (worker === SHOP) await migrateDatabase(config, databases[0]);
    const file = writeSecretsFile(secrets);
    // Non-interactive: wrangler creates missing resources under names of its own.
    await mustRun("npx", ["wrangler", "deploy", "-c", config, ...file.args], { isAnswered: false });
    file.remove();
    if (worker === SHOP) await startFirstSync(JSON.parse(readFileSync(config, "utf8")));
  }
}

async function tryOut(target) {
  for (const worker of WORKERS[target]) {
    console.log(`\n── ${target}: ${worker.source}`);
    const config = await writeConfig(worker, target, target === "preview" ? asDeployed : undefined);
    await mustRun("npx", ["wrangler", "deploy", "--dry-run", "-c", config]);
  }
}

/** A finding that must be fixed stops the deployment, because it would affect shoppers. */
async function consultDoctor() {
  if ((await run("node", ["scripts/doctor/start-doctor.ts"])) !== 0)
    fail("Nothing was deployed. Mend what is marked ✗; or, to deploy all the same: npm run deploy -- --ignore-doctor");
}

/** Validates as the Worker will, so that a wrong setting stops the deployment here. */
async function checkConfiguration(target) {
  const env = { ...environment, CLOUDFLARE_ENV: target === "production" ? target : "staging" };
  // All environments except production use the demo, whatever backend the shell names.
  if (target !== "production") delete env.BACKEND_URL;
  const purpose = target !== "production" ? "demo" : isDryRun ? "dry-run" : "deploy";
  if ((await run("node", ["scripts/backend/check-configuration.ts", purpose], { env })) !== 0) process.exit(1);
}
