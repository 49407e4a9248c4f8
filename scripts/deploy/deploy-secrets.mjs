// Secrets that are uploaded with a deployment, so that even the first version starts with them.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSecretNames } from "./deployment.ts";
import { ask, fail } from "../toolchain.mjs";

const SECRETS = [
  "SESSION_SECRET",
  "STOREFRONT_SECRET",
  "WOOCOMMERCE_WEBHOOK_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
];

/** The secrets set in the shell, and a new SESSION_SECRET for a Worker without one; existing ones stay unchanged. */
export async function collectSecrets(config) {
  const given = Object.fromEntries(SECRETS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  if (given.SESSION_SECRET && given.STOREFRONT_SECRET) return given;
  const { code, output } = await ask("npx", ["wrangler", "secret", "list", "--format", "json", "-c", config]);
  const known = readSecretNames(code, output);
  if (!known) fail(`Which secrets the Worker has can't be told:\n${output}`);
  if (!given.STOREFRONT_SECRET && !known.includes("STOREFRONT_SECRET"))
    fail(
      "Nothing was deployed. The shop takes no orders without the secret that it shares with WordPress: " +
        "STOREFRONT_SECRET=‹the one of .dev.vars› npm run deploy (docs/wordpress-plugin.md).",
    );
  if (given.SESSION_SECRET || known.includes("SESSION_SECRET")) return given;
  console.log("The Worker has no SESSION_SECRET yet: one is generated, and only Cloudflare knows it.");
  return { ...given, SESSION_SECRET: randomBytes(32).toString("hex") };
}

/** A temporary file for wrangler that only this user can read. */
export function writeSecretsFile(secrets) {
  if (Object.keys(secrets).length === 0) return { args: [], remove: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), "secrets-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.on("exit", remove);
  const path = join(folder, "secrets.json");
  writeFileSync(path, JSON.stringify(secrets), { mode: 0o600 });
  return { args: ["--secrets-file", path], remove };
}
