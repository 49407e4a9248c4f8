// Sends signed catalog commands to a running shop: SHOP_URL selects it; by default the one of `npm start`.
import { createHmac } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder, fail } from "../toolchain.mjs";

/** The secret of the demo shop and of tests. */
export const DEMO_SECRET = "invalidations-of-the-demo-change-no-money";

export const SHOP_URL = process.env.SHOP_URL ?? `http://localhost:${process.env.PORT ?? 8787}`;

/** The shop's response; exits if there is none. */
export function command(name, options = {}) {
  return sendCommand(name, options).catch((error) => fail(error.message));
}

/** The same, but throws an error that says what is wrong. `shop`: overrides SHOP_URL. */
export async function sendCommand(name, options = {}, shop = {}) {
  const { url = SHOP_URL, secret = readSecret() } = shop;
  const body = JSON.stringify({ command: name, at: Date.now(), ...options });
  const answer = await fetch(new URL("/webhooks/catalog", url), {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      "x-wc-webhook-signature": createHmac("sha256", secret).update(body).digest("base64"),
    },
  }).catch((error) => {
    throw new Error(`${url} doesn't answer: ${error.cause?.message ?? error.message}`);
  });
  if (!answer.ok) throw new Error(`${url} ${WRONG[answer.status] ?? `answered ${answer.status}.`}`);
  return answer.json();
}

const WRONG = {
  400: "has another secret than the one given here, or its clock is another.",
  404: "accepts no commands: it has neither WOOCOMMERCE_WEBHOOK_SECRET nor STOREFRONT_SECRET.",
  429: "was asked too often; try again in a minute.",
};

/** Stores the credentials for the shop of `npm start`, so that commands from another shell can use them. */
export function keepSecret(secret) {
  writeFileSync(secretPath(), secret, { mode: 0o600 });
}

/** The secret of the shop at SHOP_URL, as far as this machine knows it. */
export function readSecret() {
  const { WOOCOMMERCE_WEBHOOK_SECRET, STOREFRONT_SECRET } = process.env;
  const given = WOOCOMMERCE_WEBHOOK_SECRET ?? STOREFRONT_SECRET;
  if (given !== undefined) return given;
  return !process.env.SHOP_URL && existsSync(secretPath()) ? readFileSync(secretPath(), "utf8") : DEMO_SECRET;
}

function secretPath() {
  return join(cacheFolder(), "command-secret");
}
