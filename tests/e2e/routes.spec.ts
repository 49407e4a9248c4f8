import { EXAMPLES } from "../doubles/every-route";
import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { expect, test, waitForScripts } from "./harness";
import { forgiveStatus, reach } from "./stages";

const LOOKS = [
  [1440, "light"],
  [768, "dark"],
  [360, "light"],
] as const;

for (const example of Object.values(EXAMPLES).flat())
  test(`${example.path} (${example.stage ?? "visitor"}) has no fault for anybody, on any width, light and dark (quality.md 25, 27)`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    const answer = await page.goto(await reach(page, baseURL!, example));
    await waitForScripts(page);
    expect(answer?.status()).toBe(example.status ?? 200);
    for (const [width, colorScheme] of LOOKS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const place = `${example.path} at ${width}, ${colorScheme}`;
      await expectAccessible(page, place);
      await expectNoSidewaysScroll(page, place);
    }
    if (example.status) forgiveStatus(complaints, page);
  });
