import type { Page } from "@playwright/test";
import { fillSignIn, ELENA } from "../fixtures/account-pages";
import { expect, open, reload, testInOwnContext as test } from "../fixtures/harness";
import { addSimple, SIMPLE } from "../fixtures/journey";
import { blockCookies, refuseStorage } from "../fixtures/refusing-browser";

const ADDED = "Добавено в количката";
const REFUSED = "Браузърът Ви не приема бисквитки";
const heart = (page: Page) => page.locator("#buy").getByRole("button", { name: `${SIMPLE.name}, в Любими` });

test("a browser that refuses storage, channels, locks and workers gets a shop that works", async ({ page }) => {
  await refuseStorage(page);
  for (const path of ["/", "/magazin", "/sravnenie", "/my-account", "/saglasie"]) await open(page, path);
  await open(page, `/produkt/${SIMPLE.slug}`);
  await addSimple(page);
  await expect(page.getByRole("status").getByText(ADDED)).toBeVisible();
  await page.getByRole("button", { name: "Споделяне" }).click();
  await expect(page.getByText("Връзката не можа да се копира")).toBeVisible();
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await page.locator('header a[href="/wishlist"]').first().click();
  await expect(page.getByRole("listitem").filter({ hasText: SIMPLE.name }).first()).toBeVisible();
  await expect(page.getByText("Браузърът Ви не разрешава да ги пазим")).toBeVisible();
  await page.goBack();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Количка/ })
    .click();
  await page
    .getByRole("dialog", { name: /^Количка/ })
    .getByRole("link", { name: "Вижте количката" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Количка" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Повече" }).click();
  await expect(page.getByText("Продукти (2)")).toBeVisible();
  await reload(page);
  await page.getByRole("link", { name: "Към поръчката" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Поръчка" })).toBeVisible();
});

test("a browser that blocks all cookies gets no error, and is told why nothing is kept", async ({ page }) => {
  await blockCookies(page);
  for (const path of ["/", "/magazin", "/checkout", "/wishlist"]) await open(page, path);
  await open(page, `/produkt/${SIMPLE.slug}`);
  await addSimple(page);
  await expect(page.getByText(REFUSED)).toBeVisible();
  await reload(page);
  await page.getByRole("button", { name: "За сравнение" }).click();
  await expect(page.getByText(REFUSED)).toBeVisible();
  await open(page, "/my-account");
  await fillSignIn(page, ELENA);
  await expect(page.getByRole("alert").getByText(REFUSED)).toBeVisible();
});
