// Page n of a listing against page 1.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { mustRun, ROOT } from "../../scripts/toolchain.mjs";
import { startBare } from "./start-bare.mjs";

const ROUNDS = 60;
const LARGE = 100_000;
const FLAT = 1.2;
const ORDERS = ["", "?orderby=alphabetically", "?orderby=price"];

/** Prints one table for the shop of the first day and one for a large one. */
export async function benchListing() {
  await benchCatalog("346 products", undefined, [1, 2, 6, 14]);
  await benchCatalog("100 000 products", await seedLarge(), [1, 2, 6, 14, 40, 83]);
}

async function benchCatalog(name, seed, pages) {
  console.log(`\n### Listing, ${name}\n`);
  const shop = await startBare({ seed });
  console.log("| order | page | p50 ms, warm | against page 1 |\n|---|---|---|---|");
  for (const order of ORDERS) await benchOrder(shop, order, pages);
  await shop.stop();
}

async function benchOrder(shop, order, pages) {
  const paths = pages.map((page) => pathOf(page, order));
  for (const path of paths) await open(shop, path);
  await settle();
  const times = new Map(paths.map((path) => [path, []]));
  // Taken in turns, so that whatever else the machine does falls on all of them.
  for (let round = 0; round < ROUNDS; round++) for (const path of paths) times.get(path).push(await open(shop, path));
  const [first] = paths.map((path) => median(times.get(path)));
  for (const [index, page] of pages.entries()) {
    const p50 = median(times.get(paths[index]));
    const ratio = p50 / first;
    console.log(
      `| ${order || "date"} | ${page} | ${p50.toFixed(1)} | ${ratio.toFixed(2)}${ratio <= FLAT ? "" : " (over 1.2)"} |`,
    );
  }
}

function pathOf(page, order) {
  return `/magazin${page > 1 ? `/page/${page}` : ""}${order}`;
}

async function open(shop, path) {
  const start = performance.now();
  const answer = await fetch(new URL(path, shop.url));
  await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - start;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function settle(ms = 300) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function seedLarge() {
  const folder = join(ROOT, ".cache", `seed-${LARGE}`);
  if (!existsSync(join(folder, "v3")))
    await mustRun("npm", ["run", "demo:seed", "--", "--products", String(LARGE), "--persist-to", folder]);
  return folder;
}
