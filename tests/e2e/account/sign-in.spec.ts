import type { Page } from "@playwright/test";
import {
  answerProvider,
  ELENA,
  expectSignedIn,
  fillRegistration,
  fillSignIn,
  newEmail,
  PASSWORD,
  requestReset,
  saveNewPassword,
} from "../fixtures/account-pages";
import { expectAccessible, expectAccessibleAtAllWidths } from "../fixtures/accessibility";
import { placeOrder } from "../fixtures/checkout-form";
import { expect, open, test } from "../fixtures/harness";
import { addUnseen, fillAddress, SIMPLE } from "../fixtures/journey";

async function goToSignIn(page: Page, query = ""): Promise<void> {
  await open(page, `/my-account${query}`);
}

test("a wrong password or a lost connection keeps what was typed; the right one leads on, with the wishlist; no script can read a token", async ({
  page,
  context,
  allow,
}) => {
  await goToSignIn(page, "?returnTo=/wishlist");
  await page.getByRole("button", { name: "Влезте" }).click();
  await expect(page.getByText("Напишете имейл или потребителско име.")).toBeVisible();
  await expect(page.getByLabel("Имейл или потребителско име")).toBeFocused();
  await context.setOffline(true);
  await fillSignIn(page, { ...ELENA, password: "greshna parola" });
  await expect(page.getByText("Няма връзка с магазина. Написаното е тук")).toBeVisible();
  await expect(page.getByLabel("Имейл или потребителско име")).toHaveValue(ELENA.username);
  allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Влезте" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Грешно потребителско име или парола." })).toBeVisible();
  const password = page.getByLabel("Парола", { exact: true });
  await expect(password).toBeFocused();
  await expect(page.getByLabel("Имейл или потребителско име")).toHaveValue(ELENA.username);
  await page.getByRole("button", { name: "Показване на паролата" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expectAccessibleAtAllWidths(page, "refused sign-in", "main");
  const link = page.getByRole("navigation", { name: "Профил и количка" }).getByRole("link").first();
  await expect(link).toHaveText(/Вход/);
  const before = await link.boundingBox();
  // As another tab writes it.
  await page.evaluate(
    (list) => {
      localStorage.setItem("wishlist", list);
      window.dispatchEvent(new StorageEvent("storage", { key: "wishlist" }));
    },
    JSON.stringify([{ databaseId: SIMPLE.id, name: SIMPLE.name }]),
  );
  await fillSignIn(page, ELENA);
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(page.getByRole("listitem").filter({ hasText: SIMPLE.name })).toBeVisible();
  await expect(link.locator(".is-on")).toHaveText("Профил");
  // No layout shift when the page learns who is signed in.
  expect(await link.boundingBox()).toEqual(before);
  const readable = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(readable).not.toMatch(/eyJ|session=/);
  expect(readable).toContain(SIMPLE.name);
  const session = (await context.cookies()).find(({ name }) => name === "session")!;
  expect(session.httpOnly).toBe(true);
});

test("a guest with a full cart registers, is signed in at once, and orders as a customer", async ({ page }) => {
  await addUnseen(page, SIMPLE.id);
  await goToSignIn(page, "?action=register&returnTo=/checkout");
  const email = newEmail();
  await fillRegistration(page, email, "kratka");
  await expect(page.getByText("Паролата трябва да е поне 8 знака")).toBeVisible();
  const password = page.getByLabel("Парола", { exact: true });
  await expect(password).toBeFocused();
  for (const [typed, strength] of [
    ["parola2026", "слаба"],
    [PASSWORD, "много добра"],
  ] as const) {
    await password.fill(typed);
    await expect(page.getByText(`Сила на паролата: ${strength}`)).toBeVisible();
  }
  await expectAccessibleAtAllWidths(page, "registration", "main");
  await password.press("Enter");
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole("complementary").getByText(SIMPLE.name)).toBeVisible();
  await fillAddress(page);
  await placeOrder(page);
  await expect(page.getByRole("heading", { name: "Благодарим Ви, Мария!" })).toBeVisible();
  await open(page, "/my-account");
  await expectSignedIn(page);
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page, "overview of a new customer", "main");
});

test("a password reset's key is in neither URL nor page once loaded", async ({ page, baseURL }) => {
  const link = await requestReset(page, newEmail(), baseURL!);
  const key = /key=(\w+)/.exec(link)![1]!;
  await open(page, link);
  await expect(page.getByRole("heading", { level: 1, name: "Нова парола" })).toBeVisible();
  expect(
    await page.evaluate(() => location.href + document.referrer + document.cookie + document.body.innerHTML),
  ).not.toContain(key);
  await expectAccessibleAtAllWidths(page, "new password", "main");
  await saveNewPassword(page, "kratka");
  await expect(page.getByText("Паролата трябва да е поне 8 знака")).toBeVisible();
  await saveNewPassword(page, "kotka dvor 8");
  await expectSignedIn(page);
  await expect(page.getByText("Новата парола е запазена.")).toBeVisible();
});

test("refusing at a provider returns to the sign-in, accepting to where the shopper was", async ({ page }) => {
  await goToSignIn(page, "?returnTo=/wishlist");
  await answerProvider(page, "Отказ");
  await expect(page.getByText("Отказахте входа с външния профил.")).toBeVisible();
  await expectAccessible(page, "refused by the provider", "main");
  await answerProvider(page, "Продължи", newEmail());
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(page.locator(".header-labels .is-on")).toHaveText("Профил");
});

test("signing in or out in one tab applies to the other", async ({ page, context }) => {
  await goToSignIn(page);
  const other = await context.newPage();
  await open(other, "/wishlist");
  const word = other.locator(".header-labels .is-on");
  await expect(word).toHaveText("Вход");
  await fillSignIn(page, ELENA);
  await expectSignedIn(page);
  await expect(word).toHaveText("Профил");
  await other.getByRole("link", { name: "Профил" }).click();
  await expectSignedIn(other);
  await page.getByRole("button", { name: "Изход" }).click();
  await expect(page).toHaveURL(/\/my-account$/);
  await expect(page.getByRole("heading", { level: 1, name: "Вход" })).toBeFocused();
  await expect(other.getByRole("heading", { level: 1, name: "Вход" })).toBeVisible();
  // Only that of a known device stays (docs/decisions/0037).
  const left = (await context.cookies()).map(({ name }) => name).filter((name) => !name.startsWith("_"));
  expect(left).toEqual(["device"]);
  // On any other page it leads to the home page; on a phone it is in the menu.
  await fillSignIn(other, ELENA);
  await expectSignedIn(page);
  await other.setViewportSize({ width: 360, height: 800 });
  await open(other, "/wishlist");
  await other.getByRole("link", { name: "Меню" }).click();
  await expectAccessible(other, "menu of a customer");
  await other.getByRole("dialog").getByRole("button", { name: "Изход" }).click();
  await expect(other).toHaveURL(/\/$/);
  await expect(other.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Вход" })).toBeVisible();
  // A suspended tab got no event: it checks when it gets the focus.
  await fillSignIn(page, ELENA);
  await expectSignedIn(page);
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByRole("heading", { level: 1, name: "Вход" })).toBeVisible();
  await expect(page.locator(".header-labels .is-on")).toHaveText("Вход");
});
