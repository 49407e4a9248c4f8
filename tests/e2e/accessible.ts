import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { expect, test } from "./harness";

type Axe = typeof axe;

const { source } = axe;
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const WIDTHS = [360, 768, 1440];

/** No accessibility fault on the page as it stands, or in one part of it; `place` says in a failure where that was. */
export async function expectAccessible(page: Page, place: string, part = "html"): Promise<void> {
  expect(await findFaults(page, place, { part, runOnly: RULES })).toEqual([]);
}

/**
 * The same at three widths, nothing to scroll sideways, and enough contrast in the dark. On a phone as it
 * stands: the other widths are the desktop's to look at.
 */
export async function expectAccessibleAtAllWidths(page: Page, place: string, part?: string): Promise<void> {
  const before = page.viewportSize()!;
  const isPhone = test.info().project.use.hasTouch;
  for (const width of isPhone ? [before.width] : WIDTHS) {
    await page.setViewportSize({ width, height: before.height });
    await expectAccessible(page, `${place} at ${width}`, part);
    await expectNoSidewaysScroll(page, `${place} at ${width}`);
  }
  if (isPhone) return;
  await page.setViewportSize(before);
  await expectContrastInTheDark(page, place, part);
}

/** Of all that is looked at, the scheme changes the contrast alone. */
export async function expectContrastInTheDark(page: Page, place: string, part = "html"): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  const contrast: Look = { part, runOnly: { type: "rule", values: ["color-contrast"] } };
  expect(await findFaults(page, `${place} in the dark`, contrast)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

interface Look {
  /** What of the page, as a selector. */
  part: string;
  runOnly: RunOptions["runOnly"];
}

async function findFaults(page: Page, place: string, { part, runOnly }: Look): Promise<string[]> {
  // Once a document: bringing it in takes as long as looking.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(source);
  const violations = await page.evaluate(
    async ([scope, options]) => {
      // Nothing is to be halfway between its two colours; a movement that is turned back becomes another one.
      const isMoving = ({ effect, playState }: Animation) =>
        playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
      const findMoving = () => document.getAnimations().filter(isMoving);
      for (let moving = findMoving(); moving.length > 0; moving = findMoving())
        await Promise.allSettled(moving.map(({ finished }) => finished));
      return (await (window as unknown as { axe: Axe }).axe.run(scope, options)).violations;
    },
    [part, { runOnly, resultTypes: ["violations"] } as RunOptions] as const,
  );
  return violations.map(
    ({ id, nodes }) => `${place}: ${id} ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`,
  );
}

export async function expectNoSidewaysScroll(page: Page, place: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), place).toBe(false);
}
