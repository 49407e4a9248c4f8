import type { Page } from "@playwright/test";
import { CONTACT, PLACE } from "../fixtures/checkout-form";
import { expect, open, test, waitForScripts } from "../fixtures/harness";
import { SIMPLE } from "../fixtures/journey";
import { choose, pick, press, type } from "../fixtures/keyboard-input";

const placeButton = (page: Page) => page.getByRole("button", PLACE);
const thanks = (page: Page) => page.getByRole("heading", { name: "Благодарим Ви, Мария!" });

async function fillByKeyboard(page: Page): Promise<void> {
  await type(page, CONTACT);
  await type(page, { "billing.city": "София", "billing.postcode": "1784" });
  await pick(page, "billing.state", "BG-22");
  const street = page.locator('[name="billing.address1"]');
  if (await street.isVisible()) return type(page, { "billing.address1": "ул. „Пирин“ 24" });
  await type(page, { "billing.office": "Младост 1" });
}

async function agreeAndPlace(page: Page): Promise<void> {
  await press(page, page.locator("#consent"), "Space");
  await press(page, placeButton(page));
}

test("by keyboard alone two coupons and another address make an order, though its button is pressed twice", async ({
  page,
}) => {
  // Far more key presses than any other journey.
  test.slow();
  await open(page, `/produkt/${SIMPLE.slug}`);
  await press(page, page.locator("#buy").getByRole("button", { name: "Купи" }));
  await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
  await press(page, page.getByRole("banner").getByRole("link", { name: /^Количка/ }));
  await press(page, page.getByRole("dialog").getByRole("link", { name: "Вижте количката" }));
  for (const code of ["FIT10", "FREESHIP"]) {
    await type(page, { code });
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Код ${code}`).first()).toBeVisible();
  }
  await press(page, page.getByRole("link", { name: "Към поръчката" }));
  await page.waitForURL(/\/checkout$/);
  await waitForScripts(page);
  await fillByKeyboard(page);
  await press(page, page.locator("#elsewhere"), "Space");
  await type(page, { "shipping.firstName": "Иван", "shipping.lastName": "Петров" });
  await type(page, { "shipping.city": "Варна", "shipping.postcode": "9000" });
  await pick(page, "shipping.state", "BG-03");
  await type(page, { "shipping.address1": "ул. „Шипка“ 3" });
  await choose(page, "rateId", "free_shipping:3");
  await expect(page.locator(".totals-free")).toHaveText("безплатна");
  await expect(page.locator(".totals[aria-busy=true]")).toHaveCount(0);
  await agreeAndPlace(page);
  await page.keyboard.press("Enter");
  await expect(thanks(page)).toBeVisible();
  const main = page.getByRole("main");
  for (const words of ["Иван Петров", "9000 Варна", "Отстъпка FIT10", "безплатна"])
    await expect(main.getByText(words).first()).toBeVisible();
  await expect(main.getByRole("link", { name: SIMPLE.name })).toBeVisible();
  expect((await page.context().cookies()).some(({ name }) => name === "cart_items")).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
});

test("after an add the cart is one key away from where it was pressed, in the list and on the page (WCAG 2.4.3)", async ({
  page,
}) => {
  for (const [path, button] of [
    [`/produkt/${SIMPLE.slug}`, page.locator("#buy").getByRole("button", { name: "Купи" })],
    ["/magazin?orderby=price", page.locator(".card").getByRole("button", { name: "Купи", exact: true }).first()],
  ] as const) {
    await open(page, path);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
    await expect(button).toBeFocused();
    await page.keyboard.press("Tab");
    const link = page.getByRole("main").getByRole("link", { name: "Количка", exact: true });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 0.97 });
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/cart$/);
  }
});
