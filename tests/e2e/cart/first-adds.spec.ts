import type { Page } from "@playwright/test";
import { open } from "../fixtures/harness";
import { clickCard, countLost, expect, gap, test, waitForAdds, type Press } from "../fixtures/first-adds";

const pressBoth: Press = async (context, tabs, random) => {
  const answered = waitForAdds(context, 2);
  await clickCard(tabs[0]!, 0);
  await gap(random);
  await clickSecond(tabs.at(-1)!);
  // No page is left before the shop has responded.
  await answered;
};

/** A page that isn't hydrated after eight seconds on a busy machine submits its form, and ends at the cart. */
async function clickSecond(tab: Page): Promise<void> {
  const clicked = clickCard(tab, 1);
  const left = tab.waitForURL(/\/cart$/, { timeout: 60_000 }).then(
    () => true,
    () => false,
  );
  if (await Promise.race([clicked.then(() => false), left])) await tab.goBack({ waitUntil: "commit" });
  await clicked;
}

test("two simultaneous first adds, before or after hydration, in one tab or two, are both in the cart", async ({
  browser,
}) => {
  test.setTimeout(1_800_000);
  expect(await countLost(browser, true, pressBoth)).toEqual([]);
});

test("two adds that are pressed before the page's scripts have come are both in the cart", async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => scripts.promise.then(() => route.continue()));
  await page.goto("/magazin", { waitUntil: "domcontentloaded" });
  const answered = waitForAdds(page.context(), 2);
  await clickCard(page, 0);
  await clickCard(page, 1);
  scripts.resolve();
  await answered;
  await open(page, "/cart");
  await expect(page.locator("li.cart-line")).toHaveCount(2);
});
