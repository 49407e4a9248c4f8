import { newEmail } from "../fixtures/account-pages";
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
import { expect, RETRIES, test } from "../fixtures/harness";

test("an order with account, office, invoice and bank transfer shows all of it, without an accessibility fault in any state", async ({
  page,
}) => {
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
  await expect(page.locator("#consent")).toHaveCSS("border-top-width", "2px");
  await expectAccessibleAtAllWidths(page, "everything wrong, everything open", "main");
  await page.getByRole("link", { name: "Напишете ЕИК на фирмата." }).click();
  await expect(page.locator('[name="invoice.number"]')).toBeFocused();
  await page.locator("#elsewhere").uncheck();
  const email = newEmail();
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
