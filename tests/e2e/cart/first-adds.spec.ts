import type { Page } from "@playwright/test";
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
