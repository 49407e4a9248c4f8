// `npm run deploy`: builds for production and deploys; with `-- --dry-run` nothing leaves this machine.
import { build, SHOP_CONFIG } from "./build.mjs";
import { ensureDependencies, environment, fail, mustRun, run } from "./toolchain.mjs";

const isDryRun = process.argv.includes("--dry-run");
const env = { ...environment, CLOUDFLARE_ENV: "production" };
const STAND_INS = { BACKEND_URL: "https://wordpress.example/graphql", SESSION_SECRET: "x".repeat(32) };

await ensureDependencies();
if (!process.env.BACKEND_URL && !isDryRun)
  fail("BACKEND_URL is missing: the address of your WordPress's GraphQL endpoint.");
// The secret itself stays with Cloudflare: `npx wrangler secret put SESSION_SECRET` sets it, and the Worker checks it.
const given = { ...STAND_INS, ...(process.env.BACKEND_URL ? { BACKEND_URL: process.env.BACKEND_URL } : {}) };
const purpose = isDryRun ? "dry-run" : "deploy";
if ((await run("node", ["scripts/check-configuration.ts", purpose], { env: { ...env, ...given } })) !== 0)
  process.exit(1);
await build(env);
const vars = process.env.BACKEND_URL ? ["--var", `BACKEND_URL:${process.env.BACKEND_URL}`] : [];
await mustRun("npx", ["wrangler", "deploy", "-c", SHOP_CONFIG, ...vars, ...(isDryRun ? ["--dry-run"] : [])]);
