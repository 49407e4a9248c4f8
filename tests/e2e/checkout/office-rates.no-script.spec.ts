import { CONTACT, fillFields, placeOrder, startCheckout } from "../fixtures/checkout-form";
import { expect, PHONE_WITHOUT_SCRIPTS, test } from "../fixtures/harness";

test.use(PHONE_WITHOUT_SCRIPTS);

test("without scripts the rate decides between office and street, and a missing office is an error", async ({
  page,
  allow,
}) => {
  await startCheckout(page);
  const office = page.locator('[name="billing.office"]');
  const street = page.locator('[name="billing.address1"]');
  await expect(office).toBeVisible();
  await page.getByText("Econt до адрес").first().click();
  await expect(office).toBeHidden();
  await fillFields(page, { ...CONTACT, "billing.address1": "ул. „Пирин“ 24" });
  await page.locator('[name="billing.state"]').selectOption("BG-22");
  await fillFields(page, { "billing.city": "София", "billing.postcode": "1784" });
  await page.getByText("Speedy до офис").first().click();
  await expect(street).toBeHidden();
  await placeOrder(page);
  await expect(page.getByRole("alert").first()).toContainText("Едно поле е за поправяне:");
  await expect(office).toBeFocused();
  await expect(page.locator('[name="billing.courier"]')).toBeHidden();
  allow(/status of 422/);
  await expect(street).toHaveValue("ул. „Пирин“ 24");
  await fillFields(page, { "billing.office": "Младост 1" });
  await placeOrder(page);
  await expect(page.getByRole("heading", { name: "Благодарим Ви, Мария!" })).toBeVisible();
  await expect(page.getByText("Офис на Speedy: Младост 1")).toBeVisible();
});
