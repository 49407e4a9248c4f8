import type { Locator } from "@playwright/test";
import { expect, open, test } from "../fixtures/harness";
import { addSimple, SIMPLE } from "../fixtures/journey";

/** React marks what is alive. */
const isAlive = (part: Locator) =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));

test.use({ viewport: { width: 360, height: 800 } });

test("far cards and the footer sleep until they come near, and a step elsewhere isn't held back by them", async ({
  page,
}) => {
  await open(page, "/magazin");
  const pictures = page.locator(".card > img");
  const footer = page.locator("footer .columns");
  expect(await Promise.all([isAlive(pictures.first()), isAlive(pictures.nth(16)), isAlive(footer)])).toEqual([
    true,
    false,
    false,
  ]);
  await pictures.nth(16).scrollIntoViewIfNeeded();
  await expect.poll(() => isAlive(pictures.nth(16))).toBe(true);
  expect(await isAlive(footer)).toBe(false);
  await page.getByLabel("Подреждане").selectOption({ index: 2 });
  await expect(page).toHaveURL(/orderby/);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
});

test("a part that sleeps comes alive by a press on it, and the press counts", async ({ page }) => {
  await open(page, "/magazin");
  const card = page.locator(".card").nth(20);
  const heart = card.locator(".heart");
  expect(await isAlive(heart)).toBe(false);
  // A press without a pointer that would bring the card into sight before.
  await heart.evaluate((element: HTMLElement) => element.click());
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("a product is bought while what stands below it sleeps", async ({ page }) => {
  await open(page, `/produkt/${SIMPLE.slug}`);
  expect(await isAlive(page.locator(".card > img").first())).toBe(false);
  await addSimple(page);
  await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
});
