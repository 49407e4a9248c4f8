import { CONTACT, fillFields, fillOffice, INVOICE, PLACE, placeOrder } from "../fixtures/checkout-form";
import { expect, test } from "../fixtures/harness";
import { SIMPLE } from "../fixtures/journey";

test("without scripts invalid fields are listed on top, the first has the focus, and nothing typed is lost", async ({
  page,
  allow,
}) => {
  await page.goto(`/produkt/${SIMPLE.slug}`);
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  await page.goto("/checkout");
  await page.locator("#createAccount").check();
  await page.locator("#invoice").check();
  await fillFields(page, { ...CONTACT, ...INVOICE, "invoice.number": "206184532", password: "dobra parola 9" });
  await fillOffice(page);
  await fillFields(page, { "billing.phone": "12", "billing.postcode": "178" });
  await page.getByRole("button", PLACE).click();
  await expect(page.getByRole("alert").first()).toContainText("4 полета са за поправяне:");
  await expect(page.locator('[name="billing.phone"]')).toBeFocused();
  await expect(page.locator('[name="invoice.company"]')).toHaveValue(INVOICE["invoice.company"]);
  await expect(page.locator('[name="billing.office"]')).toHaveValue(/Младост 1/);
  expect(await page.content()).not.toContain("dobra parola");
  // A refused form is a page with status 422, which Chromium logs.
  allow(/status of 422/);
  await page.getByRole("alert").first().getByRole("link", { name: /^ЕИК/ }).click();
  await expect(page).toHaveURL(/#invoice\.number$/);
  await page.locator("#createAccount").uncheck();
  await fillFields(page, {
    "billing.phone": "+359 888 123 456",
    "billing.postcode": "1784",
    "invoice.number": "206184534",
  });
  await placeOrder(page);
  await expect(page.getByRole("heading", { name: "Благодарим Ви, Мария!" })).toBeVisible();
  await expect(page.getByText("Офис на Speedy: Младост 1")).toBeVisible();
  await expect(page.getByText("ЕИК 206184534")).toBeVisible();
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "Благодарим Ви, Мария!" })).toBeVisible();
});
