// What a shopper on a cheap phone waits for.
import { measureInShop, median, openPhone } from "./slow-phone.mjs";

const ROUNDS = 5;
const SETTLED_MS = 5000;
const LONG_TASK_MS = 50;

/** Prints medians of first visits. */
export const benchPaint = () => measureInShop(async (browser, url) => printVisits(browser, url, await listPages(url)));

async function printVisits(browser, url, pages) {
  console.log(`\n### First visits on a slow phone, medians of ${ROUNDS}\n`);
  console.log("| page | FCP, ms | LCP, ms | CLS | long tasks over 50 ms, ms | load, ms |\n|---|---|---|---|---|---|");
  const seen = new Map(Object.keys(pages).map((name) => [name, []]));
  // In turns, so that all else falls on all of them.
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, path] of Object.entries(pages))
      seen.get(name).push(await visit(browser, new URL(path, url).href));
  for (const [name, visits] of seen) {
    const middle = (key, digits = 0) => median(visits.map((one) => one[key])).toFixed(digits);
    const [fcp, lcp, blocked, load] = ["fcp", "lcp", "blocked", "load"].map((key) => middle(key));
    console.log(`| ${name} | ${fcp} | ${lcp} | ${middle("cls", 3)} | ${blocked} | ${load} |`);
  }
}

async function visit(browser, url) {
  const { page, context } = await openPhone(browser);
  await page.addInitScript(watch, LONG_TASK_MS);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate(() => ({
    ...window.seen,
    fcp: performance.getEntriesByName("first-contentful-paint")[0].startTime,
    load: performance.getEntriesByType("navigation")[0].loadEventEnd,
  }));
  await context.close();
  return seen;
}

// Runs in the page.
function watch(longTask) {
  const seen = { lcp: 0, cls: 0, blocked: 0 };
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => (seen.lcp = startTime));
  observe("layout-shift", ({ hadRecentInput, value }) => (seen.cls += hadRecentInput ? 0 : value));
  observe("longtask", ({ duration }) => (seen.blocked += duration - longTask));
  window.seen = seen;
}

async function listPages(url) {
  const read = async (path) => {
    const answer = await fetch(new URL(path, url), { headers: { accept: "text/html" } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.text();
  };
  const pages = {
    home: "/",
    listing: "/magazin",
    product: /href="(\/produkt\/[^"?#]+)"/.exec(await read("/magazin"))[1],
    cart: "/cart",
    post: /href="(\/blog\/(?!page|kategoriya)[\w-]+)"/.exec(await read("/blog"))[1],
  };
  // Kept ones, as almost everybody gets them.
  for (const path of Object.values(pages)) for (let time = 0; time < 2; time++) await read(path);
  return pages;
}
