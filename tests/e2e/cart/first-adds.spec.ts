import type { Page } from "@playwright/test";
import { clickCard, countLost, expect, gap, test, waitForAdds, type Press } from "../fixtures/first-adds";

const pressBoth: Press = async (context, tabs, random) => {
  const answered = waitForAdds(context, 2);
  await clickCard(tabs[0]!, 0);
  await gap(random);
  await clickSecond(tabs.at(-1)!);
  // Nobody leaves before the shop has answered.
  await answered;
};

/** A page that a busy machine hasn't hydrated after eight seconds sends its add as a form, and stands at the cart then. */
async function clickSecond(tab: Page): Promise<void> {
  const clicked = clickCard(tab, 1);
  const left = tab.waitForURL(/\/cart$/, { timeout: 60_000 }).then(
    () => true,
    () => false,
  );
  if (await Promise.race([clicked.then(() => false), left])) await tab.goBack({ waitUntil: "commit" });
  await clicked;
}

test("two first products pressed at once, before a page is hydrated and after, in one tab or two: both are bought", async ({
  browser,
}) => {
  test.setTimeout(1_800_000);
  expect(await countLost(browser, true, pressBoth)).toEqual([]);
});
