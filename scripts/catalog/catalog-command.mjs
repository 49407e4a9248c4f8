// Sends signed catalog commands to a running shop: SHOP_URL selects it; by default that is the shop of `npm start`.
import { createHmac } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder, describeFailure, fail, readPort } from "../toolchain.mjs";

/** The secret of the demo shop and of tests. */
export const DEMO_SECRET = "invalidations-of-the-demo-change-no-money";

export const SHOP_URL = readShopUrl();

function readShopUrl() {
  const { SHOP_URL: url } = process.env;
  if (url === undefined) return `http://localhost:${readPort()}`;
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  return fail(`SHOP_URL must be the address of a shop, such as https://your-shop.example, not ${url}.`);
}

/** The shop's response; exits if there is none. */
export function command(name, options = {}) {
  return orFail(sendCommand(name, options));
}

/** Returns the response of the shop at SHOP_URL, or exits with what is wrong and what to try. */
export function orFail(answer) {
  const advice = process.env.SHOP_URL ? "Is SHOP_URL right?" : "Is `npm start` running, at the same PORT?";
  return answer.catch((error) => fail(`${error.message} ${advice}`));
}

/** Like `command`, but throws an error that says what is wrong. `shop`: overrides SHOP_URL. */
export function sendCommand(name, options = {}, shop = {}) {
  const expected = name === "prices" ? "prices" : "status";
  return sendSigned("/webhooks/catalog", { command: name, at: Date.now(), ...options }, { ...shop, expected });
}

/**
 * Sends a request that is signed like WooCommerce's webhooks, with the same secret. `expected`: a key of every answer
 * of the shop, because another site may answer anything. Throws an error that says what is wrong.
 */
export async function sendSigned(path, content, { url = SHOP_URL, secret = readSecret(), headers = {}, expected }) {
  const body = JSON.stringify(content);
  const response = await fetch(new URL(path, url), {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      "x-wc-webhook-signature": createHmac("sha256", secret).update(body).digest("base64"),
      ...headers,
    },
    redirect: "manual",
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch((error) => {
    throw new Error(`${url} doesn't answer: ${describeFailure(error)}.`);
  });
  const { status } = response;
  const location = response.headers.get("location");
  if (location) throw new Error(`${url} leads to ${location}.`);
  if (!response.ok) throw new Error(`${url} ${WRONG[status] ?? `answered ${status}.`}`);
  const answer = await response.json().catch(() => null);
  if (answer?.[expected] === undefined) throw new Error(`${url} is another site: it answers otherwise than the shop.`);
  return answer;
}

const ANSWER_MS = 30_000;

const WRONG = {
  400: "has another secret than the one given here (STOREFRONT_SECRET or WOOCOMMERCE_WEBHOOK_SECRET), or its clock is another.",
  404: "accepts no commands: it is another site, or has neither WOOCOMMERCE_WEBHOOK_SECRET nor STOREFRONT_SECRET.",
  429: "was asked too often; try again in a minute.",
};

/** Stores the credentials for the shop of `npm start`, so that commands from another shell can use them. */
export function keepSecret(secret) {
  writeFileSync(secretPath(), secret, { mode: 0o600 });
}

/** The secret of the shop at SHOP_URL, as far as this machine knows it. */
function readSecret() {
  const { WOOCOMMERCE_WEBHOOK_SECRET, STOREFRONT_SECRET } = process.env;
  const given = WOOCOMMERCE_WEBHOOK_SECRET ?? STOREFRONT_SECRET;
  if (given !== undefined) return given;
  return !process.env.SHOP_URL && existsSync(secretPath()) ? readFileSync(secretPath(), "utf8") : DEMO_SECRET;
}

function secretPath() {
  return join(cacheFolder(), "command-secret");
}
