// Every price of a large shop changes, as by a bookkeeping program's import: what pages, single edits and Cloudflare's bill notice.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { DEMO_SECRET, sendCommand, sendSigned } from "../../scripts/catalog/catalog-command.mjs";
import { mustRun, ROOT } from "../../scripts/toolchain.mjs";
import { startBare } from "./start-bare.mjs";

const PRODUCTS = Number(process.env.BULK_PRODUCTS ?? 10_000);
/** As the plugin sends them. */
const IDS_PER_MESSAGE = 1000;
const PAUSE_MS = 250;
const IDLE_SAMPLES = 60;
const RAISED = 1.1;
/** The single edit's price is no other product's. */
const EDITED = 3.7;
const EDIT_POLL_MS = 100;

/** Prints figures with their goals; a missed one is an error of the process. */
export async function benchBulk() {
  const shop = await startBare({ seed: await seedShop() });
  const access = { url: shop.url, secret: DEMO_SECRET };
  const readStatus = async () => (await sendCommand("status", {}, access)).status;
  const listings = openListings(shop.url);
  const idleCpuMs = await shop.profile(async () => {
    while (listings.count < IDLE_SAMPLES) await listings.sample();
  });
  const idle = listings.take();

  const [before, writesBefore, started] = [await readStatus(), await shop.countKvWrites(), performance.now()];
  let [health, status, edit] = [null, null, null];
  const cpuMs = await shop.profile(async () => {
    edit = changeAll(shop, (ids) => notify(access, ids));
    do {
      await listings.sample();
      health ??= await (await fetch(new URL("/healthz", shop.url))).json();
      status = await readStatus();
    } while (status.run || status.isDirty || status.pending > 0 || listings.count < IDLE_SAMPLES);
  });
  const seconds = (performance.now() - started) / 1000;
  const bulkCpuMs = cpuMs - (idleCpuMs * listings.count) / IDLE_SAMPLES;
  const [bulk, kvWrites] = [listings.take(), (await shop.countKvWrites()) - writesBefore];
  const { products, editMs } = await edit;
  await shop.stop();

  console.log(`\n### ${products} changed prices\n\n| what | figure | goal |\n|---|---|---|`);
  report("publications", status.snapshot.version - before.snapshot.version, 15);
  report("KV writes", kvWrites, 40);
  report("until all are published, s", seconds, (2 * shop.firstSyncMs) / 1000);
  report("an uncached listing with filters, median, ms", bulk.uncached, 2 * idle.uncached);
  report("… idle, ms", idle.uncached);
  report("a cached page, slowest, ms", bulk.cached, 2000);
  report("a single edit on its page, s", editMs / 1000, 5);
  report("the Worker's own CPU without these pages, s", bulkCpuMs / 1000);
  console.log(`\n/healthz meanwhile: ${JSON.stringify(health.catalog)}`);
}

/** Notifies of all, and edits one of them in the middle. */
async function changeAll(shop, send) {
  const { ids } = await shop.post("/__test/prices", { factor: RAISED });
  for (let at = 0; at < ids.length; at += IDS_PER_MESSAGE) await send(ids.slice(at, at + IDS_PER_MESSAGE));
  await pause(shop.firstSyncMs / 4);
  return { products: ids.length, editMs: await timeEdit(shop, send, ids) };
}

function notify(access, ids) {
  const headers = { "x-wc-webhook-topic": "catalog.changed" };
  return sendSigned("/webhooks/woocommerce", { ids, kinds: ["product"] }, { ...access, headers, expected: "received" });
}

function report(name, figure, goal = Infinity) {
  const isMissed = figure > goal;
  if (isMissed) process.exitCode = 1;
  const show = (value) => (value === Infinity ? "" : value.toFixed(Number.isInteger(value) ? 0 : 1));
  console.log(`| ${name} | ${show(figure)} | ${show(goal)}${isMissed ? " (missed)" : ""} |`);
}

/** Times one page that nobody has asked for, and one that stays in the cache. */
function openListings(url) {
  let [asked, uncached, cached] = [0, [], []];
  return {
    get count() {
      return uncached.length;
    },
    async sample() {
      await pause(PAUSE_MS);
      asked += 1;
      uncached.push(await time(url, `/magazin?filter=price[${asked % 40},${100 + asked}],sale[true]`, "miss"));
      cached.push(await time(url, "/magazin"));
    },
    take() {
      const taken = { uncached: median(uncached), cached: Math.max(...cached) };
      [uncached, cached] = [[], []];
      return taken;
    },
  };
}

async function time(url, path, state) {
  const start = performance.now();
  const answer = await fetch(new URL(path, url), { headers: { accept: "text/html" } });
  await answer.text();
  if (!answer.ok || (state && answer.headers.get("x-cache") !== state)) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - start;
}

/** ms from the notification until the product's page has the price. `ids`: one of them, with a single price, is edited. */
async function timeEdit(shop, send, ids) {
  const edited = await findSimple(shop, ids.slice(ids.length / 2));
  await shop.post("/__test/prices", { factor: EDITED, ids: [edited.databaseId] });
  const { price } = await findSimple(shop, [edited.databaseId]);
  await send([edited.databaseId]);
  const start = performance.now();
  for (;;) {
    const page = await (await fetch(new URL(`/produkt/${edited.slug}`, shop.url))).text();
    if (page.includes(`"price":"${price}"`)) return performance.now() - start;
    await pause(EDIT_POLL_MS);
  }
}

async function findSimple(shop, [id, ...others]) {
  const fields = "databaseId slug ... on SimpleProduct { price(format: RAW) }";
  const { data } = await shop.post("/graphql", { query: `{ product(id: ${id}, idType: DATABASE_ID) { ${fields} } }` });
  return data.product?.price ? data.product : findSimple(shop, others);
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function seedShop() {
  const folder = join(ROOT, ".cache", `seed-${PRODUCTS}`);
  if (!existsSync(join(folder, "v3")))
    await mustRun("npm", ["run", "demo:seed", "--", "--products", String(PRODUCTS), "--persist-to", folder]);
  return folder;
}
