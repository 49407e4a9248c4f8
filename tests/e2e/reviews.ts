import type { Locator, Page } from "@playwright/test";
import { REVIEWS_SHOWN_MAX } from "../../demo/content/reviews";
import { findProducts } from "../doubles/demo-products";

/** Products with more reviews than a page shows, one for each test that writes. */
export const REVIEWED = findProducts(6, (product) => product.reviewCount >= REVIEWS_SHOWN_MAX);

let count = Math.floor(Math.random() * 200);

/** Another shopper: the backend lets each address and each e-mail write once in 15 seconds. */
export async function actAsNewShopper(page: Page): Promise<string> {
  count += 1;
  await page.setExtraHTTPHeaders({ "cf-connecting-ip": `203.0.113.${count % 250}` });
  return `shopper-${count}-${Date.now()}@example.bg`;
}

export async function openForm(page: Page): Promise<Locator> {
  await page.getByText("Напишете отзив").click();
  return page.locator(".review-form");
}

export async function fillForm(form: Locator, { stars, text, email }: { stars: string; text: string; email: string }) {
  await form.getByRole("radio", { name: stars }).check({ force: true });
  await form.getByLabel("Отзив", { exact: true }).fill(text);
  await form.getByLabel("Име", { exact: true }).fill("Ваня Колева");
  await form.getByLabel("Имейл").fill(email);
}
