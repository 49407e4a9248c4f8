// Page n of a listing against page 1, and what a listing costs the backend.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { mustRun, ROOT } from "../../scripts/toolchain.mjs";
import { startBare } from "./start-bare.mjs";

const PER_PAGE = 24;
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
  await tableQuestions(seed, pages);
  const shop = await startBare({ seed });
  console.log("\n| order | page | p50 ms, warm | against page 1 |\n|---|---|---|---|");
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

async function tableQuestions(seed, pages) {
  // Reading an index continues after the response: up to 20 queries, once in ten minutes.
  console.log("| URL, cold | queries | at most | again |\n|---|---|---|---|");
  const plain = pages.map((page) => [pathOf(page, ""), Math.ceil(((page - 1) * PER_PAGE) / 100) + 2]);
  const others = [
    ["/magazin?orderby=price", "3 + index"],
    ["/magazin?filter=pa_cvyat[cheren]", 3],
    ["/magazin?filter=pa_cvyat[cheren,sin],sale[true]", "5 + index"],
    ["/magazin?filter=search[протеин]", "3 + index"],
    ["/magazin?filter=search[креатин 500]", "14 + index"],
    ["/produkt-kategoriya/proteini", 4],
  ];
  for (const [path, most] of [...plain, ...others]) {
    const shop = await startBare({ seed });
    // Known to every shop but a new one: the menu, and what the backend offers.
    await open(shop, "/produkt-kategoriya/obleklo");
    await settle(4000);
    await shop.takeQueries();
    await open(shop, path);
    const cold = await shop.takeQueries();
    await settle(4000);
    await shop.takeQueries();
    await open(shop, path);
    console.log(`| ${path} | ${cold}${cold > Number(most) ? " (over)" : ""} | ${most} | ${await shop.takeQueries()} |`);
    await shop.stop();
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
