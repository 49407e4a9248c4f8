import type { Page } from "@playwright/test";
import { placeOrder, startCheckout } from "../fixtures/checkout-form";
import { expect, open, test } from "../fixtures/harness";
import { addUnseen, fillAddress, SIMPLE } from "../fixtures/journey";

const THANKS = { name: "Благодарим Ви, Мария!" };
const ORDER_PAGE = /\/checkout\/order-received\/\d+\?key=/;

/** A connection with random delays. */
async function answerLate(page: Page): Promise<void> {
  const delays = [0, 800, 150, 400];
  let count = 0;
  await page.route(/\.data(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delays[count++ % delays.length]));
    await route.continue();
  });
}

test("after an order Back leads to a cart that names it, and Forward to the order again", async ({ page }) => {
  await addUnseen(page, SIMPLE.id);
  await open(page, "/cart");
  await page.getByRole("link", { name: "Към поръчката" }).click();
  await fillAddress(page);
  await answerLate(page);
  await placeOrder(page);
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  const order = page.url();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Поръчката Ви е приета" })).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("heading", { name: "Количката е празна" })).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  expect(page.url()).toBe(order);
  await page.goBack();
  await page.getByRole("link", { name: "Вижте поръчката" }).click();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  expect(page.url()).toBe(order);
});

test("a checkout left in history leads to the order again, replacing its entry", async ({ page }) => {
  await startCheckout(page);
  await answerLate(page);
  // Reads the terms in between: the checkout is in history twice.
  await page.goto("/magazin");
  await open(page, "/checkout");
  await fillAddress(page);
  await placeOrder(page);
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  const order = page.url();
  await page.goBack();
  await expect(page).toHaveURL(/\/magazin$/);
  await page.goBack();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  expect(page.url()).toBe(order);
  await page.goForward();
  await expect(page).toHaveURL(/\/magazin$/);
  await page.goForward();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  await page.goto("/checkout");
  await expect(page).toHaveURL(ORDER_PAGE);
});
