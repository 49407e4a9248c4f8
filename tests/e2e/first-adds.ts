import type { Browser, BrowserContext, Page } from "@playwright/test";
import { seededRandom } from "../load/race-trials";
import { expect, test } from "./harness";

/** `npm run bench -- races` asks for more. */
const RUNS = Number(process.env.RACE_RUNS ?? 20);
const AT_ONCE = 4;
const LATENCY_MS = 800;
const GAP_MS = 1500;
const ORIGIN = `http://localhost:${process.env.TEST_PORT ?? 8797}`;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Presses two buttons of a listing, in that many tabs. */
export type Press = (context: BrowserContext, tabs: Page[], random: () => number) => Promise<void>;

/** Runs of first adds in new browsers, each request with a delay of its own: the names of those without both products. */
export async function countLost(browser: Browser, scripts: boolean, press: Press): Promise<string[]> {
  const seed = Number(process.env.RACE_SEED ?? Date.now() % 1_000_000);
  const lost: string[] = [];
  let next = 0;
  const work = async () => {
    while (next < RUNS) {
      const run = next++;
      const random = seededRandom(seed + run);
      const context = await browser.newContext({
        viewport: { width: 1440, height: 1700 },
        serviceWorkers: "block",
        javaScriptEnabled: scripts,
      });
      await context.route("**/*", async (route) => {
        // Thirty pictures would take all the time, and press nothing.
        if (route.request().resourceType() === "image") return route.fulfill({ status: 204 });
        await wait(random() * LATENCY_MS);
        await route.continue().catch(() => undefined);
      });
      const tabs = await Promise.all(Array.from({ length: 1 + (run % 2) }, () => context.newPage()));
      await Promise.all(tabs.map((tab) => tab.goto(`${ORIGIN}/magazin`, { waitUntil: "commit" })));
      await press(context, tabs, random);
      const lines = await readLines(await context.newPage());
      if (lines !== 2) lost.push(`seed ${seed + run}, ${tabs.length} tabs: ${lines} of 2 products`);
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return lost;
}

async function readLines(tab: Page): Promise<number> {
  await tab.goto(`${ORIGIN}/cart`);
  return tab.locator("li.cart-line").count();
}

/** A real click on the nth card's button, as soon as it can be hit. */
export function clickCard(tab: Page, index: number): Promise<void> {
  return buttonOf(tab, index).click({ timeout: 60_000 });
}

/** Until so many adds are answered; not for ever. */
export function waitForAdds(context: BrowserContext, count: number): Promise<void> {
  return new Promise((resolve) => {
    let left = count;
    // Not "requestfinished": the router reads no further than it needs.
    context.on("response", (response) => {
      const request = response.request();
      if (request.method() === "POST" && /\/cart(\.data)?$/.test(new URL(request.url()).pathname)) left -= 1;
      if (left === 0) resolve();
    });
    setTimeout(resolve, 20_000);
  });
}

export function buttonOf(tab: Page, index: number) {
  return tab.locator('form.card-form:not(:has(select, input[type="radio"])) button.button').nth(index);
}

export const gap = (random: () => number) => wait(random() * GAP_MS);

export { expect, test };
