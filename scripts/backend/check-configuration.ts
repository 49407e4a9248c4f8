import { readEnvironment } from "../../worker/platform/environment.ts";
import { VARIABLE_NAMES } from "../../worker/platform/variables.ts";
import { listUnsaid } from "./own-shop.ts";
import { readShopConfig } from "./shop-config.ts";
import { fetchWordPressSettings, withWordPressSettings } from "./wordpress-settings.ts";

/**
 * Validates wrangler.toml and the environment as the Worker will, before anything starts. For a local start it prints the names of
 * the Worker's variables as JSON in the last line.
 */
const env = process.env.CLOUDFLARE_ENV || undefined;
const given = Object.fromEntries(
  VARIABLE_NAMES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);
const purpose = process.argv[2];
// Cloudflare has the secrets, or gets them with the deployment (scripts/deploy/deploy-secrets.mjs); a dry run has no WordPress.
const standIns = {
  ...(purpose ? { SESSION_SECRET: "x".repeat(32), STOREFRONT_SECRET: "x".repeat(32) } : {}),
  ...(purpose === "dry-run" ? { BACKEND_URL: "https://wordpress.example/graphql" } : {}),
  // The real currency is fetched from WooCommerce later (scripts/backend/check-backend.ts).
  ...(env === "production" ? { BACKEND_CURRENCY: "EUR" } : {}),
};

try {
  const config = readShopConfig(env);
  const { site, isDemo } = readEnvironment({ ...standIns, ...config.vars, ...given });
  if (purpose === "deploy" && isDemo)
    throw new Error("BACKEND_URL is missing: the address of your WordPress's GraphQL endpoint");
  if (env !== "production" && (config.vars.SITE as { baseUrl?: string } | undefined)?.baseUrl)
    throw new Error(
      "SITE.baseUrl: only [env.production.vars.SITE] has one; elsewhere it is the address that is asked for",
    );
  if (purpose === "deploy") await requireOwnWords(config.vars, given.BACKEND_URL ?? String(config.vars.BACKEND_URL));
  if (purpose === "deploy" && !site.baseUrl.startsWith("https:"))
    throw new Error("SITE.baseUrl: the shop's own https URL is missing");
  if (!purpose) console.log(JSON.stringify(Object.keys(given)));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** WordPress may set what wrangler.toml leaves out. */
async function requireOwnWords(vars: Record<string, unknown>, url: string): Promise<void> {
  if (listUnsaid(vars).length === 0) return;
  const unsaid = listUnsaid(withWordPressSettings(vars, await fetchWordPressSettings(url)));
  if (unsaid.length > 0)
    throw new Error(
      `The shop would go live without ${unsaid.join(", ")}. Say yours under Settings > Storefront in WordPress, ` +
        "or in wrangler.toml, [env.production.vars] (docs/deploying.md).",
    );
}
