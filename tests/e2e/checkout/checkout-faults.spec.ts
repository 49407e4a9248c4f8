import type { BuiltShop } from "../../built-shop/built-shop";
import { expectAccessibleAtAllWidths } from "../fixtures/accessibility";
import { PLACE, placeOrder, settled } from "../fixtures/checkout-form";
import { expect, open, test, waitForScripts } from "../fixtures/harness";
import { addUnseen, fillAddress, SIMPLE } from "../fixtures/journey";

let shop: BuiltShop;

test.beforeEach(async ({ page, cardShop }) => {
  ({ shop } = cardShop);
  await shop.reset();
  await shop.setOptions({ currency: "EUR" });
  await addUnseen(page, SIMPLE.id, { of: shop.url.origin });
  await open(page, new URL("/checkout", shop.url).href);
});

test("a session that expired before the checkout loses neither the cart nor what was typed; a backend fault is an error, focus and fields stay, and a retry orders once", async ({
  page,
}) => {
  const before = (await shop.readOrders()).length;
  await fillAddress(page);
  await settled(page);
  await shop.setFault({ kind: "expired-session", count: 1, operation: "getCart" });
  await page.reload();
  await expect(page.getByText("Количката Ви е възстановена")).toBeVisible();
  await expect(page.getByText(SIMPLE.name).first()).toBeVisible();
  await expect(page.locator('[name="billing.phone"]')).toHaveValue("0888 123 456");
  await waitForScripts(page);
  await shop.setFault({ kind: "500", count: 1, operation: "checkout" });
  await placeOrder(page);
  await expect(page.locator(".checkout-message")).toContainText("не отговори навреме");
  await expect(page.getByRole("button", PLACE)).toBeFocused();
  await expect(page.locator('[name="billing.city"]')).toHaveValue("София");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Благодарим Ви, Мария!" })).toBeFocused();
  expect(await shop.readOrders()).toHaveLength(before + 1);
});

test("products that sold out in the meantime are named in Bulgarian, and nothing is ordered; a late response of totals doesn't replace the error", async ({
  page,
}) => {
  const before = (await shop.readOrders()).length;
  let letRatesCome = () => {};
  const isOrderAnswered = new Promise<void>((resolve) => (letRatesCome = resolve));
  await page.route("**/checkout.data*", async (route) => {
    if (route.request().postData()?.includes("intent=update")) await isOrderAnswered;
    await route.continue();
  });
  const rates = page.waitForResponse((answer) => answer.request().postData()?.includes("intent=update") ?? false);
  await fillAddress(page);
  await shop.setStock(SIMPLE.id, 0);
  await placeOrder(page);
  await expect(page.locator(".checkout-message")).toContainText(SIMPLE.name);
  await expect(page.getByRole("button", PLACE)).toBeFocused();
  await expect(page.locator('[name="billing.city"]')).toHaveValue("София");
  expect(await shop.readOrders()).toHaveLength(before);
  letRatesCome();
  await rates;
  await settled(page);
  await expect(page.locator(".checkout-message")).toContainText(SIMPLE.name);
});

test("without the plugin the checkout says that orders aren't taken, and keeps the cart", async ({ page, allow }) => {
  allow(/status of 503 .*\/checkout$/);
  await shop.setOptions({ currency: "EUR", hasPlugin: false });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Сега не приемаме поръчки" })).toBeVisible();
  await expectAccessibleAtAllWidths(page, "checkout without orders", "main");
  await page.getByRole("link", { name: "Към количката" }).click();
  await expect(page.getByText(SIMPLE.name).first()).toBeVisible();
});

test("a cart changed in another tab shows the checkout with the new total before it can be ordered", async ({
  page,
  context,
}) => {
  const before = (await shop.readOrders()).length;
  await fillAddress(page);
  await settled(page);
  const other = await context.newPage();
  await open(other, new URL(`/produkt/${SIMPLE.slug}`, shop.url).href);
  await other.locator("#buy").getByRole("button", { name: "Купи" }).click();
  await expect(other.getByRole("status").getByText("Добавено в количката")).toBeVisible();
  await other.close();
  await placeOrder(page);
  await expect(page.locator(".checkout-message")).toContainText("Проверете");
  expect(await shop.readOrders()).toHaveLength(before);
  await page.getByRole("button", PLACE).click();
  await expect(page.getByRole("heading", { name: "Благодарим Ви, Мария!" })).toBeVisible();
  expect(await shop.readOrders()).toHaveLength(before + 1);
});
