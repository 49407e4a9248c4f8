// `npm run demo:seed -- --products 10000`: a demo shop of that size for `npm start` and for load tests.
// Below the number of built-in products it resets the demo.
import { DEMO_CONFIG, ensureBuilt } from "./build.mjs";
import { serveBuilt } from "./serve-built.mjs";
import { ensureDependencies, fail, readArguments } from "./toolchain.mjs";

const PRODUCTS_AT_ONCE = 1000;
const USAGE = "npm run demo:seed -- --products 10000";
const { values } = readArguments(USAGE, {
  options: { products: { type: "string" }, "persist-to": { type: "string", default: ".wrangler/state" } },
});
const wanted = Number(values.products || NaN);
if (!Number.isInteger(wanted) || wanted < 0) fail(`How many products? Usage: ${USAGE}`);

await ensureDependencies();
await ensureBuilt();
const demo = await serveBuilt({
  persistTo: values["persist-to"],
  variables: { TEST_MODE: "true" },
  configs: [DEMO_CONFIG],
});
await post("/__test/reset", {});
const written = await countProducts();
for (let from = 0; from < wanted - written; from += PRODUCTS_AT_ONCE) {
  await post("/__test/grow", { from, count: Math.min(PRODUCTS_AT_ONCE, wanted - written - from) });
  process.stdout.write(`\r${written + Math.min(from + PRODUCTS_AT_ONCE, wanted - written)} products`);
}
console.log(`\nThe demo shop has ${await countProducts()} products to show.`);
demo.stop();
process.exit(0);

async function post(path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(demo.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) fail(`${path}: ${answer.status} ${await answer.text()}`);
}

async function countProducts() {
  const query = '{ products(first: 1, where: { visibility: VISIBLE, status: "publish" }) { found } }';
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${demo.url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
  return (await answer.json()).data.products.found;
}
