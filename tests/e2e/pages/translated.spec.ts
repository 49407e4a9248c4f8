import type { Page } from "@playwright/test";
import { findVariation } from "../../fixtures/demo-products";
import { fillRegistration, fillSignIn, newEmail } from "../fixtures/account-pages";
import { CONTACT, fillFields, fillOffice, PLACE, placeOrder, settled } from "../fixtures/checkout-form";
import { expect, open, test, waitForScripts } from "../fixtures/harness";
import { addSimple, addUnseen, addVariable, PLENTIFUL, SIMPLE, VARIABLE } from "../fixtures/journey";
import { actAsNewShopper, openForm, REVIEWED } from "../fixtures/review-form";
import { listUntranslated, translatePages } from "../fixtures/translator";

/** With one attribute to choose, and no choice made by the merchant. */
const CHOICE = findVariation(
  ({ stock }, { varyBy, variations, defaultAttributes }) =>
    (stock ?? 0) > 10 && varyBy.length === 1 && variations.length > 4 && Object.keys(defaultAttributes).length === 0,
);

async function choose(page: Page): Promise<void> {
  for (const [name, slug] of Object.entries(CHOICE.variation.attributes))
    await page.locator(`#buy [name="attribute_${name}"][value="${slug}"]`).click({ force: true });
}

const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Количка/ });
const toast = (page: Page, words: string) => expect(page.getByRole("status").getByText(words).last()).toBeVisible();

