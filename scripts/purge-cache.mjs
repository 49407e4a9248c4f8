// `npm run cache:purge`: invalidates everything that the shop has cached. SHOP_URL selects the shop; by default the one of
// `npm start`.
import { orFail, sendSigned, SHOP_URL } from "./catalog/catalog-command.mjs";
import { readArguments } from "./toolchain.mjs";

readArguments("npm run cache:purge");
const headers = { "x-wc-webhook-topic": "shop.purge" };
const content = { purge: new Date().toISOString() };
await orFail(sendSigned("/webhooks/woocommerce", content, { headers, expected: "received" }));
console.log(`${SHOP_URL} has invalidated its caches. Other data centers follow within a minute.`);
