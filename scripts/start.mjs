// `npm start [-- --verbose]`: the shop with its demo backend, or over the WordPress of BACKEND_URL, at a printed URL.
import { randomBytes } from "node:crypto";
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensureBuilt, SHOP_CONFIG } from "./build.mjs";
import { checkBackend } from "./backend/backend-variables.mjs";
import { DEMO_SECRET, keepSecret } from "./catalog/catalog-command.mjs";
import { LOCAL_STATE, migrateLocally } from "./migrate.mjs";
import { requireFree, serveBuilt } from "./serve-built.mjs";
import { syncFirst } from "./catalog/show-progress.mjs";
import {
  ask,
  cacheFolder,
  ensureDependencies,
  environment,
  fail,
  readArguments,
  readDevVars,
  readPort,
  ROOT,
} from "./toolchain.mjs";

const LOG = ".wrangler/shop.log";

const { values } = readArguments("npm start [-- --verbose]", { options: { verbose: { type: "boolean" } } });
readDevVars();
const port = readPort();
const host = process.env.HOST ?? "localhost";
await requireFree(port, host);

await ensureDependencies();
// A merchant's shop uses [env.production] of wrangler.toml, wherever it runs.
const env = {
  ...environment,
  SESSION_SECRET: process.env.SESSION_SECRET ?? readSecret("session-secret"),
  CLOUDFLARE_ENV: process.env.BACKEND_URL ? "production" : "",
};
const checked = await ask("node", ["scripts/backend/check-configuration.ts"], { env });
if (checked.code !== 0) fail(checked.output.trim());
// The demo's plugin has a secret of its own, and its prices are in leva.
const unfit = process.env.BACKEND_URL ? [] : ["STOREFRONT_SECRET", "BACKEND_CURRENCY"];
const names = JSON.parse(checked.output.trim().split("\n").at(-1)).filter((name) => !unfit.includes(name));
const variables = Object.fromEntries(names.map((name) => [name, env[name]]));
if (process.env.BACKEND_URL) Object.assign(variables, await checkBackend());
await ensureBuilt(env.CLOUDFLARE_ENV);
// On other machines the shop uses the origin of each request.
const site = variables.SITE ?? JSON.parse(readFileSync(join(ROOT, SHOP_CONFIG), "utf8")).vars.SITE;
variables.SITE = { ...site, baseUrl: host === "localhost" ? `http://localhost:${port}` : undefined };
// Without a secret the shop would accept no commands, not even this script's.
const made = process.env.BACKEND_URL ? readSecret("webhook-secret") : DEMO_SECRET;
const secret = variables.WOOCOMMERCE_WEBHOOK_SECRET ?? variables.STOREFRONT_SECRET ?? made;
if (secret === made && process.env.BACKEND_URL) variables.WOOCOMMERCE_WEBHOOK_SECRET = made;
keepSecret(secret);
mkdirSync(join(ROOT, dirname(LOG)), { recursive: true });
// The Worker's log would otherwise print into the progress line.
const log = values.verbose ? process.stdout : createWriteStream(join(ROOT, LOG));
console.log("Starting the shop …");
await migrateLocally();
const shop = await serveBuilt({ port, host, persistTo: LOCAL_STATE, variables, log });
const isOneLine = !values.verbose;
await syncFirst({ url: shop.url, secret }, { isOneLine }).catch((error) => fail(error.message));
console.log(`\n  The shop is open: ${shop.url}\n`);
if (!process.env.BACKEND_URL) console.log(`  Emails of the demo shop: ${shop.url}/outbox`);
if (!values.verbose) console.log(`  Log: ${LOG} (npm start -- --verbose prints it here)`);
console.log("  Ctrl+C closes the shop.\n");
await shop.ended;
fail(values.verbose ? "The shop has stopped." : `The shop has stopped; what it said last is in ${LOG}.`);

// Signs session cookies and commands on this machine; a deployment has secrets of its own.
function readSecret(name) {
  const path = join(cacheFolder(), name);
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString("hex"), { mode: 0o600 });
  return readFileSync(path, "utf8");
}
