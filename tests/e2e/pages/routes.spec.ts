import { EXAMPLES, type Example } from "../../fixtures/example-pages";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessibility";
import { expect, test, waitForScripts } from "../fixtures/harness";
import { allowStatus, reach } from "../fixtures/example-stages";

const LOOKS = [
  [1440, "light"],
  [360, "dark"],
] as const;
/** There is no layout between desktop and phone: only its width can be wrong. */
const TABLET = 768;
/** A browser that has opened a few of our pages opens the next in half the time. */
const PAGES_AT_ONCE = 8;

const ALL = Object.values(EXAMPLES)
  .flat()
  .filter(({ isAlike }) => !isAlike);
const isReached = ({ stage, path }: Example) => stage !== undefined && path.includes("{");

/** Groups of pages that share a stage, for one browser each. */
function* groupExamples(): Generator<[name: string, examples: Example[]]> {
  for (const stage of new Set(ALL.map((example) => example.stage ?? "visitor"))) {
    const own = ALL.filter((example) => (example.stage ?? "visitor") === stage);
    for (let from = 0; from < own.length; from += PAGES_AT_ONCE)
      yield [`${stage} ${from / PAGES_AT_ONCE + 1}`, own.slice(from, from + PAGES_AT_ONCE)];
  }
}

for (const [name, examples] of groupExamples())
  test(`no page (${name}) has an accessibility fault, at any width, light and dark`, async ({
    page,
    baseURL,
    allow,
  }) => {
    // Against hangs only: so many pages take minutes on a busy machine.
    test.setTimeout(600_000);
    const reached = await reach(page, baseURL!, examples[0]!);
    for (const example of examples) {
      const answer = await page.goto(isReached(example) ? reached : example.path);
      await waitForScripts(page);
      expect(answer?.status(), example.path).toBe(example.status ?? 200);
      for (const [width, colorScheme] of LOOKS) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const place = `${example.path} at ${width}, ${colorScheme}`;
        await expectAccessible(page, place);
        await expectNoSidewaysScroll(page, place);
      }
      await page.setViewportSize({ width: TABLET, height: 900 });
      await expectNoSidewaysScroll(page, `${example.path} at ${TABLET}`);
      if (example.status) allowStatus(allow, page);
    }
  });
