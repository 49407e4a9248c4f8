import { expect, test } from "../fixtures/harness";

test("blog, topics, pages and legal pages can be read without scripts", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Всички: От блога" }).click();
  await page.getByRole("link", { name: "Следваща страница" }).click();
  await expect(page).toHaveURL(/\/blog\/page\/2$/);
  await page.getByRole("navigation", { name: "Теми" }).getByRole("link", { name: "Хранене" }).click();
  await page.getByRole("link", { name: "Как да изберем протеин" }).click();
  await expect(page.getByRole("heading", { name: "Колко белтъци са достатъчно" })).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Достъпност" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Достъпност" })).toBeVisible();
  // The menu button jumps to the categories below.
  await page.getByRole("link", { name: "Меню" }).click();
  await page.locator("#menu").getByRole("link", { name: "Протеини" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Протеини" })).toBeVisible();
});
