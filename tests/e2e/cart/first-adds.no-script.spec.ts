import { clickCard, countLost, expect, gap, test, type Press } from "../fixtures/first-adds";

const LIMIT = { timeout: 60_000 };

const pressBoth: Press = async (_, tabs, random) => {
  const [first, second = first] = tabs;
  await clickCard(first!, 0);
  await first!.waitForURL(/\/cart$/, LIMIT);
  if (second === first) await first!.goBack({ waitUntil: "commit" });
  await gap(random);
  await clickCard(second!, 1);
  await second!.waitForURL(/\/cart$/, LIMIT);
};

test("without scripts a first add that was answered, and the next one, in the same tab or another, are both in the cart", async ({
  browser,
}) => {
  test.setTimeout(1_800_000);
  expect(await countLost(browser, false, pressBoth)).toEqual([]);
});
