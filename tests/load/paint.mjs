// What a shopper on a cheap phone waits for.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_SECRET } from "../../scripts/catalog/catalog-command.mjs";
import { syncFirst } from "../../scripts/catalog/show-progress.mjs";
import { serveBuilt } from "../../scripts/serve-built.mjs";
import { findPort, launchBrowser, median, openPhone } from "./slow-phone.mjs";

const ROUNDS = 5;
const SETTLED_MS = 5000;
const LONG_TASK_MS = 50;

/** Prints medians of first visits, and of the way from a listing to a product. */
export async function benchPaint() {
  const persistTo = mkdtempSync(join(tmpdir(), "paint-"));
  const shop = await serveBuilt({ port: await findPort(), persistTo, isQuiet: true });
  await syncFirst({ url: shop.url, secret: DEMO_SECRET }, { isShown: false });
  const browser = await launchBrowser();
  const pages = await listPages(shop.url);
  await printVisits(browser, shop.url, pages);
  await printWays(browser, shop.url);
  await browser.close();
  shop.stop();
  await shop.ended;
  rmSync(persistTo, { recursive: true, force: true });
}

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

/** From the press on a card's name until the product's own heading is rendered. */
async function printWays(browser, url) {
  const ways = { "pressed at once": 0, "looked at for half a second before": 500 };
  console.log("\n### From a listing to a product\n\n| how | ms |\n|---|---|");
  const taken = new Map(Object.keys(ways).map((way) => [way, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [way, ms] of Object.entries(ways)) taken.get(way).push(await follow(browser, url, round, ms));
  for (const [way, times] of taken) console.log(`| ${way} | ${median(times).toFixed(0)} |`);
}

async function follow(browser, url, number, lookMs) {
  const { page, context } = await openPhone(browser);
  await page.goto(new URL("/magazin", url).href, { waitUntil: "networkidle" });
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  const link = page.locator(".card h3 a").nth(number);
  const name = await link.textContent();
  await link.scrollIntoViewIfNeeded();
  if (lookMs > 0) await link.hover();
  await page.waitForTimeout(lookMs);
  await page.evaluate((heading) => {
    addEventListener("click", () => (window.pressedAt = performance.now()), { capture: true });
    const look = () => {
      const isThere = document.querySelector("h1")?.textContent === heading;
      if (isThere) window.shownAt = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  }, name);
  await link.click();
  await page.waitForFunction(() => window.shownAt);
  const ms = await page.evaluate(() => window.shownAt - window.pressedAt);
  await context.close();
  return ms;
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
