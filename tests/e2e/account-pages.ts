import type { Page } from "@playwright/test";
import { expect } from "./harness";

/** A customer of the demo who has no other part in the journeys (demo/content/orders/customers.ts). */
export const ELENA = { username: "elena", password: "sila-demo-2026" };
export const PASSWORD = "kotka dvor 7";

let made = 0;

/** An e-mail that has no account yet. */
export function newEmail(): string {
  return `e2e-${process.pid}-${Date.now()}-${(made += 1)}@example.bg`;
}

export async function fillSignIn(page: Page, { username, password }: typeof ELENA): Promise<void> {
  await page.getByLabel("Имейл или потребителско име").fill(username);
  await page.getByLabel("Парола", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Влезте" }).click();
}

export async function fillRegistration(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Имейл", { exact: true }).fill(email);
  await page.getByLabel("Парола", { exact: true }).fill(password);
  await page.getByLabel("Име (по желание)").fill("Мария");
  await page.getByRole("button", { name: "Създайте профил" }).click();
}

/** Asks for a new password and follows the link of the mail. */
export async function followResetMail(page: Page, email: string): Promise<string> {
  await expect(page.getByRole("heading", { level: 1, name: "Забравена парола" })).toBeVisible();
  await page.getByLabel("Имейл или потребителско име").fill(email);
  await page.getByRole("button", { name: "Изпратете връзката" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Проверете пощата си" })).toBeVisible();
  const mail = page.locator("article", { hasText: email }).filter({ hasText: "Нова парола" }).first();
  // The mail goes out after the answer.
  await expect(async () => {
    await page.goto("/outbox");
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  const link = mail.getByRole("link");
  const address = (await link.getAttribute("href"))!;
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Нова парола" })).toBeVisible();
  return address;
}

export async function saveNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("Нова парола").fill(password);
  await page.getByRole("button", { name: "Запазете паролата" }).click();
}

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: /^Здравейте/ })).toBeVisible();
}

/** At the demo's stand-in for Google. */
export async function answerProvider(page: Page, button: "Продължи" | "Отказ", email = ""): Promise<void> {
  await page.getByRole("button", { name: "Вход с Google" }).click();
  await expect(page.getByRole("heading", { name: "Демонстрационен вход с Google" })).toBeVisible();
  if (email) await page.getByLabel("Имейл").fill(email);
  await page.getByRole("button", { name: button }).click();
}
