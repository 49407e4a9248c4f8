import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./harness";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const WIDTHS = [360, 768, 1440];

/** No accessibility fault on the page as it stands, or in one part of it; `place` says in a failure where that was. */
export async function expectAccessible(page: Page, place: string, part = "html"): Promise<void> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .include(part)
    .withTags(RULES);
  // A page without frames is looked at in one go, in a third of the time.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${place}: ${id} ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`,
  );
  expect(found).toEqual([]);
}

/** The same at three widths, and nothing to scroll sideways (quality.md 25). */
export async function expectAccessibleAtAllWidths(page: Page, place: string, part?: string): Promise<void> {
  const before = page.viewportSize()!;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: before.height });
    await expectAccessible(page, `${place} at ${width}`, part);
    await expectNoSidewaysScroll(page, `${place} at ${width}`);
  }
  await page.setViewportSize(before);
}

export async function expectNoSidewaysScroll(page: Page, place: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), place).toBe(false);
}
