import { unstable_readConfig as readConfig } from "wrangler";
import { readSite } from "../app/config/site.ts";
import { readCurrency } from "../app/shop/currency.ts";

/** Before a deployment: a WooCommerce of another currency would be sold from at half or twice its prices. */
const PATIENCE_MS = 15_000;
const { vars } = readConfig({ config: "wrangler.toml", env: process.env.CLOUDFLARE_ENV }, { hideWarnings: true });
const url = process.env.BACKEND_URL ?? String(vars.BACKEND_URL);
const { currency } = readSite(vars.SITE);
const actual = await askCurrency();
if (actual === null)
  console.warn(`\n${url} didn't say its currency: see yourself that it is ${currency} (SITE.currency).\n`);
if (actual !== null && actual !== currency) {
  console.error(`\nSITE.currency is ${currency}, but WooCommerce has its prices in ${actual}.\n`);
  process.exitCode = 1;
}

async function askCurrency() {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ cart { total(format: FORMATTED) } }" }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { data } = (await answer.json()) as { data?: { cart?: { total?: unknown } } };
    return readCurrency(data?.cart?.total);
  } catch {
    return null;
  }
}
