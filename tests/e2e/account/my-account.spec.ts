import type { Page } from "@playwright/test";
import { IVAN } from "../../built-shop/account-forms";
import { fillSignIn, newEmail, PASSWORD, registerUnseen, signInUnseen } from "../fixtures/account-pages";
import { expectAccessible, expectAccessibleAtAllWidths } from "../fixtures/accessibility";
import { startCheckout } from "../fixtures/checkout-form";
import { expect, open, test } from "../fixtures/harness";
import { actAsNewShopper, openForm, REVIEWED } from "../fixtures/review-form";

async function signIn(page: Page, path: string): Promise<void> {
  await signInUnseen(page, IVAN);
  await open(page, path);
}

async function expectTab(page: Page, name: string, heading = name): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expect(tabOf(page, name)).toHaveAttribute("aria-current", /page|true/);
}

const tabOf = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Профил", exact: true }).getByRole("link", { name });

async function openTab(page: Page, name: string): Promise<void> {
  await tabOf(page, name).press("Enter");
  await expectTab(page, name);
}

test("a customer can use every page of the account by keyboard, without an accessibility fault", async ({ page }) => {
  test.slow();
  await signIn(page, "/my-account/orders");
  await expectTab(page, "Поръчки");
  const rows = page.locator(".order-rows li");
  expect(await rows.count()).toBeGreaterThan(10);
  await expect(rows.filter({ hasText: "№ 1192" })).toContainText("Предадена на Speedy");
  await expect(rows.filter({ hasText: "№ 1192" })).toContainText(/18\.11\.2026.*94,79\u00a0лв\. \/ 48,47\u00a0€/);
  await page.getByRole("link", { name: "Подробно за поръчка № 1194" }).press("Enter");
  await expectTab(page, "Поръчки", "Поръчка № 1194");
  await expect(page.getByText("Оставете при портиера, ако ме няма.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Отказ от договора" }).first()).toHaveAttribute(
    "href",
    "/otkaz-ot-dogovor?order=1194",
  );
  for (const tab of ["Изтегляния", "Любими", "Адреси", "Данни", "Парола"]) await openTab(page, tab);
  await tabOf(page, "Преглед").press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Здравейте, Иван" })).toBeFocused();
});

