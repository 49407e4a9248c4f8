import { findProduct } from "../../fixtures/demo-products";
import { expectAccessibleAtAllWidths } from "../fixtures/accessibility";
import {
  CONTACT,
  fillFields,
  fillOffice,
  INVOICE,
  noteSaved,
  PLACE,
  placeOrder,
  startCheckout,
} from "../fixtures/checkout-form";
import { expect, open, RETRIES, test } from "../fixtures/harness";
import { addUnseen, fillAddress, SIMPLE } from "../fixtures/journey";

const VIRTUAL = findProduct((product) => product.type === "SIMPLE" && product.virtual && !product.downloadable);

test("a guest orders to another address, with a coupon and free shipping", async ({ page }) => {
  await addUnseen(page, SIMPLE.id);
  await open(page, "/cart");
  for (const code of ["FIT10", "FREESHIP"]) {
    await page.getByLabel("Код за отстъпка").fill(code);
    await page.getByRole("button", { name: "Приложете" }).click();
    await expect(page.getByText(`Код ${code}`).first()).toBeVisible();
  }
  await open(page, "/checkout");
  await fillAddress(page);
  await page.getByLabel("Доставка до друг адрес").check();
  await page.getByText("Безплатна доставка").first().click();
  await fillFields(page, {
    "shipping.firstName": "Иван",
    "shipping.lastName": "Петров",
    "billing.address1": "бул. Цариградско шосе 115",
    "shipping.city": "Варна",
    "shipping.postcode": "9000",
    "shipping.address1": "ул. „Шипка“ 3",
  });
  await page.locator('[name="shipping.state"]').selectOption({ label: "Варна" });
  await expect(page.locator(".totals-free")).toHaveText("безплатна");
  await expect(page.locator(".totals[aria-busy=true]")).toHaveCount(0);
  await placeOrder(page);
  await expect(page.getByRole("heading", { name: "Благодарим Ви, Мария!" })).toBeVisible();
  const main = page.getByRole("main");
  for (const words of ["Иван Петров", "9000 Варна", "Отстъпка FIT10", "безплатна"])
    await expect(main.getByText(words).first()).toBeVisible();
  await expect(main.getByRole("link", { name: SIMPLE.name })).toBeVisible();
  expect((await page.context().cookies()).some(({ name }) => name === "cart_items")).toBe(false);
});

test("virtual products alone are ordered without shipping", async ({ page }) => {
  await startCheckout(page, VIRTUAL);
  await expect(page.getByRole("heading", { name: "Доставка" })).toHaveCount(0);
  await expect(page.getByLabel("Доставка до друг адрес")).toHaveCount(0);
  await expect(page.getByText("Къде да доставим")).toHaveCount(0);
  await fillAddress(page);
  await placeOrder(page);
  await expect(page.getByRole("heading", { name: "Благодарим Ви, Мария!" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Доставка", { exact: true })).toHaveCount(0);
});

test("an order with account, office, invoice and bank transfer shows all of it, without an accessibility fault in any state", async ({
  page,
}, { project }) => {
  test.slow();
  await startCheckout(page);
  // The shop's name is on one line, on a phone too.
  const name = page.getByRole("banner").getByRole("link", { name: /Сила/ });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await name.boundingBox())!.height).toBeLessThan(80);
  }
  for (const name of ["createAccount", "invoice", "elsewhere"]) await page.locator(`#${name}`).check();
  await page.getByRole("button", PLACE).click();
  await expect(page.locator('[name="billing.firstName"]')).toBeFocused();
  await expectAccessibleAtAllWidths(page, "everything wrong, everything open", "main");
  await page.getByRole("link", { name: "Напишете ЕИК на фирмата." }).click();
  await expect(page.locator('[name="invoice.number"]')).toBeFocused();
  await page.locator("#elsewhere").uncheck();
  const email = `${project.name}.${Date.now()}@example.bg`;
  await fillFields(page, { ...CONTACT, ...INVOICE, "billing.email": "ivan@example.bg", password: "dobra parola 9" });
  await page.getByRole("button", PLACE).click();
  await expect(page.locator("#billing\\.office-error")).toBeVisible();
  await fillOffice(page);
  await page.getByText("Банков превод").first().click();
  await placeOrder(page);
  await expect(page.locator("#billing\\.email-error")).toContainText("вече има профил");
  await expect(page.locator('[name="password"]')).toHaveValue("dobra parola 9");
  await fillFields(page, { "billing.email": email });
  await page.getByRole("button", PLACE).click();
  await expect(page.getByRole("heading", { name: "Благодарим Ви, Мария!" })).toBeVisible();
  const main = page.getByRole("main");
  for (const words of [
    "Запазена до плащането",
    "Преведете сумата по нашата сметка",
    "Създадохме Ви профил",
    "Офис на Speedy: Младост 1",
    "Фактура: „Пример“ ЕООД",
    "ЕИК 206184534",
    "ДДС № BG206184534",
  ])
    await expect(main.getByText(words).first()).toBeVisible();
  await expectAccessibleAtAllWidths(page, "order", "main");
  const stranger = await page.request.fetch(page.url().replace("localhost", "127.0.0.1"), {
    headers: { cookie: "" },
    ...RETRIES,
  });
  expect(stranger.status()).toBe(404);
});

test("what was typed is restored after a reload and after Back", async ({ page }) => {
  await startCheckout(page);
  await page.locator("#createAccount").check();
  await fillFields(page, { ...CONTACT, password: "dobra parola 9" });
  const saved = noteSaved(page, "Два пъти.");
  await fillFields(page, { customerNote: "Обадете се.\nДва пъти." });
  await saved;
  await page.goto("/magazin");
  await page.goBack();
  await expect(page.locator('[name="customerNote"]')).toHaveValue("Обадете се.\nДва пъти.");
  await page.reload();
  await expect(page.locator('[name="billing.phone"]')).toHaveValue("0888 123 456");
  await expect(page.locator("#createAccount")).toBeChecked();
  const html = await (await page.request.get("/checkout", RETRIES)).text();
  expect(html).toContain("Два пъти.");
  expect(html).not.toContain("dobra parola");
});

test("the list of problems beside the button says of a postcode what its field says, also in a country chosen since", async ({
  page,
}) => {
  await startCheckout(page);
  await page.locator('[name="billing.country"]').selectOption("GR");
  await page.locator('[name="billing.postcode"]').fill("1784");
  await page.getByRole("button", PLACE).click();
  await expect(page.locator("#billing\\.postcode-error")).toHaveText("Проверете пощенския код.");
  const list = page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.locator('a[href="#billing.postcode"]') });
  await expect(list.getByRole("link", { name: "Проверете пощенския код." })).toBeVisible();
  await expect(page.getByText("Кодът е от четири цифри")).toHaveCount(0);
});
