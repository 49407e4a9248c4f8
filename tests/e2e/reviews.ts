import type { Locator, Page } from "@playwright/test";
import { REVIEWS_SHOWN_MAX } from "../../demo/content/reviews/reviews";
import { findProducts } from "../doubles/demo-products";
import { expect } from "./harness";

/** Products with more reviews than a page shows, one for each test that writes. */
export const REVIEWED = findProducts(6, (product) => product.reviewCount >= REVIEWS_SHOWN_MAX);

let count = Math.floor(Math.random() * 200);

/** Another shopper: the backend lets each address and each e-mail write once in 15 seconds. */
export async function actAsNewShopper(page: Page): Promise<string> {
  count += 1;
  await page.setExtraHTTPHeaders({ "cf-connecting-ip": addressNow() });
  return `shopper-${count}-${Date.now()}@example.bg`;
}

/** The same shopper, who says to be somebody else. */
export async function spoofAddress(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ "cf-connecting-ip": addressNow(), "x-forwarded-for": "198.51.100.77" });
}

function addressNow(): string {
  return `203.0.113.${count % 250}`;
}

export async function openForm(page: Page): Promise<Locator> {
  await page.getByText("Напишете отзив").click();
  return page.locator(".review-form");
}

export async function fillForm(form: Locator, { stars, text, email }: { stars: string; text: string; email: string }) {
  await form.getByTitle(stars).click();
  await form.getByLabel("Отзив", { exact: true }).fill(text);
  await form.getByLabel("Име", { exact: true }).fill("Ваня Колева");
  await form.getByLabel("Имейл").fill(email);
}

/** Until the synchronization has written the review into the product's row: seconds later the page begins with it, once. */
export async function expectStored(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.locator(".review-list > li").filter({ hasText: words })).toHaveCount(1, { timeout: 100 });
    await expect(page.locator(".review-list > li").first()).toContainText(words, { timeout: 100 });
  }).toPass({ timeout: 30_000, intervals: [500] });
}
