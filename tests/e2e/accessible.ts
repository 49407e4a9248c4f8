import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./harness";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const WIDTHS = [360, 768, 1440];

/** No accessibility fault on the page as it stands, or in one part of it; `place` says in a failure where that was. */
export async function expectAccessible(page: Page, place: string, part = "html"): Promise<void> {
  expect(await findFaults(page, place, lookAt(page, part).withTags(RULES))).toEqual([]);
}

/** The same at three widths, nothing to scroll sideways, and enough contrast in the dark (quality.md 25). */
export async function expectAccessibleAtAllWidths(page: Page, place: string, part?: string): Promise<void> {
  const before = page.viewportSize()!;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: before.height });
    await expectAccessible(page, `${place} at ${width}`, part);
    await expectNoSidewaysScroll(page, `${place} at ${width}`);
  }
  await page.setViewportSize(before);
  await expectContrastInTheDark(page, place, part);
}

/** Of all that is looked at, the scheme changes the contrast alone. */
export async function expectContrastInTheDark(page: Page, place: string, part = "html"): Promise<void> {
  // Without motion nothing is halfway between its two colours.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const axe = lookAt(page, part).withRules(["color-contrast"]);
  expect(await findFaults(page, `${place} in the dark`, axe)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
}

function lookAt(page: Page, part: string): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).include(part);
}

async function findFaults(page: Page, place: string, axe: AxeBuilder): Promise<string[]> {
  // A page without frames is looked at in one go, in a third of the time.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  return violations.map(
    ({ id, nodes }) => `${place}: ${id} ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`,
  );
}

export async function expectNoSidewaysScroll(page: Page, place: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), place).toBe(false);
}
