import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./harness";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** No accessibility fault on the page as it stands, or in one part of it; `place` says in a failure where that was. */
export async function expectAccessible(page: Page, place: string, part = "html"): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(RULES).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${place}: ${id} ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`,
  );
  expect(found).toEqual([]);
}
