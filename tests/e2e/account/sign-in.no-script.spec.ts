import {
  answerProvider,
  expectSignedIn,
  fillRegistration,
  fillSignIn,
  followResetMail,
  newEmail,
  PASSWORD,
  saveNewPassword,
} from "../fixtures/account-pages";
import { placeOrder } from "../fixtures/checkout-form";
import { expect, test } from "../fixtures/harness";
import { fillAddress, SIMPLE } from "../fixtures/journey";

test("without scripts a shopper registers with a full cart, orders, signs out, resets the password and signs in", async ({
  page,
  allow,
}) => {
  const email = newEmail();
  await page.goto(`/produkt/${SIMPLE.slug}`);
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  await page.goto("/my-account?action=register&returnTo=/checkout");
  await fillRegistration(page, email);
  await expect(page).toHaveURL(/\/checkout$/);
  await fillAddress(page);
  await placeOrder(page);
  await expect(page.getByRole("heading", { name: "Благодарим Ви, Мария!" })).toBeVisible();
  await page.getByRole("link", { name: /Вход|Профил/ }).click();
  await expectSignedIn(page);
  await page.getByRole("button", { name: "Изход" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Вход" })).toBeVisible();
  await fillSignIn(page, { username: email, password: "greshna parola" });
  await expect(page.getByRole("alert").filter({ hasText: "Грешно потребителско име или парола." })).toBeVisible();
  await expect(page.getByLabel("Имейл или потребителско име")).toHaveValue(email);
  allow(/status of 422/);
  await page.getByRole("link", { name: "Забравили сте паролата?" }).click();
  const link = await followResetMail(page, email);
  expect(page.url()).not.toContain(/key=(\w+)/.exec(link)![1]!);
  await saveNewPassword(page, PASSWORD);
  await expectSignedIn(page);
  await expect(page.getByText("Новата парола е запазена.")).toBeVisible();
});

test("without scripts a refused registration keeps what was typed, and a provider signs in", async ({
  page,
  allow,
}) => {
  await page.goto("/my-account?action=register&returnTo=/cart");
  await fillRegistration(page, "maria@example.bg");
  await expect(page.getByText("С този имейл вече има профил.")).toBeVisible();
  await expect(page.getByLabel("Имейл", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Име (по желание)")).toHaveValue("Мария");
  allow(/status of 422/);
  await answerProvider(page, "Отказ");
  await expect(page.getByText("Отказахте входа с външния профил.")).toBeVisible();
  await answerProvider(page, "Продължи", newEmail());
  await expect(page).toHaveURL(/\/cart$/);
});
