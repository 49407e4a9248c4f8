import { clickCard, countLost, expect, gap, test, waitForAdds, type Press } from "./first-adds";

const pressBoth: Press = async (context, tabs, random) => {
  const answered = waitForAdds(context, 2);
  await clickCard(tabs[0]!, 0);
  await gap(random);
  await clickCard(tabs.at(-1)!, 1);
  // Nobody leaves before the shop has answered.
  await answered;
};

test("two first products pressed at once, before a page is hydrated and after, in one tab or two: both are bought", async ({
  browser,
}) => {
  test.setTimeout(1_800_000);
  expect(await countLost(browser, true, pressBoth)).toEqual([]);
});
