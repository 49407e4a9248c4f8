import { unstable_readConfig as readConfig } from "wrangler";
import { readEnvironment } from "../worker/env.ts";
import { listUnsaid } from "./own-shop.ts";

/** Checks wrangler.toml and the environment as the Worker itself will, before anything starts. */
const config = readConfig({ config: "wrangler.toml", env: process.env.CLOUDFLARE_ENV }, { hideWarnings: true });
const NAMES =
  /^(BACKEND_URL|SESSION_(SECRET|LOCATION)|STOREFRONT_SECRET|EXPORT_SECRET|WOOCOMMERCE_WEBHOOK_SECRET|CACHING|IMAGE_(AVIF|HOSTS)|STRIPE_\w+)$/;
const given = Object.fromEntries(Object.entries(process.env).filter(([name, value]) => NAMES.test(name) && value));
const purpose = process.argv[2];
// Cloudflare has the secret, or will be given one (scripts/deploy-secrets.mjs); a dry run has no WordPress.
const standIns = {
  ...(purpose ? { SESSION_SECRET: "x".repeat(32) } : {}),
  ...(purpose === "dry-run" ? { BACKEND_URL: "https://wordpress.example/graphql" } : {}),
};

try {
  const { site, isDemo } = readEnvironment({ ...standIns, ...config.vars, ...given });
  if (purpose === "deploy" && isDemo)
    throw new Error("BACKEND_URL is missing: the address of your WordPress's GraphQL endpoint");
  const unsaid = purpose === "deploy" ? listUnsaid(config.vars) : [];
  if (unsaid.length > 0)
    throw new Error(
      `wrangler.toml, [env.production.vars]: the shop would go live with the demo's ${unsaid.join(", ")}. Say yours (docs/deploying.md).`,
    );
  if (purpose === "deploy" && !site.baseUrl.startsWith("https:"))
    throw new Error("SITE.baseUrl: the shop's own https address is missing");
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
