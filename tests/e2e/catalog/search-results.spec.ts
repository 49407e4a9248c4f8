import type { Page } from "@playwright/test";
import { expect, open, test } from "../fixtures/harness";
import { countBeside } from "../fixtures/journey";

const TAKEN = "/magazin?filter=price[5,1000],sale[true]&orderby=price";
const address = (page: Page) => decodeURIComponent(page.url().replace(/^https?:\/\/[^/]+/, ""));
const results = (page: Page) => page.locator("[data-results]");

test("a search keeps filters and order, says so, and has a link to remove each", async ({ page }) => {
  await open(page, TAKEN);
  const field = page.getByRole("combobox", { name: "Търсене" });
  await expect(field).toHaveAccessibleDescription(/Само с избраните филтри/);
  await field.fill("протеин");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search/);
  expect(address(page)).toBe("/magazin?filter=price[5,1000],sale[true],search[протеин]&orderby=price");
  await expect(page.getByLabel("Подреждане")).toHaveValue("price-asc");
  await expect(page.getByText("Избраната подредба остава „Цена, от ниска към висока“.")).toBeVisible();
  await page.getByRole("link", { name: "Покажете първо най-подходящите" }).click();
  await expect(page).not.toHaveURL(/orderby/);
  await expect(page.getByLabel("Подреждане")).toHaveValue("relevance-desc");
  await page.getByRole("link", { name: "Изчистете филтрите", exact: true }).click();
  await expect(page).not.toHaveURL(/price/);
  expect(address(page)).toBe("/magazin?filter=search[протеин]");
  await expect(field).toHaveValue("протеин");
  await expect(field).not.toHaveAccessibleDescription(/филтри/);
  await page.getByRole("link", { name: "Премахване на „протеин“" }).click();
  await expect(page).toHaveURL(/\/magazin$/);
  await expect(page.getByLabel("Подреждане")).toHaveValue("date-desc");
});

test("sorting by relevance is the default of a search only, and another order can be chosen", async ({ page }) => {
  await open(page, "/magazin");
  const order = page.getByLabel("Подреждане");
  await expect(order.getByRole("option", { name: "Най-подходящи" })).toHaveCount(0);
  await open(page, "/magazin?filter=search[протеин]");
  await expect(order).toHaveValue("relevance-desc");
  await order.selectOption({ label: "Най-нови" });
  await expect(page).toHaveURL(/&orderby=date$/);
  await page.getByRole("combobox", { name: "Търсене" }).fill("креатин");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/&orderby=date$/);
});

test("where no product matches all words, those with most of them are shown, and the page says so", async ({
  page,
}) => {
  await open(page, "/magazin?filter=search[протеин невиждан]");
  await expect(page.getByText(/Нито един продукт не отговаря на всички думи/)).toBeVisible();
  await expect(results(page)).toHaveAttribute("data-match", "partial");
  const shown = await page.locator("[data-results] [data-slug]").count();
  expect(shown).toBeGreaterThan(0);
  expect(Number(await results(page).getAttribute("data-total"))).toBeGreaterThanOrEqual(shown);
  await open(page, "/magazin?filter=search[протеин]");
  await expect(page.getByText(/Нито един продукт/)).toHaveCount(0);
  await expect(results(page)).not.toHaveAttribute("data-match");
});

test("a search that finds nothing offers categories, and with filters the same search without them", async ({
  page,
}) => {
  await open(page, "/magazin?filter=search[ъъъщщщ]");
  await expect(results(page)).toHaveAttribute("data-total", "0");
  await expect(page.getByLabel("Подреждане")).toHaveCount(0);
  await expect(page.locator("#filters")).toHaveCount(0);
  const onward = page.getByRole("navigation", { name: "Разгледайте по категория" });
  await onward.getByRole("link", { name: "Креатин" }).click();
  await expect(page).toHaveURL(/\/produkt-kategoriya\/kreatin$/);
  await open(page, "/magazin?filter=price[5000,5001],search[протеин]");
  await page.getByRole("link", { name: "Търсете „протеин“ без филтрите" }).click();
  await expect(page.locator(".card").first()).toBeVisible();
  expect(address(page)).toBe("/magazin?filter=search[протеин]");
});

test("counts of categories are right, with other filters too", async ({ page }) => {
  await open(page, "/magazin?filter=sale[true]");
  const box = page.locator('#filters label:has([name="category"]):not(.is-disabled)').first();
  const count = await countBeside(box.getByRole("checkbox"));
  expect(count).toBeGreaterThan(0);
  await box.click();
  await expect(page).toHaveURL(/category/);
  await expect(results(page)).toHaveAttribute("data-total", String(count));
});

test("an add whose price has changed names both prices, and stays in the cart", async ({ page }) => {
  await open(page, "/magazin?orderby=price");
  const card = page.locator(".card:has(form):not(:has([role=radiogroup]))").first();
  await card
    .locator("form")
    .evaluate((form: HTMLFormElement) =>
      form.setAttribute("action", form.getAttribute("action")!.replace(/shown=\d+/, "shown=1")),
    );
  await card.getByRole("button", { name: "Купи" }).click();
  await expect(page.getByText(/^Цената се е променила: .* а на страницата беше 0,01/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Количка.*1 продукт/ })).toBeVisible();
});