test.describe("in a page that the browser has translated every press works, and shows its new text:", () => {
  test.beforeEach(({ page }) => translatePages(page));

  test("listing", async ({ page }) => {
    await open(page, "/magazin");
    const count = page.locator(".count-line");
    await expect(count).toContainText("страница 1 от");
    await page.locator(".pager").getByRole("link", { name: "Следваща страница" }).click();
    await expect(count).toContainText("страница 2 от");
    const panel = page.getByRole("region", { name: "Филтри" });
    await panel
      .getByRole("link", { name: /^Покажете още/ })
      .first()
      .click();
    const all = await count.textContent();
    await panel.locator('[name="pa_razmer"][value="m"]').click();
    await expect(count).not.toHaveText(all!);
    await page.getByRole("link", { name: "Премахване на Размер: M" }).click();
    await expect(count).toContainText("страница 1 от");
    await page.getByRole("combobox", { name: "Подреждане" }).selectOption({ index: 1 });
    await expect(page).toHaveURL(/orderby/);
    await open(page, `/magazin?filter=search[${CHOICE.product.name}]`);
    const card = page.locator(`[data-slug="${CHOICE.product.slug}"]`);
    const buy = card.getByRole("button", { name: "Купи" });
    await buy.click({ force: true });
    await expect(card.getByRole("alert")).toContainText("Моля, изберете");
    await card.getByRole("link", { name: /^Още \d+ възможности/ }).click();
    await card.getByRole("radio", { disabled: false }).last().check({ force: true });
    await expect(card.getByRole("alert")).toHaveCount(0);
    await card.getByRole("button", { name: "Повече" }).click();
    await buy.click();
    await toast(page, "Добавено в количката");
    await expect(buy).toHaveText("Купи");
    await expect(cartLink(page)).toContainText("2 продукта");
    await card.getByRole("button", { name: /в Любими$/ }).click();
    await expect(page.locator(".wishlist-link")).toContainText("1 продукт");
  });

  test("search", async ({ page }) => {
    await open(page, "/magazin");
    const field = page.getByRole("combobox", { name: "Търсене" });
    const options = page.getByRole("listbox", { name: "Предложения" }).getByRole("option");
    for (const term of ["креатин", "протеинови"]) {
      await field.fill("");
      await field.pressSequentially(term);
      await expect(options.last()).toContainText(`„${term}“`);
    }
    await expect(page.getByRole("status").filter({ hasText: "предложения" })).toHaveCount(1);
    await field.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("протеинови");
    await page.getByRole("combobox", { name: "Подреждане" }).selectOption({ index: 1 });
    await page.getByRole("link", { name: "Покажете първо най-подходящите" }).click();
    await field.fill("йцукен");
    await field.press("Enter");
    await expect(page.getByRole("heading", { name: "Няма намерени продукти" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Изчистете филтрите и търсенето" }).click();
    await expect(page.locator(".count-line")).toContainText("продукта");
  });

  test("product", async ({ page }) => {
    await actAsNewShopper(page);
    await open(page, `/produkt/${CHOICE.product.slug}`);
    const info = page.locator(".product-info");
    await info.getByRole("button", { name: "Купи" }).click({ force: true });
    await expect(info.getByRole("alert")).toContainText("изберете");
    await choose(page);
    await expect(info.getByRole("alert")).toHaveCount(0);
    await expect(info.getByText(CHOICE.variation.sku)).toBeVisible();
    await expect(info.locator(".option .label").first()).toContainText(":");
    await addSimple(page);
    await toast(page, "Добавено в количката");
    await page.getByRole("button", { name: "За сравнение" }).click();
    await expect(page.getByRole("link", { name: "В сравнението" })).toBeVisible();
    await open(page, `/produkt/${REVIEWED[0]!.slug}`);
    await page.getByRole("link", { name: "Още отзиви" }).click();
    await expect(page.locator("#review-11")).toBeVisible();
    const form = await openForm(page);
    await form.getByRole("button", { name: "Изпратете отзива" }).click();
    await expect(form.getByText("Изберете колко звезди давате.")).toBeVisible();
    await page.getByRole("navigation", { name: "Път" }).getByRole("link").last().click();
    await expect(page.locator(".count-line")).toBeVisible();
    const other = page.locator(".card .card-name a").filter({ hasNotText: REVIEWED[0]!.name }).first();
    const name = (await other.textContent())!;
    await other.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await page.getByRole("button", { name: "Запомняне за следващия път" }).click();
    await page.getByRole("button", { name: "Изтриване на списъка" }).click();
    await expect(page.getByRole("heading", { name: "Последно разгледани" })).toHaveCount(0);
  });

  test("cart", async ({ page }) => {
    await addVariable(page);
    await cartLink(page).click();
    const panel = page.getByRole("dialog");
    await panel.getByRole("button", { name: "Повече" }).click();
    await expect(panel.getByRole("heading", { level: 2 })).toHaveText("Количка (2)");
    await panel.getByRole("button", { name: `Премахване на ${VARIABLE.product.name}` }).click();
    await expect(panel.getByText("Количката е празна")).toBeVisible();
    await page.keyboard.press("Escape");
    await addSimple(page);
    await expect(cartLink(page)).toContainText("1 продукт");
    await open(page, "/cart");
    await page.getByRole("button", { name: "Повече" }).click();
    await expect(page.getByText("Продукти (2)")).toBeVisible();
    const code = page.getByLabel("Код за отстъпка");
    for (const [typed, words] of [
      ["nyama", "Няма такъв код."],
      ["EXPIRED", "Срокът на този код е изтекъл."],
    ] as const) {
      await code.fill(typed);
      await code.press("Enter");
      await expect(page.locator("#code-error")).toContainText(words);
    }
    await code.fill("FIT10");
    await code.press("Enter");
    await expect(page.getByText("10 % отстъпка от цялата поръчка")).toBeVisible();
    expect(await listUntranslated(page)).toEqual(expect.arrayContaining(["Сила", "FIT10"]));
    await page.getByRole("button", { name: "Махнете код FIT10" }).click();
    await expect(page.getByText("10 % отстъпка от цялата поръчка")).toHaveCount(0);
    await page.getByText("Изпразнете", { exact: true }).click();
    await page.getByRole("button", { name: "Да, изпразнете я" }).click();
    await expect(page.getByRole("heading", { name: "Количката е празна" })).toBeVisible();
  });

  test("checkout", async ({ page }) => {
    await addUnseen(page, PLENTIFUL.id, { quantity: 2 });
    await open(page, "/checkout");
    await page.getByRole("button", PLACE).click();
    await expect(page.locator("#billing\\.firstName-error")).toBeVisible();
    const problems = page.locator(".checkout-message .problem");
    const before = await problems.textContent();
    for (const name of ["createAccount", "invoice", "elsewhere"]) await page.locator(`#${name}`).check();
    await fillFields(page, CONTACT);
    await page.getByRole("button", PLACE).click();
    await expect(problems).not.toHaveText(before!);
    for (const name of ["createAccount", "invoice", "elsewhere"]) await page.locator(`#${name}`).uncheck();
    await page.locator('[name="billing.country"]').selectOption("GR");
    await page.locator('[name="billing.country"]').selectOption("BG");
    await page.locator('[name="rateId"][value="flat_rate:2"]').check();
    await expect(page.locator(".totals")).toContainText("Econt до адрес");
    await page.locator('[name="rateId"][value="flat_rate:1"]').check();
    await fillOffice(page);
    await page.getByText("Банков превод").first().click();
    await settled(page);
    await placeOrder(page);
    await expect(page.getByRole("heading", { name: "Благодарим Ви, Мария!" })).toBeVisible();
    await expect(page.getByText("Преведете сумата по нашата сметка")).toBeVisible();
  });

  test("account", async ({ page }) => {
    await open(page, "/my-account");
    await fillSignIn(page, { username: "nyama", password: "greshna parola" });
    await expect(page.getByRole("alert").getByText("Грешно потребителско име или парола.")).toBeVisible();
    await open(page, "/my-account?action=register");
    const email = newEmail();
    await fillRegistration(page, email, "kratka");
    await expect(page.getByText(/Паролата трябва да е поне/).first()).toBeVisible();
    await fillRegistration(page, email);
    const tabs = page.getByRole("navigation", { name: "Профил", exact: true });
    for (const tab of ["Поръчки", "Адреси", "Данни"]) {
      await tabs.getByRole("link", { name: tab }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(tab);
    }
    const save = page.getByRole("button", { name: "Запазете" });
    await page.getByLabel("Фамилия").fill("Димитрова");
    await page.getByLabel("Имейл").fill("ivan@example.bg");
    await save.click();
    await expect(page.getByText("С този имейл вече има друг профил.")).toBeVisible();
    await page.getByLabel("Имейл").fill(email);
    await save.click();
    await toast(page, "Данните Ви са запазени.");
    await tabs.getByRole("button", { name: "Изход" }).click();
    await expect(page.getByRole("button", { name: "Влезте" })).toBeVisible();
  });
});

test("what is typed before a translated page is hydrated stays", async ({ page }) => {
  // A translator's reply takes longer than hydration.
  await translatePages(page, "parsed", 20_000);
  await addUnseen(page, PLENTIFUL.id);
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => scripts.promise.then(() => route.continue()));
  await page.goto("/checkout", { waitUntil: "domcontentloaded" });
  await expect(page.locator("font > font").first()).toBeAttached();
  await fillFields(page, CONTACT);
  scripts.resolve();
  await waitForScripts(page);
  for (const [name, typed] of Object.entries(CONTACT))
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(typed);
});

test("an add that was pressed before a translated page is hydrated isn't lost, and the page works on", async ({
  page,
  allow,
}) => {
  // React renders such a page anew, and reports that it did.
  allow(/React error #418/);
  await translatePages(page, "parsed");
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => scripts.promise.then(() => route.continue()));
  await page.goto(`/produkt/${SIMPLE.slug}`, { waitUntil: "domcontentloaded" });
  await expect(page.locator("font > font").first()).toBeAttached();
  await addSimple(page);
  scripts.resolve();
  // Without hydration the form is sent after eight seconds.
  await expect(page).toHaveURL(/\/cart$/, { timeout: 30_000 });
  await waitForScripts(page);
  await page.getByRole("button", { name: "Повече" }).click();
  await expect(page.getByText("Продукти (2)")).toBeVisible();
});

test("a fault in one part of a page leaves the rest, and the part can be tried again", async ({ page, allow }) => {
  allow(/NotFoundError|removeChild/);
  await open(page, `/produkt/${CHOICE.product.slug}`);
  const info = page.locator(".product-info");
  await info.getByRole("button", { name: "Купи" }).click({ force: true });
  // What an extension of the browser may do.
  await info.getByRole("alert").evaluate((message) => message.remove());
  await choose(page);
  await expect(info.getByRole("alert")).toContainText("Тази част от страницата не може да се покаже.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(CHOICE.product.name);
  await info.getByRole("button", { name: "Опитайте пак" }).click();
  await addSimple(page);
  await toast(page, "Добавено в количката");
});
