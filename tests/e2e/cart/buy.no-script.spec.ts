import { orderWithCode } from "../fixtures/checkout-form";
import { expect, PHONE_WITHOUT_SCRIPTS, test } from "../fixtures/harness";
import { addVariable, SIMPLE, VARIABLE } from "../fixtures/journey";

test.use(PHONE_WITHOUT_SCRIPTS);

const THANKS = { name: "Благодарим Ви, Мария!" };

test("a shopper can order without scripts; Back leads to the order or to a cart that names it, and Forward works", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("searchbox").fill(SIMPLE.name.slice(0, 12));
  await page.getByRole("button", { name: "Търсене" }).click();
  await expect(page).toHaveURL(/\/magazin\?filter=search(?:\[|%5B)/);
  await page.getByRole("link", { name: SIMPLE.name, exact: true }).click();
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await addVariable(page);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(VARIABLE.product.name)).toBeVisible();
  await orderWithCode(page);

  const order = page.url();
  await page.goBack();
  await expect(page.getByRole("heading", THANKS)).toBeVisible();
  expect(page.url()).toBe(order);
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("heading", { name: "Поръчката Ви е приета" })).toBeVisible();
  const { pathname, search } = new URL(order);
  await expect(page.getByRole("link", { name: "Вижте поръчката" })).toHaveAttribute("href", pathname + search);
  for (let step = 0; step < 2; step++) {
    await page.goForward();
    await expect(page.getByRole("heading", THANKS)).toBeVisible();
    expect(page.url()).toBe(order);
  }
});
