import { expectAccessible } from "./accessible";
import { expect, open, test } from "./harness";

test("from the home page to a post, its topic and a product of it (specification §7, Blog)", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Всички: От блога" }).click();
  await expect(page).toHaveTitle(/^Блог/);
  await page.getByRole("navigation", { name: "Теми" }).getByRole("link", { name: "Хранене" }).click();
  await page.getByRole("link", { name: "Как да изберем протеин" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Как да изберем протеин" })).toBeVisible();
  const product = page.getByRole("link", { name: /^Суроватъчен концентрат 80/ }).first();
  await product.scrollIntoViewIfNeeded();
  await product.click();
  await expect(page).toHaveURL(/\/produkt\/surovatachen-kontsentrat-80/);
});

test("what lies below a point of the menu opens by pointer and by keyboard, and goes by Escape (quality.md 25)", async ({
  page,
}) => {
  await open(page, "/blog");
  const menu = page.getByRole("navigation", { name: "Меню" });
  const below = menu.getByRole("link", { name: "Растителен протеин" });
  await expect(below).toBeHidden();
  await menu.getByRole("link", { name: "Протеини", exact: true }).hover();
  await expect(below).toBeVisible();
  await expectAccessible(page, "menu under the pointer", ".nav");
  await page.keyboard.press("Escape");
  await expect(below).toBeHidden();
  await page.mouse.move(700, 600);
  await menu.getByRole("link", { name: "Протеини", exact: true }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(below).toBeVisible();
  await expectAccessible(page, "menu by the keyboard", ".nav");
  await page.keyboard.press("Escape");
  await expect(below).toBeHidden();
  await page.keyboard.press("Enter");
  await below.click();
  await expect(page.getByRole("heading", { level: 1, name: "Растителен протеин" })).toBeVisible();
  await expect(below).toBeHidden();
});
