import type { Page } from "@playwright/test";
import { IVAN } from "../../built-shop/account-forms";
import { expectAccessibleAtAllWidths } from "../fixtures/accessibility";
import { startCheckout } from "../fixtures/checkout-form";
import { expect, onDesktopAndPhone, open, test, waitForScripts } from "../fixtures/harness";

const PLACE = { name: "Order with obligation to pay" };

const main = (page: Page) => page.getByRole("main");

/** A shopper without a word of Bulgarian: from the first page on everything is found by its English name. */
async function switchToEnglish(page: Page): Promise<void> {
  await page.getByRole("link", { name: "English" }).filter({ visible: true }).first().click();
  await expectEnglish(page);
}

async function expectEnglish(page: Page): Promise<void> {
  await expect(page.locator("html[lang=en]")).toBeAttached();
  await waitForScripts(page);
}

onDesktopAndPhone(() =>
  test("a reader of English searches, filters, buys with a bank transfer, and withdraws", async ({ page }) => {
    await open(page, "/");
    await switchToEnglish(page);
    await page.getByRole("combobox", { name: "Search" }).fill("whey proteins");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("whey proteins");
    await page.getByRole("link", { name: "Sila Whey Protein, 900 g", exact: true }).click();
    await expect(page.locator("#buy fieldset").first()).toBeVisible();
    for (const group of await page.locator("#buy fieldset").all())
      await group.getByRole("radio").first().check({ force: true });
    await page.locator("#buy").getByRole("button", { name: "Buy" }).click();
    await expect(page.getByText(/Added to cart|Items \(\d+\)/).first()).toBeVisible();
    await open(page, "/en/cart");
    await page.getByRole("link", { name: "Checkout" }).click();
    await page.getByRole("button", PLACE).click();
    await expect(main(page).getByRole("alert")).toContainText("fields need correcting:");
    await page.getByLabel("First name").first().fill("Mary");
    await page.getByLabel("Last name").first().fill("Jones");
    await page.getByLabel("Email").first().fill("mary@example.com");
    await page.getByLabel("Phone").first().fill("0888 123 456");
    await page.getByLabel("Region").first().selectOption({ label: "Sofia City" });
    await page.getByLabel("Town or village").first().fill("Sofia");
    await page.getByLabel("Postcode").first().fill("1784");
    await page.locator('[name="billing.office"]').fill("Mladost 1");
    await page.getByLabel("Bank transfer").check();
    await page.getByRole("checkbox", { name: /I have read and accept/ }).check();
    await page.getByRole("button", PLACE).click();
    await expect(page.getByRole("heading", { level: 1, name: "Thank you, Mary!" })).toBeVisible();
    await expect(page).toHaveURL(/\/en\/checkout\/order-received\/\d+\?key=/);
    await expect(main(page).getByText("IBAN").first()).toBeVisible();
    const [, number] = (await main(page).textContent())!.match(/Order no\. (\d+)/)!;
    await page.getByRole("link", { name: "Withdraw from the contract" }).first().click();
    await page.getByLabel("First and last name").fill("Mary Jones");
    await page.getByLabel("Email").fill("mary@example.com");
    await expect(page.getByLabel("Order number")).toHaveValue(number!);
    await page.getByRole("button", { name: "Continue to withdrawal" }).click();
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();
    await expect(page.getByRole("heading", { name: "We have received your withdrawal" })).toBeVisible();
  }),
);

test("a change of language in the middle of the checkout keeps the cart and everything typed", async ({ page }) => {
  await startCheckout(page);
  await page.getByLabel("Фамилия").first().fill("Jones");
  await page.getByLabel("Имейл").first().fill("mary@example.com");
  await page.getByRole("button", { name: "English" }).click();
  await expectEnglish(page);
  await expect(page).toHaveURL(/\/en\/checkout$/);
  await expect(page.getByLabel("Last name").first()).toHaveValue("Jones");
  await expect(page.getByLabel("Email").first()).toHaveValue("mary@example.com");
  await expectAccessibleAtAllWidths(page, "checkout in English", "main");
});

test("a change of language keeps filters, order and page; prices and dates are those of the language", async ({
  page,
}) => {
  await open(page, "/en/shop");
  const panel = page.getByRole("region", { name: "Filters" });
  await panel.getByLabel("On sale only").check();
  await expect(page.getByRole("link", { name: "Remove On sale" })).toBeVisible();
  const cards = page.locator(".card");
  await expect(cards.first()).toContainText(/BGN\u00a0\d+\.\d\d/);
  const found = await cards.count();
  // The results never come, so the link is pressed before them. The choice must not be lost.
  await page.route("**/shop.data*", () => undefined);
  await page.getByLabel("Sort by").selectOption({ label: "Price, low to high" });
  const other = page.getByRole("link", { name: "Български" }).filter({ visible: true }).first();
  await expect(other).toHaveAttribute("href", /sale.*price/);
  await other.click();
  await waitForScripts(page);
  await expect(page).toHaveURL(/\/magazin\?.*sale.*price/);
  await expect(cards).toHaveCount(found);
  await expect(cards.first()).toContainText(/\d,\d\d/);
});

test("a customer signs in and follows an order in English", async ({ page, allow }) => {
  await open(page, "/en/my-account/orders");
  await page.getByLabel("Email or username").fill(IVAN.username);
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(main(page).getByText(/isn’t right|don’t match|wrong/i)).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(IVAN.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await page.getByRole("link", { name: /1192/ }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: /no\. 1192/ })).toBeVisible();
  await expect(main(page).getByText("Track your parcel")).toBeVisible();
  allow(/status of 40[0-9]/);
});
