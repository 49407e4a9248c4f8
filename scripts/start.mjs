// `npm start`: the shop with its demo backend, or over BACKEND_URL, at a printed address.
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { serveBuilt } from "./serve-built.mjs";
import { cacheFolder, ensureDependencies, environment, fail, run } from "./toolchain.mjs";

const port = Number(process.env.PORT ?? 8787);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  fail(`PORT must be a number from 1 to 65535, not ${process.env.PORT}`);

await ensureDependencies();
const variables = { SESSION_SECRET: process.env.SESSION_SECRET ?? readSecret() };
for (const name of ["BACKEND_URL", "STOREFRONT_SECRET"])
  if (process.env.BACKEND_URL && process.env[name]) variables[name] = process.env[name];
if (process.env.EXPORT_SECRET) variables.EXPORT_SECRET = process.env.EXPORT_SECRET;
for (const [name, value] of Object.entries(process.env))
  if (/^(STRIPE_\w+|WOOCOMMERCE_WEBHOOK_SECRET|CACHING)$/.test(name) && value) variables[name] = value;
if ((await run("node", ["scripts/check-configuration.ts"], { env: { ...environment, ...variables } })) !== 0)
  process.exit(1);
await ensureBuilt();
const host = process.env.HOST ?? "localhost";
const shop = await serveBuilt({ port, host, persistTo: ".wrangler/state", variables });
console.log(`\n  The shop is open: ${shop.url}\n`);
if (!process.env.BACKEND_URL) console.log(`  Mails of the demo shop: ${shop.url}/outbox\n`);
await shop.ended;

// Signs the session cookies of this machine; a deployment has a secret of its own.
function readSecret() {
  const path = join(cacheFolder(), "session-secret");
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString("hex"), { mode: 0o600 });
  return readFileSync(path, "utf8");
}
