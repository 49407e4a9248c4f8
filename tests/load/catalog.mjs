// The catalog's index by itself: how long and in how much memory it is built, how large its snapshot is, how fast it opens
// and answers, beside a plain look at every product in the same run (docs/catalog.md).
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SEARCH_SYNONYMS } from "../../app/config/search-synonyms/bg.ts";
import { openIndex } from "../../worker/catalog/index/open-index.ts";
import { queryIndex } from "../../worker/catalog/index/query-index.ts";
import { suggest } from "../../worker/catalog/index/suggest.ts";
import { bulgarian } from "../../app/domain/search/bulgarian/bulgarian.ts";
import { generateProducts, wordOf } from "./generated-catalog.mjs";
import { scanProducts } from "./scan-catalog.mjs";

const OPTIONS = { synonyms: SEARCH_SYNONYMS };
const SIZES = [1_000, 10_000, 100_000];
const OPENED = 15;
const ROUNDS = 60;
const SCANS = 3;
/** Until the code is compiled, as in an isolate that has answered a few pages. */
const WARMED = 20;
const MEGABYTE = 1e6;
const FILTERS = { scope: null, terms: {}, price: null, onSale: false, ratings: [], ids: null };
const LISTING = { filters: FILTERS, search: "", orderby: "date", order: "desc", page: 1, perPage: 24, facets: true };
const category = { scope: { taxonomy: "product_cat", slug: "product_cat-0" } };
const colors = { terms: { pa_cvyat: ["pa_cvyat-1", "pa_cvyat-2"] } };
const searchFor = (search) => ({ ...LISTING, search, orderby: "relevance" });

/** All with facets and a page of 24. */
const QUERIES = {
  "whole shop, newest": LISTING,
  "largest category, by price": { ...LISTING, filters: { ...FILTERS, ...category }, orderby: "price", order: "asc" },
  "category, two colors, on sale": { ...LISTING, filters: { ...FILTERS, ...category, ...colors, onSale: true } },
  "two colors, price, page 40": {
    ...LISTING,
    filters: { ...FILTERS, ...colors, price: { from: 5_000, to: 15_000 } },
    page: 40,
  },
  "word in half of all names": searchFor("протеин"),
  "two words": searchFor(`${wordOf(3)} ${wordOf(9)}`),
  "two words and a size": searchFor(`протеин ${wordOf(5)} 500г`),
  "a beginning": searchFor(wordOf(40).slice(0, 3)),
  "a typo": searchFor(`${wordOf(60).slice(0, 2)}ж${wordOf(60).slice(2)}`),
  "Latin letters": searchFor("protein vkus"),
  "unknown word": searchFor("непознатодума"),
};

/** Prints a table for each size of a shop. */
export async function benchCatalog() {
  const folder = mkdtempSync(join(tmpdir(), "catalog-"));
  console.log("\n### Catalog index: building and opening\n");
  console.log("| products | CPU to build, s | in use at most, MB | snapshot, MB | open, ms |\n|---|---|---|---|---|");
  const indexes = SIZES.map((size) => [size, buildAndOpen(size, join(folder, String(size)))]);
  rmSync(folder, { recursive: true });
  for (const [size, index] of indexes) benchQueries(size, index);
}

function buildAndOpen(size, file) {
  const script = join(import.meta.dirname, "build-catalog.mjs");
  const built = JSON.parse(
    execFileSync(process.execPath, ["--expose-gc", script, String(size), file], { encoding: "utf8" }),
  );
  const snapshot = new Uint8Array(readFileSync(file));
  const times = Array.from({ length: OPENED }, () => time(() => openIndex(snapshot, bulgarian)));
  const cells = [size, (built.milliseconds / 1000).toFixed(1), (built.peak / MEGABYTE).toFixed(0)];
  console.log(`| ${[...cells, (built.bytes / MEGABYTE).toFixed(2), median(times).toFixed(1)].join(" | ")} |`);
  return openIndex(snapshot, bulgarian);
}

function benchQueries(size, index) {
  console.log(`\n### Catalog index: ${size} products, medians in ms\n`);
  console.log("| query | products | index | every product looked at | times as fast |\n|---|---|---|---|---|");
  const products = [...generateProducts(size)];
  const medians = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    const { total } = queryIndex(index, query, OPTIONS);
    for (let round = 0; round < WARMED; round++) queryIndex(index, query, OPTIONS);
    const own = median(Array.from({ length: ROUNDS }, () => time(() => queryIndex(index, query, OPTIONS))));
    const scan = median(Array.from({ length: SCANS }, () => time(() => scanProducts(products, query))));
    medians.push(own);
    console.log(`| ${name} | ${total} | ${own.toFixed(2)} | ${scan.toFixed(1)} | ${(scan / own).toFixed(0)} |`);
  }
  const limits = { products: 6, categories: 4, brands: 4 };
  const typed = median(Array.from({ length: ROUNDS }, () => time(() => suggest(index, "прот", limits, OPTIONS))));
  console.log(`| suggestions for a beginning | | ${typed.toFixed(2)} | | |`);
  console.log(`| median of all | | ${median(medians).toFixed(2)} | | |`);
}

function time(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
