import { join } from "node:path";
import { LEVA_ADVICE, queryBackend } from "./ask-backend.ts";
import { explainMissingPlugin } from "./find-plugin.ts";
import { queryOrRecall } from "./recall-backend.ts";
import { readShopConfig } from "./shop-config.ts";

const FACTS = join(import.meta.dirname, "../../.cache/backend-facts.json");

/**
 * Before a start or a deployment (`deploy`) with a WordPress: checks whether it can back the shop, and prints what the Worker
 * needs to know as JSON. A start also gets the merchant's settings, because the built Worker contains the demo's, and goes on
 * while a known WordPress is down.
 */
try {
  const { vars } = readShopConfig("production");
  const url = process.env.BACKEND_URL || String(vars.BACKEND_URL);
  const isDeploy = process.argv[2] === "deploy";
  const { facts, down } = isDeploy ? { facts: await queryBackend(url), down: null } : await queryOrRecall(url, FACTS);
  const { currency, title, tagline, missing } = facts;
  const noOrders = down ? null : await explainMissingPlugin(url, process.env.STOREFRONT_SECRET);
  if (isDeploy && noOrders) throw new Error(`Nothing was deployed. ${noOrders}`);
  if (isDeploy && currency === "BGN" && process.env.SELL_IN_BGN !== "yes")
    throw new Error(`WooCommerce has its prices in leva.\n  Try:       ${LEVA_ADVICE}`);
  const variables = { BACKEND_CURRENCY: currency, BACKEND_TITLE: title, BACKEND_TAGLINE: tagline };
  const { SITE, HOME, SETTINGS } = vars;
  const settings = isDeploy ? {} : { SITE, HOME, SETTINGS };
  console.log(JSON.stringify({ variables: { ...variables, ...settings }, missing, noOrders, down }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
