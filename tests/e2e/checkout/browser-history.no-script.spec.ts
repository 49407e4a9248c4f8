import { CONTACT, fillFields, placeOrder } from "../fixtures/checkout-form";
import { expect, test } from "../fixtures/harness";
import { addSimple, fillAddress, SIMPLE } from "../fixtures/journey";

const THANKS = { name: "Благодарим Ви, Мария!" };

test("without scripts Back after an order leads to the order or to a cart that names it, and Forward works", async ({
  page,
}) => {
  await page.goto(`/produkt/${SIMPLE.slug}`);
  await addSimple(page);
  await page.getByRole("link", { name: "Към поръчката" }).click();
  await fillFields(page, CONTACT);
  await fillAddress(page);
  await placeOrder(page);
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  const order = page.url();
  await page.goBack();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  expect(page.url()).toBe(order);
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("heading", { name: "Поръчката Ви е приета" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Вижте поръчката" })).toHaveAttribute(
    "href",
    new URL(order).pathname + new URL(order).search,
  );
  for (let step = 0; step < 2; step++) {
    await page.goForward();
    await expect(page.getByRole("heading", THANKS)).toBeVisible();
    expect(page.url()).toBe(order);
  }
});
