import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./harness";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

test("listing, sheet, categories and a missing page have no accessibility fault at three widths (quality.md 25)", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile || page.viewportSize()!.width < 1000, "sets its own widths");
  test.slow();
  const listing = "/magazin?filter=pa_razmer[m],sale[true]";
  for (const [width, ...paths] of [
    [360, listing, "/produkt-kategoriya"],
    [768, listing],
    [1440, listing, "/produkt-kategoriya/obleklo"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await open(page, path);
      if (width < 1024 && path === listing) {
        await page.getByRole("link", { name: /^Филтри/ }).click();
        await expect(page.getByRole("dialog", { name: "Филтри" })).toBeVisible();
        await expectAccessible(page, `sheet at ${width}`);
        await page.getByRole("dialog").getByRole("button", { name: "Затваряне" }).click();
        await expect(page.getByRole("link", { name: /^Филтри/ })).toBeFocused();
      }
      await expectAccessible(page, `${path} at ${width}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), path).toBe(false);
    }
  }
});

test("an unknown category is a 404 that leads on: search, categories, newest (issue: the listing)", async ({
  page,
  complaints,
}) => {
  const answer = await page.goto("/produkt-kategoriya/nyama-takava", { waitUntil: "networkidle" });
  expect(answer!.status()).toBe(404);
  await expectAccessible(page, "404");
  await page.getByRole("main").getByRole("searchbox").fill("пудовка");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/filter=search\[/);
  await page.goBack();
  await page.getByRole("main").getByRole("link", { name: "Всички категории" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Всички категории" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Пудовки/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Пудовки" })).toBeVisible();
  // The browser itself writes a missing page to its console.
  expect(complaints.filter((line) => !line.includes("404"))).toEqual([]);
  complaints.length = 0;
});

async function expectAccessible(page: Page, place: string): Promise<void> {
  // The cards are looked at in look.spec.ts, and two dozen of them take their time.
  const axe = new AxeBuilder({ page }).withTags(RULES).exclude(".grid > :nth-child(n + 3)");
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${place}: ${id} ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
}
