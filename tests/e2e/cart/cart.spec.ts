import type { Page } from "@playwright/test";
import type { BuiltShop } from "../../built-shop/built-shop";
import { findProducts } from "../../fixtures/demo-products";
import { expectAccessibleAtAllWidths } from "../fixtures/accessibility";
import { expect, open, reload, test } from "../fixtures/harness";
import { addUnseen, SIMPLE } from "../fixtures/journey";

const [GONE, SHORT, THIRD] = findProducts(
  3,
  ({ type, stock, virtual, soldIndividually }) =>
    type === "SIMPLE" && (stock ?? 0) > 8 && !virtual && !soldIndividually,
);

async function openCart(page: Page): Promise<void> {
  await addUnseen(page, SIMPLE.id);
  await open(page, "/cart");
}

test("a coupon's error is at its field, which gets the focus; a valid one shows its discount and can be removed", async ({
  page,
}) => {
  await openCart(page);
  const field = page.getByLabel("Код за отстъпка");
  const wrong: [string, string][] = [
    ["nyama", "Няма такъв код. Проверете как е изписан."],
    ["EXPIRED", "Срокът на този код е изтекъл."],
    ["USEDUP", "Този код вече е използван докрай."],
  ];
  for (const [code, words] of wrong) {
    await field.fill(code);
    await page.getByRole("button", { name: "Приложете" }).click();
    await expect(page.locator("#code-error")).toHaveText(words);
    await expect(field).toBeFocused();
  }
  await expectAccessibleAtAllWidths(page, "coupon error", "main");
  await field.fill("FIT10");
  await field.press("Enter");
  await expect(page.getByText("10 % отстъпка от цялата поръчка")).toBeVisible();
  await expect(page.locator("#code-error")).toHaveCount(0);
  await expectAccessibleAtAllWidths(page, "full cart with a code", "main");
  await page.getByRole("button", { name: "Махнете код FIT10" }).click();
  await expect(page.getByText("10 % отстъпка от цялата поръчка")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Обобщение" })).toBeFocused();
});

test("a burst of presses is sent before the checkout opens; a typed quantity is one change, and an empty one restores the previous", async ({
  page,
}) => {
  await openCart(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    const quantity = new URLSearchParams(request.postData() ?? "").get("quantity");
    if (request.method() === "POST" && quantity !== null) sent.push(quantity);
  });
  const quantity = page.getByLabel(`Количество: ${SIMPLE.name}`);
  const expectOrdered = async (count: number) => {
    await page.getByRole("link", { name: "Към поръчката" }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.locator(".mini-line-picture b")).toHaveText(new RegExp(`^${count}\\s`));
  };
  for (let press = 0; press < 5; press++) await page.getByRole("button", { name: "Повече" }).click();
  await page.getByRole("button", { name: "По-малко" }).click();
  await expect(quantity).toHaveValue("5");
  await expectOrdered(5);
  sent.length = 0;

  await page.goBack();
  await reload(page);
  await expect(quantity).toHaveValue("5");
  await quantity.fill("");
  await expect(quantity).toHaveValue("");
  await quantity.pressSequentially("15", { delay: 150 });
  await expect(quantity).toHaveValue("15");
  expect(sent).toEqual([]);
  await quantity.press("Enter");
  await expect(page.getByText(/^Продукти \(\d+\)$/).first()).toHaveText("Продукти (15)");
  await expect(page.locator(".cart-line[aria-busy=true]")).toHaveCount(0);
  for (const nothing of ["", "0", "2.5", "-3"]) {
    await quantity.fill(nothing);
    await quantity.blur();
    await expect(quantity).toHaveValue("15");
  }
  await quantity.fill("12");
  await expectOrdered(12);
  expect(sent).toEqual(["15", "12"]);

  await page.goBack();
  await page.getByRole("button", { name: `Премахване на ${SIMPLE.name}` }).click();
  await expect(page.getByRole("heading", { name: "Количката е празна" })).toBeVisible();
});