test("a new customer's account is empty; they add an address and change their details and password", async ({
  page,
}) => {
  const email = newEmail();
  await registerUnseen(page, email);
  await open(page, "/my-account/orders");
  await expect(page.getByRole("heading", { name: "Още нямате поръчки" })).toBeVisible();
  await expectAccessible(page, "no orders", "main");
  for (const [tab, empty] of [
    ["Изтегляния", "Нямате файлове за изтегляне"],
    ["Любими", "Още нямате любими"],
  ] as const) {
    await openTab(page, tab);
    await expect(page.getByRole("heading", { name: empty })).toBeVisible();
    await expectAccessible(page, tab, "main");
  }
  await openTab(page, "Адреси");
  await page.getByRole("link", { name: "Добавете адрес за плащане" }).click();
  await page.getByLabel("Фамилия").fill("Димитрова");
  await page.getByRole("button", { name: "Запазете" }).click();
  await expect(page.getByText(/полета са за поправяне/)).toBeVisible();
  await expect(page.getByLabel("Фамилия")).toHaveValue("Димитрова");
  await expectAccessibleAtAllWidths(page, "a wrong address", "main");
  await page.getByLabel("Име", { exact: true }).fill("Мария");
  await page.getByLabel("Имейл").fill(email);
  await page.getByLabel("Телефон").fill("0888 123 456");
  await page.getByLabel("Град или село").fill("ruse");
  await page.getByRole("option", { name: "Русе, 7000, Русе" }).click();
  await page.getByLabel("Улица, номер, апартамент").fill("ул. „Нова“ 2");
  await page.getByRole("button", { name: "Запазете" }).click();
  await expect(page.getByText("Адресът за плащане е запазен.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Адреси" })).toBeFocused();
  await expect(page.getByText("7000 Русе")).toBeVisible();
  await expect(page.getByRole("link", { name: "Променете адреса за плащане" })).toHaveText("Променете");

  await openTab(page, "Данни");
  await page.getByLabel("Фамилия").fill("Димитрова");
  await page.getByLabel("Имейл").fill("ivan@example.bg");
  await page.getByRole("button", { name: "Запазете" }).click();
  await expect(page.getByText("С този имейл вече има друг профил.")).toBeVisible();
  await expect(page.getByLabel("Имейл")).toBeFocused();
  await page.getByLabel("Имейл").fill(email);
  await page.getByRole("button", { name: "Запазете" }).click();
  await expect(page.getByText("Данните Ви са запазени.")).toBeVisible();

  await openTab(page, "Парола");
  await page.getByLabel("Сегашна парола").fill("greshna parola");
  await page.getByLabel("Нова парола").fill("друга котка на двора 8");
  await expect(page.getByText(/Сила на паролата: (добра|много добра)/)).toBeVisible();
  await page.getByRole("button", { name: "Сменете паролата" }).click();
  await expect(page.getByText("Това не е сегашната Ви парола.")).toBeVisible();
  await expectAccessibleAtAllWidths(page, "a wrong password", "main");
  await page.getByLabel("Сегашна парола").fill(PASSWORD);
  await page.getByLabel("Нова парола").fill("друга котка на двора 8");
  await page.getByRole("button", { name: "Сменете паролата" }).click();
  await expect(page.getByText("Паролата е сменена.")).toBeVisible();
  await expect(page.getByLabel("Сегашна парола")).toHaveValue("");
  await page.getByLabel("Сегашна парола").fill("greshna parola");
  await page.getByLabel("Нова парола").fill("трета котка на двора 8");
  await page.getByRole("button", { name: "Сменете паролата" }).click();
  await expect(page.getByText("Това не е сегашната Ви парола.")).toBeVisible();
  await expect(page.getByText("Паролата е сменена.")).toHaveCount(0);
  await expect(page.getByLabel("Нова парола")).toHaveValue("трета котка на двора 8");
});

test("a lost connection keeps what was typed; after an expired sign-in the customer comes back to the page that they opened", async ({
  page,
  context,
  allow,
}) => {
  await signIn(page, "/my-account/details");
  await page.getByLabel("Фамилия").fill("Петров-Димитров");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Запазете" }).click();
  await expect(page.getByText("Няма връзка с магазина. Написаното е тук")).toBeVisible();
  await expect(page.getByLabel("Фамилия")).toHaveValue("Петров-Димитров");
  allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);
  await context.clearCookies();
  await page.getByRole("link", { name: "Адреси" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Вход" })).toBeVisible();
  await fillSignIn(page, IVAN);
  await expectTab(page, "Адреси");
});

test("signing in from the checkout keeps what was typed and fills in the rest; a customer's review needs no name", async ({
  page,
}) => {
  await startCheckout(page);
  await page.getByLabel("Телефон").first().fill("0899 000 111");
  await page.getByRole("button", { name: "Влезте, написаното остава." }).click();
  await fillSignIn(page, IVAN);
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByText("Влезли сте като Иван Петров (ivan@example.bg).")).toBeVisible();
  await expect(page.getByLabel("Телефон").first()).toHaveValue("0899 000 111");
  await expect(page.getByLabel("Имейл").first()).toHaveValue("ivan@example.bg");
  await expect(page.getByLabel("Улица, номер, апартамент").first()).toHaveValue(/Граф Игнатиев/);
  await expect(page.locator("#createAccount")).toHaveCount(0);
  await expectAccessible(page, "a customer's checkout", "main");

  await actAsNewShopper(page);
  await open(page, `/produkt/${REVIEWED[2]!.slug}?reviews=1`);
  const form = await openForm(page);
  await expect(form.getByText("До отзива ще стои името от профила Ви.")).toBeVisible();
  await form.getByTitle("5 звезди").click();
  await form.getByLabel("Отзив", { exact: true }).fill("Взимам го за трети път.");
  await form.getByRole("button", { name: "Изпратете отзива" }).click();
  await expect(page.getByText(/Благодарим! Отзивът Ви/).filter({ visible: true })).toBeVisible();
});
