import type { Page } from "@playwright/test";
import { findProduct } from "../../fixtures/demo-products";
import { expectAccessible, expectAccessibleAtAllWidths, expectNoSidewaysScroll } from "../fixtures/accessibility";
import { expect, open, test } from "../fixtures/harness";

const WITH_TABLE = findProduct(({ description }) => description.includes("<table>"));

test("a shopper gets from the home page to a post, its topic and its product", async ({ page }) => {
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

test("a submenu opens by pointer, after Escape elsewhere too, and in view by keyboard, and closes by Escape", async ({
  page,
}) => {
  await open(page, "/blog");
  const menu = page.getByRole("navigation", { name: "Меню" });
  const below = menu.getByRole("link", { name: "Растителен протеин" });
  await expect(below).toBeHidden();
  await page.mouse.move(700, 600);
  await page.getByRole("banner").getByRole("combobox").press("Escape");
  await menu.getByRole("link", { name: "Протеини", exact: true }).hover();
  await expect(below).toBeVisible();
  await expectAccessible(page, "menu under the pointer", ".nav");
  await page.keyboard.press("Escape");
  await expect(below).toBeHidden();
  await page.mouse.move(700, 600);
  const openByKeyboard = async (top: string, inside: string) => {
    await menu.getByRole("link", { name: top, exact: true }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(menu.getByRole("link", { name: inside })).toBeInViewport({ ratio: 1 });
  };
  await openByKeyboard("Облекло", "Мъжко облекло");
  await page.keyboard.press("Escape");
  await openByKeyboard("Протеини", "Растителен протеин");
  await expectAccessible(page, "menu by the keyboard", ".nav");
  await page.keyboard.press("Escape");
  await expect(below).toBeHidden();
  await page.keyboard.press("Enter");
  // As long as a hand presses: the button that opened the menu loses the focus meanwhile.
  await below.click({ delay: 100 });
  await expect(page.getByRole("heading", { level: 1, name: "Растителен протеин" })).toBeVisible();
  await expect(below).toBeHidden();
});

/** Words in tables that are broken over two lines, other than at a hyphen or a dash. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.locator("main td, main th").evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        for (const { 0: word, index } of node.data.matchAll(/[^\s\-–]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );
}

test("no word in a table is broken on a narrow screen; a table that is too wide scrolls in its own box, by keyboard too", async ({
  page,
}) => {
  for (const path of [
    "/razmeri",
    "/blog/kakva-tezhest-na-pudovkata",
    `/produkt/${WITH_TABLE.slug}`,
    "/poveritelnost",
  ]) {
    await open(page, path);
    expect(await page.locator(".rich table").count(), path).toBeGreaterThan(0);
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findBrokenWords(page), `${path} at ${width}`).toEqual([]);
      await expectNoSidewaysScroll(page, `${path} at ${width}`);
    }
  }
  await page.setViewportSize({ width: 360, height: 800 });
  const box = page.getByRole("group", { name: "Данни, Цел и основание, Срок" });
  await box.locator("th").evaluateAll((heads) => {
    for (const head of heads) head.textContent = "непротивоконституционствувателствувайте";
  });
  await expectAccessibleAtAllWidths(page, "a wide table", "main");
  await page.setViewportSize({ width: 360, height: 800 });
  await box.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
