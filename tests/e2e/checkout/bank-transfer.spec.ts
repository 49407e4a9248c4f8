import type { Page } from "@playwright/test";
import { startBuiltShop, type BuiltShop } from "../../built-shop/built-shop";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import { expectAccessibleAtAllWidths } from "../fixtures/accessibility";
import { expect, open, test } from "../fixtures/harness";
import { SIMPLE } from "../fixtures/journey";

const IBAN = "BG80 BNBG 9661 1020 3456 78";

let shop: BuiltShop;

test.beforeAll(async () => {
  shop = await startBuiltShop();
});
test.afterEach(async ({ page }) => {
  await page.goto("about:blank");
});
test.afterAll(() => shop.close());

/** The URL of an order that awaits a transfer, in the browser that placed it. */
async function orderByTransfer(page: Page, options: object): Promise<string> {
  await shop.setOptions(options);
  const visitor = shop.visit();
  await visitor.add(SIMPLE.id);
  const form = { ...(await readCheckoutForm(visitor)), paymentMethod: "bacs" };
  const { headers } = await visitor.submit("/checkout", form);
  const cookies = visitor.cookie.split("; ").map((one) => one.split("=") as [string, string]);
  await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: shop.url.href })));
  return new URL(headers.get("location")!, shop.url).href;
}

test("an order in euro shows the accounts, copies them in a bank form's format, and has a QR code for each", async ({
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: shop.url.origin });
  await open(page, await orderByTransfer(page, { currency: "EUR" }));
  const next = page.getByRole("region", { name: "Какво следва" });
  await expect(next.getByText(IBAN)).toBeVisible();
  await expect(next.getByRole("img", { name: "QR код за превода" })).toHaveCount(2);
  await next.getByRole("button", { name: "Копирайте: IBAN" }).first().click();
  await expect(page.getByRole("status").getByText("Копирано")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(IBAN.replaceAll(" ", ""));
  await next.getByRole("button", { name: "Копирайте: Сума" }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d+\.\d\d$/);
  await expectAccessibleAtAllWidths(page, "order by transfer", "main");
});
