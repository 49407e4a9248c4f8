import type { Page } from "@playwright/test";
import { expectAccessibleAtAllWidths } from "../fixtures/accessibility";
import { CONTACT, fillFields, PLACE, placeOrder, startCheckout } from "../fixtures/checkout-form";
import { expect, open, test } from "../fixtures/harness";
import { addUnseen, PLENTIFUL } from "../fixtures/journey";
import { tabTo } from "../fixtures/keyboard-input";

const OFFICE_RATE = "flat_rate:1";
const STREET_RATE = "flat_rate:2";
const FREE_RATE = "free_shipping:3";

const rate = (page: Page, id: string) => page.locator(`input[name="rateId"][value="${id}"]`);
const office = (page: Page) => page.locator('[name="billing.office"]');
const courier = (page: Page) => page.locator('[name="billing.courier"]');
const street = (page: Page) => page.locator('[name="billing.address1"]');
const totals = (page: Page) => page.locator(".totals");
const choice = (page: Page) => page.getByText("Къде да доставим").first();

async function fillPlace(page: Page): Promise<void> {
  await fillFields(page, CONTACT);
  await page.locator('[name="billing.state"]').selectOption("BG-22");
  await fillFields(page, { "billing.city": "София", "billing.postcode": "1784" });
}

async function expectToOffice(page: Page, isOffice: boolean): Promise<void> {
  await expect(office(page)).toBeVisible({ visible: isOffice });
  await expect(street(page)).toBeVisible({ visible: !isOffice });
}

test("the rate decides between office and street, by keyboard too, and the other's input is kept", async ({ page }) => {
  await startCheckout(page);
  await expect(rate(page, OFFICE_RATE)).toBeChecked();
  await expectToOffice(page, true);
  await expect(choice(page)).toBeHidden();
  await fillPlace(page);
  await page.getByRole("button", PLACE).click();
  await expect(courier(page)).toBeHidden();
  await expect(page.locator("#billing\\.office-error")).toContainText("Напишете кой е офисът или автоматът.");
  await expectAccessibleAtAllWidths(page, "an office's rate without an office", "main");
  await fillFields(page, { "billing.office": "Младост 1" });
  await tabTo(page, rate(page, OFFICE_RATE));
  await page.keyboard.press("ArrowDown");
  await expect(rate(page, STREET_RATE)).toBeChecked();
  await expectToOffice(page, false);
  await expect(totals(page)).toContainText("Econt до адрес");
  await page.getByRole("button", PLACE).click();
  await expect(page.locator("#billing\\.address1-error")).toContainText("Напишете улица и номер.");
  await tabTo(page, rate(page, STREET_RATE));
  await page.keyboard.press("ArrowUp");
  await expectToOffice(page, true);
  await expect(office(page)).toHaveValue("Младост 1");
  await expect(totals(page)).toContainText("Speedy до офис");
  await expect(page.locator(".totals[aria-busy=true]")).toHaveCount(0);
  await placeOrder(page);
  await expect(page.getByRole("heading", { name: "Благодарим Ви, Мария!" })).toBeVisible();
  await expect(page.getByText("Офис на Speedy: Младост 1")).toBeVisible();
});

test("a rate that is chosen while those of another country are still loading stays, with its total", async ({
  page,
}) => {
  await addUnseen(page, PLENTIFUL.id);
  await open(page, "/checkout");
  const country = page.locator('[name="billing.country"]');
  const late = Promise.withResolvers<void>();
  await page.route(
    "**/checkout.data*",
    async (route) => {
      await late.promise;
      await route.continue();
    },
    { times: 1 },
  );
  const abroad = page.waitForRequest((request) => /billing\.country=GR.*&intent=update/.test(request.postData() ?? ""));
  await country.selectOption("GR");
  await abroad;
  await country.selectOption("BG");
  await rate(page, STREET_RATE).check();
  late.resolve();
  await expect(totals(page)).toContainText("Econt до адрес");
  await expect(page.locator(".totals[aria-busy=true]")).toHaveCount(0);
  await expect(rate(page, STREET_RATE)).toBeChecked();
  await expect(totals(page)).toContainText("Econt до адрес");
});

test("a rate for either asks which, and an office belongs to the shipping address", async ({ page }) => {
  await addUnseen(page, PLENTIFUL.id, { quantity: 12 });
  await open(page, "/checkout");
  await rate(page, FREE_RATE).check();
  // On a phone, too.
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(choice(page)).toBeVisible();
  }
  await expectToOffice(page, false);
  await page.getByText("До офис или автомат на куриер").first().click();
  await expectToOffice(page, true);
  await page.getByRole("button", PLACE).click();
  await expect(page.locator("#billing\\.courier-error")).toContainText("Изберете куриер.");
  await rate(page, STREET_RATE).check();
  await expect(choice(page)).toBeHidden();
  await expectToOffice(page, false);
  await rate(page, OFFICE_RATE).check();
  await page.locator("#elsewhere").check();
  await expectToOffice(page, false);
  await expect(page.locator('[name="shipping.office"]')).toBeVisible();
  await expect(page.locator('[name="shipping.address1"]')).toBeHidden();
});

test("another country's only rate needs a street, its postcode has one error in the field and in the list beside the button, and changing back needs an office", async ({
  page,
}) => {
  await startCheckout(page);
  await fillPlace(page);
  await page.locator('[name="billing.country"]').selectOption("GR");
  await fillFields(page, { "billing.city": "Athina", "billing.postcode": "1784" });
  await page.getByRole("button", PLACE).click();
  await expect(page.locator("#billing\\.postcode-error")).toHaveText("Проверете пощенския код.");
  const list = page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.locator('a[href="#billing.postcode"]') });
  await expect(list.getByRole("link", { name: "Проверете пощенския код." })).toBeVisible();
  await expect(page.getByText("Кодът е от четири цифри")).toHaveCount(0);
  await fillFields(page, { "billing.postcode": "10552" });
  await expect(rate(page, "flat_rate:4")).toBeChecked();
  await expect(page.locator('input[name="rateId"]')).toHaveCount(1);
  await expectToOffice(page, false);
  await page.locator('[name="billing.country"]').selectOption("BG");
  await fillFields(page, { "billing.city": "София", "billing.postcode": "1784" });
  await expect(rate(page, OFFICE_RATE)).toBeChecked();
  await expectToOffice(page, true);
});
