import { expectAccessible } from "../fixtures/accessibility";
import { expect, open, test, waitForScripts } from "../fixtures/harness";

const FILTERED = "/magazin?filter=pa_razmer[m],sale[true]";

test("the filter sheet has no accessibility fault, and returns the focus", async ({ page }) => {
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, FILTERED);
    await page.getByRole("link", { name: /^Филтри/ }).click();
    await expect(page.getByRole("dialog", { name: "Филтри" })).toBeVisible();
    await expectAccessible(page, `sheet at ${width}`);
    await page.getByRole("dialog").getByRole("button", { name: "Затваряне" }).click();
    await expect(page.getByRole("link", { name: /^Филтри/ })).toBeFocused();
  }
});

test("an unknown category is a 404 with search, categories and newest products", async ({ page, allow }) => {
  const answer = await page.goto("/produkt-kategoriya/nyama-takava");
  await waitForScripts(page);
  expect(answer!.status()).toBe(404);
  await expectAccessible(page, "404");
  await page.getByRole("main").getByRole("searchbox").fill("пудовка");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/filter=search(?:\[|%5B)/);
  await page.goBack();
  await page.getByRole("main").getByRole("link", { name: "Всички категории" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Всички категории" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Пудовки/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Пудовки" })).toBeVisible();
  // The browser logs a missing page.
  allow(/status of 404/);
});
