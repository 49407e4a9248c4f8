import type { Page } from "@playwright/test";
import { expect, open } from "./harness";
import { expectOrderLikeCart, fillAddress, readSums, SIMPLE, type Sums } from "./journey";

export const PLACE = { name: "Поръчка със задължение за плащане" };

export async function startCheckout(page: Page, slug = SIMPLE.slug): Promise<void> {
  await open(page, `/produkt/${slug}`);
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
  await open(page, "/checkout");
}

export async function fillFields(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
}

export const CONTACT = {
  "billing.firstName": "Мария",
  "billing.lastName": "Димитрова",
  "billing.email": "maria@example.bg",
  "billing.phone": "0888 123 456",
};
export const INVOICE = {
  "invoice.company": "„Пример“ ЕООД",
  "invoice.number": "206 184 534",
  "invoice.vat": "bg206184534",
  "invoice.person": "Мария Димитрова",
  "invoice.address": "ул. „Пирин“ 24, София",
};

/** Region, town, postcode and an office of a courier instead of a street, as the first rate wants it. */
export async function fillOffice(page: Page): Promise<void> {
  await page.locator('[name="billing.state"]').selectOption("BG-22");
  await fillFields(page, { "billing.city": "София", "billing.postcode": "1784" });
  await page.locator('[name="billing.courier"]').selectOption("speedy");
  await fillFields(page, { "billing.office": "Младост 1, бул. „Йерусалим“ 12" });
}

/** Waits until the session knows what is typed, and rates and totals are those of it. */
export async function settled(page: Page): Promise<void> {
  const kept = page.waitForResponse((answer) => /\bkeep\b/.test(answer.request().postData() ?? ""));
  await page.locator('[name="customerNote"]').fill("Обадете се.");
  await kept;
  await expect(page.locator(".totals[aria-busy=true]")).toHaveCount(0);
}

export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /Прочетох и приемам/ }).check();
  await page.getByRole("button", PLACE).click();
}

/** From the cart: takes 10 % off and orders; the order agrees with the cart to the stotinka. */
export async function orderWithCode(page: Page): Promise<Sums> {
  await page.getByLabel("Код за отстъпка").fill("FIT10");
  await page.getByRole("button", { name: "Приложете" }).click();
  await expect(page.getByText("Код FIT10", { exact: false }).first()).toBeVisible();
  const sums = await readSums(page);
  await page.getByRole("link", { name: "Към поръчката" }).click();
  await fillAddress(page);
  await placeOrder(page);
  await expectOrderLikeCart(page, sums);
  return sums;
}
