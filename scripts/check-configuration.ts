import { unstable_readConfig as readConfig } from "wrangler";
import { readEnvironment } from "../worker/env.ts";

/** Checks wrangler.toml and the environment as the Worker itself will, before anything starts. */
const config = readConfig({ config: "wrangler.toml", env: process.env.CLOUDFLARE_ENV }, { hideWarnings: true });
const given = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(BACKEND_URL|SESSION_SECRET|STOREFRONT_SECRET|EXPORT_SECRET|WOOCOMMERCE_WEBHOOK_SECRET|CACHING|STRIPE_\w+)$/.test(
      name,
    ),
  ),
);

try {
  const { site } = readEnvironment({ ...config.vars, ...given });
  const isDeploying = process.argv[2] === "deploy";
  if (isDeploying && !site.baseUrl.startsWith("https:"))
    throw new Error("SITE.baseUrl: the shop's own https address is missing");
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
