import type { Page } from "@playwright/test";
import { expectAccessibleAtAllWidths } from "../fixtures/accessibility";
import { PLACE, placeOrder, startCheckout } from "../fixtures/checkout-form";
import { expect, test } from "../fixtures/harness";
import { fillAddress } from "../fixtures/journey";

const email = (page: Page) => page.locator('[name="billing.email"]');
const code = (page: Page) => page.getByLabel("Код за отстъпка");
const total = (page: Page) => page.locator(".totals-total dd");
const row = (page: Page) => page.locator(".totals-saved", { hasText: "Код IVAN" });

/** Holds the checkout's next reply until the returned function is called. */
async function holdReply(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/checkout\.data$/, (route) => promise.then(() => route.continue()), { times: 1 });
  return resolve;
}

test("a code is removed at the checkout, and the total is as before; one bound to an email is applied by Enter, counts with that email alone, and is in the order", async ({
  page,
}) => {
  await startCheckout(page);
  await expect(code(page)).toBeHidden();
  await fillAddress(page);
  const full = await total(page).innerText();
  await page.getByText("Имате код за отстъпка?").click();
  await code(page).fill("FIT10");
  await page.getByRole("button", { name: "Приложете" }).click();
  const remove = page.getByRole("button", { name: "Махнете код FIT10" });
  await expect(remove).toBeVisible();
  await expect(code(page)).toHaveValue("");
  // What is typed before the reply comes stays.
  const sendRemoval = await holdReply(page);
  await remove.click();
  await code(page).fill("IVAN");
  sendRemoval();
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole("button", PLACE)).toBeVisible();
  await expect(total(page)).toHaveText(full);
  await expect(code(page)).toHaveValue("IVAN");
  await code(page).press("Enter");
  await expect(page.locator("#code-error")).toContainText("Напишете този имейл при поръчката и приложете кода там.");
  await expect(code(page)).toBeFocused();
  // Another refusal opens what the shopper has closed meanwhile.
  const sendCode = await holdReply(page);
  await code(page).press("Enter");
  await page.getByText("Имате код за отстъпка?").click();
  await expect(code(page)).toBeHidden();
  sendCode();
  await expect(code(page)).toBeVisible();
  await expect(code(page)).toHaveValue("IVAN");
  await expectAccessibleAtAllWidths(page, "checkout with a refused code", "main");
  await email(page).fill("ivan@shop.test");
  await page.getByRole("button", { name: "Приложете" }).click();
  await expect(row(page)).toContainText("-");
  await expect(page.getByRole("heading", { name: "Вашата поръчка" })).toBeFocused();
  await expect(page.locator('[name="billing.firstName"]')).not.toHaveValue("");
  await expect(total(page)).not.toHaveText(full);
  await email(page).fill("drug@shop.test");
  await email(page).blur();
  await expect(row(page)).toContainText("не важи в момента");
  await expect(page.locator("#code-hint")).toContainText("важи с ivan@shop.test");
  await expectAccessibleAtAllWidths(page, "checkout with a code of another email", "main");
  await expect(total(page)).toHaveText(full);
  await email(page).fill("Ivan@shop.test");
  await email(page).blur();
  await expect(row(page)).toContainText("-");
  await placeOrder(page);
  await expect(page.getByRole("main").getByText("Отстъпка IVAN")).toBeVisible();
});
