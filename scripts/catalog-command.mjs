// Signed commands to a running shop about its catalog: SHOP_URL says which shop; without it the one of `npm start`.
import { createHmac } from "node:crypto";
import { fail } from "./toolchain.mjs";

const DEMO_SECRET = "news-of-the-demo-change-no-money-either";

export const SHOP_URL = process.env.SHOP_URL ?? `http://localhost:${process.env.PORT ?? 8787}`;

/** The shop's answer; ends the process where there is none. `url` and `secret`: of another shop than the shell names. */
export async function command(name, options = {}, { url = SHOP_URL, secret = readSecret() } = {}) {
  const body = JSON.stringify({ command: name, at: Date.now(), ...options });
  const answer = await fetch(new URL("/webhooks/catalog", url), {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      "x-wc-webhook-signature": createHmac("sha256", secret).update(body).digest("base64"),
    },
  }).catch((error) => fail(`${url} doesn't answer: ${error.cause?.message ?? error.message}`));
  if (answer.status === 404)
    fail(`${url} obeys nobody: it has neither WOOCOMMERCE_WEBHOOK_SECRET nor STOREFRONT_SECRET.`);
  if (answer.status === 400) fail(`${url} has another secret than the one given here, or its clock is another.`);
  if (answer.status === 429) fail(`${url} was asked too often; try again in a minute.`);
  if (!answer.ok) fail(`${url} answered ${answer.status}.`);
  return answer.json();
}

function readSecret() {
  const { WOOCOMMERCE_WEBHOOK_SECRET, STOREFRONT_SECRET } = process.env;
  return WOOCOMMERCE_WEBHOOK_SECRET ?? STOREFRONT_SECRET ?? DEMO_SECRET;
}
