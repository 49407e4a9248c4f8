import { CONTACT, fillFields, placeOrder } from "../fixtures/checkout-form";
import { expect, PHONE_WITHOUT_SCRIPTS, test } from "../fixtures/harness";
import { addUnseen, SIMPLE } from "../fixtures/journey";

test.use(PHONE_WITHOUT_SCRIPTS);

test("without scripts an office is chosen on a page of its own, and nothing typed is lost", async ({
  page,
  allow,
  courierShop,
}) => {
  allow(/status of 422/);
  const of = courierShop.url.origin;
  await addUnseen(page, SIMPLE.id, { of });
  await page.goto(`${of}/checkout`);
  await fillFields(page, { ...CONTACT, "billing.city": "София", "billing.postcode": "1000" });
  await page.locator('[name="billing.state"]').selectOption("BG-22");
  await page.getByText("Еконт до офис").first().click();
  await page.getByRole("button", { name: "Обновете доставката" }).last().click();
  await page.getByRole("button", { name: "Изберете офис" }).click();
  await expect(page.getByRole("heading", { name: "Еконт: офиси в София" })).toBeVisible();
  await page.getByLabel("Търсете по име, улица или номер").fill("люлин");
  await page.getByRole("button", { name: "Търсете", exact: true }).click();
  await expect(page.getByRole("radio")).toHaveCount(1);
  await page.getByRole("button", { name: "Изберете", exact: true }).click();
  await expect(page.getByText("Изберете от списъка.")).toBeVisible();
  await page.getByText("София Люлин").click();
  await page.getByRole("button", { name: "Изберете", exact: true }).click();
  await expect(page.getByText("София Люлин, ж.к. Люлин 4")).toBeVisible();
  await expect(page.locator(".totals")).toContainText("6,60 лв.");
  await expect(page.locator('[name="billing.email"]')).toHaveValue("maria@example.bg");
  await placeOrder(page);
  await expect(page.getByRole("heading", { name: "Благодарим Ви, Мария!" })).toBeVisible();
});
