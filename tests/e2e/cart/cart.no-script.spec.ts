import { expect, test } from "../fixtures/harness";
import { addSimple, SIMPLE } from "../fixtures/journey";

test("a cart is changed, refused a code and emptied without scripts", async ({ page, allow }) => {
  await page.goto(`/produkt/${SIMPLE.slug}`);
  await addSimple(page);
  await expect(page).toHaveURL(/\/cart$/);
  const quantity = page.getByLabel(`Количество: ${SIMPLE.name}`);
  await quantity.fill("3");
  await page.getByRole("button", { name: "Обновете", exact: true }).click();
  await expect(page.getByText("Продукти (3)")).toBeVisible();
  await page.getByLabel("Код за отстъпка").fill("EXPIRED");
  await page.getByRole("button", { name: "Приложете" }).click();
  await expect(page.locator("#code-error")).toHaveText("Срокът на този код е изтекъл.");
  await expect(page.getByLabel("Код за отстъпка")).toHaveValue("EXPIRED");
  await page.getByLabel("Код за отстъпка").fill("FIT10");
  await page.getByRole("button", { name: "Приложете" }).click();
  await page.getByRole("button", { name: "Махнете код FIT10" }).click();
  await expect(page.getByText("10 % отстъпка от цялата поръчка")).toHaveCount(0);
  await page.getByRole("radio", { name: /Econt/ }).check({ force: true });
  await page.getByRole("button", { name: "Обновете доставката" }).click();
  await expect(page.getByRole("radio", { name: /Econt/ })).toBeChecked();
  await page.getByText("Изпразнете", { exact: true }).click();
  await page.getByRole("button", { name: "Да, изпразнете я" }).click();
  await expect(page.getByRole("heading", { name: "Количката е празна" })).toBeVisible();
  // The browser logs the status of the refusing page.
  allow(/status of 422/);
});
