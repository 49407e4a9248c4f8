// `npm run cache:purge`: invalidates everything that the shop has cached. SHOP_URL selects the shop; by default the one of
// `npm start`. Signed like WooCommerce's webhooks, with the same secret.
import { createHmac, randomUUID } from "node:crypto";
import { readSecret, SHOP_URL } from "./catalog/catalog-command.mjs";
import { fail } from "./toolchain.mjs";

const body = JSON.stringify({ purge: new Date().toISOString() });

const answer = await fetch(new URL("/webhooks/woocommerce", SHOP_URL), {
  method: "POST",
  body,
  headers: {
    "content-type": "application/json",
    "x-wc-webhook-topic": "shop.purge",
    "x-wc-webhook-delivery-id": randomUUID(),
    "x-wc-webhook-signature": createHmac("sha256", readSecret()).update(body).digest("base64"),
  },
}).catch((error) => fail(`${SHOP_URL} doesn't answer: ${error.cause?.message ?? error.message}`));
if (answer.status === 404)
  fail(`${SHOP_URL} accepts no invalidations: it has neither WOOCOMMERCE_WEBHOOK_SECRET nor STOREFRONT_SECRET.`);
if (answer.status === 400) fail(`${SHOP_URL} has another secret than the one given here.`);
if (!answer.ok) fail(`${SHOP_URL} answered ${answer.status}.`);
console.log(`${SHOP_URL} has invalidated its caches. Other data centers follow within a minute.`);
