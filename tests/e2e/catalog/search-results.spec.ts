import type { Page } from "@playwright/test";
import { expect, open, test } from "../fixtures/harness";

const TAKEN = "/magazin?filter=price[5,1000],sale[true]&orderby=price";
const address = (page: Page) => decodeURIComponent(page.url().replace(/^https?:\/\/[^/]+/, ""));
// Chips show a choice at once; its results are rendered after the URL has changed.
async function expectResults(page: Page, url: RegExp): Promise<void> {
  await expect(page).toHaveURL(url);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
}

test("a search keeps filters and order, says so, and has a link to remove each; only there is relevance an order, and the default", async ({
  page,
}) => {
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
  // The other links are those of the results, which are rendered after the URL has changed.
  await expect(page.getByText("Избраната подредба остава")).toHaveCount(0);
  await page.getByRole("link", { name: "Изчистете филтрите", exact: true }).click();
  await expect(page).not.toHaveURL(/price/);
  expect(address(page)).toBe("/magazin?filter=search[протеин]");
  await expect(field).toHaveValue("протеин");
  await expect(field).not.toHaveAccessibleDescription(/филтри/);
  await page.getByRole("link", { name: "Премахване на „протеин“" }).click();
  await expectResults(page, /\/magazin$/);
  const order = page.getByLabel("Подреждане");
  await expect(order).toHaveValue("date-desc");
  await expect(order.getByRole("option", { name: "Най-подходящи" })).toHaveCount(0);

  await field.fill("протеин");
  await page.keyboard.press("Enter");
  await expect(order).toHaveValue("relevance-desc");
  // A search right after another order keeps it, though its results haven't come.
  await page.route(/%D0%BF.*orderby=date$/, () => undefined);
  await order.selectOption({ label: "Най-нови" });
  await expect(order).toHaveValue("date-desc");
  await field.fill("креатин");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search(?:\[|%5B)%D0%BA.*&orderby=date$/);
});

test("what is typed while results load is still there when they come, and is what Enter searches", async ({ page }) => {
  await open(page, "/magazin?filter=search[протеин]");
  const field = page.getByRole("combobox", { name: "Търсене" });
  const results = Promise.withResolvers<void>();
  await page.route(/\/magazin\.data$/, (route) => results.promise.then(() => route.continue()));
  await page.getByRole("link", { name: "Премахване на „протеин“" }).click();
  await field.fill("креатин");
  results.resolve();
  await expectResults(page, /\/magazin$/);
  await expect(field).toHaveValue("креатин");
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expectResults(page, /search(?:\[|%5B)%D0%BA/);
  await page.goBack();
  await expect(field).toHaveValue("");
  await page.goBack();
  await expect(field).toHaveValue("протеин");
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
