import { chromium, type CDPSession, type Page } from "@playwright/test";
import { expect, finishRequests, open, test } from "../fixtures/harness";
import { SIMPLE } from "../fixtures/journey";

const PUBLIC = {
  home: "/",
  listing: "/magazin",
  product: `/produkt/${SIMPLE.slug}`,
  categories: "/produkt-kategoriya",
  blog: "/blog",
  wishlist: "/wishlist",
};

/** What the headless shell says of every page: it has no such cache, so only what a page itself prevents counts. */
const NOT_OF_THE_PAGE = ["BrowsingInstanceNotSwapped", "BackForwardCacheDisabledForDelegate"];

/** What Chromium says of a document that is gone back to: why it wasn't restored; nothing if it was. */
function listenForRestore(cdp: CDPSession): Promise<string[]> {
  return new Promise((resolve) => {
    cdp.on("Page.frameNavigated", ({ frame, type }) => {
      if (!frame.parentId && type === "BackForwardCacheRestore") resolve([]);
    });
    cdp.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations.map(({ reason }) => reason).filter((reason) => !NOT_OF_THE_PAGE.includes(reason)),
      ),
    );
  });
}

const waitForLoad = (page: Page, path: string) => page.goto(path, { waitUntil: "load" });

test("no public page prevents that going back restores it from the back/forward cache", async ({ baseURL }) => {
  const { launchOptions } = test.info().project.use;
  // Playwright turns that cache off.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  try {
    const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: "block" });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Page.enable");
    for (const [name, path] of Object.entries(PUBLIC)) {
      await waitForLoad(page, path);
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      await waitForLoad(page, "/healthz");
      const restored = listenForRestore(cdp);
      const { entries, currentIndex } = await cdp.send("Page.getNavigationHistory");
      await cdp.send("Page.navigateToHistoryEntry", { entryId: entries[currentIndex - 1]!.id });
      expect(await restored, name).toEqual([]);
    }
  } finally {
    await browser.close();
  }
});

test("a page brings its style sheets along, and a screen that the router comes to links its own", async ({ page }) => {
  const linked = () => page.locator('link[rel="stylesheet"]').evaluateAll((links) => links.length);
  const height = () => page.locator(".product-info h1").evaluate((heading) => heading.getBoundingClientRect().top);
  await page.goto(PUBLIC.product);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const [sent, top] = [await linked(), await height()];
  expect(sent).toBe(0);
  await page.goto(`/?s=${encodeURIComponent(SIMPLE.name)}&post_type=product`);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.getByRole("link", { name: SIMPLE.name, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: SIMPLE.name, exact: true })).toBeVisible();
  expect(await linked()).toBe(1);
  await expect.poll(height).toBeCloseTo(top, 0);
});

test("after the first press on a listing a product's page needs no more scripts", async ({ page, allow }) => {
  await open(page, "/magazin");
  await finishRequests(page, () => page.getByRole("heading", { level: 1 }).click());
  await page.route("**/assets/*.js", (route) => route.abort());
  const card = page.locator(".card").nth(3).getByRole("link").first();
  const name = await card.innerText();
  let isLoadedAgain = false;
  page.on("request", (request) => (isLoadedAgain ||= request.isNavigationRequest()));
  await card.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  expect(isLoadedAgain).toBe(false);
  // What a product's page loads when it is looked at failed, too.
  allow(/\/assets\//);
});