test("two tabs show one cart, which needs a second press to be emptied, and then the focus moves on", async ({
  page,
  context,
}) => {
  await openCart(page);
  const other = await context.newPage();
  await open(other, "/cart");
  await other.getByRole("button", { name: "Повече" }).click();
  await expect(page.getByLabel(`Количество: ${SIMPLE.name}`)).toHaveValue("2");
  await expect(page.getByText("Продукти (2)")).toBeVisible();
  // A change without an event, as when the other tab has just ordered.
  await other.goto("about:blank");
  await addUnseen(page, THIRD!.id);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText("Продукти (3)")).toBeVisible();
  await page.getByText("Изпразнете", { exact: true }).click();
  await page.getByRole("button", { name: "Да, изпразнете я" }).click();
  await expect(page.getByRole("heading", { name: "Количката е празна" })).toBeFocused();
});

test.describe("over a backend whose stock changes", () => {
  let shop: BuiltShop;
  let origin: string;

  test.beforeEach(async ({ cardShop }) => {
    ({ shop } = cardShop);
    origin = shop.url.origin;
    await shop.reset();
    await shop.setOptions({ currency: "EUR" });
    for (const product of [GONE, SHORT, THIRD]) await shop.setStock(product!.id, 20);
  });

  test("sold-out products and too large quantities are reported at the line and block the checkout", async ({
    page,
  }) => {
    await addUnseen(page, GONE!.id, { quantity: 2, of: origin });
    await addUnseen(page, SHORT!.id, { quantity: 2, of: origin });
    await shop.setStock(GONE!.id, 0);
    await shop.setStock(SHORT!.id, 4);
    await open(page, `${origin}/cart`);
    const line = (name: string) => page.locator(".cart-line").filter({ hasText: name });
    await expect(line(GONE!.name).getByText("Изчерпан е. Махнете го, за да поръчате останалото.")).toBeVisible();
    await shop.setStock(SHORT!.id, 3);
    await page.getByLabel(`Количество: ${SHORT!.name}`).fill("4");
    await page.getByLabel(`Количество: ${SHORT!.name}`).press("Enter");
    await expect(line(SHORT!.name).getByText("Има само 3 броя. Намалихме количеството дотолкова.")).toBeVisible();
    await expect(page.getByLabel(`Количество: ${SHORT!.name}`)).toHaveValue("3");
    await expectAccessibleAtAllWidths(page, "short of stock", "main");
    await expect(page.getByRole("button", { name: "Към поръчката" })).toBeDisabled();
    await page.getByRole("button", { name: `Премахване на ${GONE!.name}` }).click();
    await page.getByRole("link", { name: "Към поръчката" }).click();
    await expect(page).toHaveURL(/\/checkout$/);
  });

  test("a restored cart names the lost products, on its page and in the panel", async ({ page }) => {
    await addUnseen(page, GONE!.id, { quantity: 2, of: origin });
    await addUnseen(page, SHORT!.id, { quantity: 2, of: origin });
    await addUnseen(page, THIRD!.id, { of: origin });
    await shop.setStock(GONE!.id, 0);
    await shop.setFault({ kind: "expired-session", count: 1 });
    await open(page, `${origin}/cart`);
    await expect(page.getByText(`${GONE!.name}: вече не може да се поръча`)).toBeVisible();
    await expectAccessibleAtAllWidths(page, "restored cart", "main");
    await open(page, `${origin}/magazin`);
    await shop.setStock(SHORT!.id, 1);
    await shop.setFault({ kind: "expired-session", count: 1, operation: "getCart" });
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Количка/ })
      .click();
    const panel = page.getByRole("dialog", { name: /^Количка/ });
    await expect(panel.getByText(`${SHORT!.name}: има само 1 брой`)).toBeVisible();
    await expectAccessibleAtAllWidths(page, "restored panel", "dialog[open]");
  });
});
