// Interaction to Next Paint of the first add to cart, by real taps on a phone with a processor four times slower.
import { measureInShop, median, openPhone } from "./slow-phone.mjs";

const ROUNDS = 5;
/** Of the listing's cards that are bought by a tap alone. */
const BUTTON = 'form.card-form:not(:has(select, input[type="radio"])) button[type="submit"]';
const WAYS = {
  "as soon as the button is painted": (page) => page.locator(BUTTON).first().waitFor(),
  "once the page is hydrated": (page) => page.waitForSelector("html[data-hydrated]", { state: "attached" }),
};

/** Prints medians of the longest interaction of a visit that adds one product. */
export const benchInp = () =>
  measureInShop(async (browser, url) => {
    const times = new Map(Object.keys(WAYS).map((way) => [way, []]));
    for (let round = 0; round < ROUNDS; round++)
      for (const [way, ready] of Object.entries(WAYS)) times.get(way).push(await addFirst(browser, url, ready));
    console.log(`\n### INP of the first add, medians of ${ROUNDS}\n\n| pressed | INP, ms | all |\n|---|---|---|`);
    for (const [way, all] of times) console.log(`| ${way} | ${median(all)} | ${all.join(", ")} |`);
  });

async function addFirst(browser, url, ready) {
  const { page, context } = await openPhone(browser);
  await page.addInitScript(watchInteractions);
  await page.goto(new URL("/magazin", url).href, { waitUntil: "commit" });
  await ready(page);
  // A tap, unlike `click()` of the document, goes through the browser's own input.
  await page.locator(BUTTON).first().tap();
  await page.waitForFunction(() => document.cookie.includes("cart_items="));
  await page.waitForTimeout(1000);
  const inp = await page.evaluate(() => window.longestInteraction);
  await context.close();
  return inp;
}

// Runs in the page. Anything under the observer's smallest threshold counts as that.
function watchInteractions() {
  window.longestInteraction = 16;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.longestInteraction = Math.max(window.longestInteraction, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}
