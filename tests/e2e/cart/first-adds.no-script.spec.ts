import { buttonOf, clickCard, countLost, expect, gap, test, type Press } from "../fixtures/first-adds";

const LIMIT = { timeout: 60_000 };

// In one tab the second form is on another page: a browser aborts a request when another form is submitted.
const pressBoth: Press = async (_, tabs, random) => {
  const [first, second = first] = tabs;
  await Promise.all(tabs.map((tab) => buttonOf(tab, 0).waitFor(LIMIT)));
  await clickCard(first!, 0);
  if (second === first) {
    await first!.waitForURL(/\/cart$/, LIMIT);
    await first!.goBack({ waitUntil: "commit" });
  }
  await gap(random);
  await clickCard(second!, 1);
  await Promise.all([...new Set([first!, second!])].map((tab) => tab.waitForURL(/\/cart$/, LIMIT)));
};

test("without scripts two first adds from two tabs, or one after the other, are both in the cart", async ({
  browser,
}) => {
  test.setTimeout(1_800_000);
  expect(await countLost(browser, false, pressBoth)).toEqual([]);
});
