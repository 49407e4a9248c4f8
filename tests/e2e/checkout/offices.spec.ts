import type { Page } from "@playwright/test";
import { listOffices } from "../../../demo/couriers/offices";
import type { BuiltShop } from "../../built-shop/built-shop";
import { expectAccessible, expectAccessibleAtAllWidths } from "../fixtures/accessibility";
import { CONTACT, fillFields, PLACE } from "../fixtures/checkout-form";
import { expect, onDesktopAndPhone, open, test } from "../fixtures/harness";
import { addUnseen, SIMPLE } from "../fixtures/journey";
import { choose, press } from "../fixtures/keyboard-input";
import { translatePages } from "../fixtures/translator";

let shop: BuiltShop;

test.beforeEach(async ({ courierShop }) => {
  shop = courierShop;
  await shop.setOptions({ couriers: "ready" });
});
test.afterEach(async ({ page }) => {
  await page.goto("about:blank");
});

const ECONT = "woo_bg_econt:11";
const LOCKER = "woo_bg_boxnow:16";
const rate = (page: Page, id: string) => page.locator(`input[name="rateId"][value="${id}"]`);
const city = (page: Page) => page.locator('[name="billing.city"]');
const totals = (page: Page) => page.locator(".totals");
const sheet = (page: Page) => page.getByRole("dialog");
const chooseButton = (page: Page) => page.getByRole("button", { name: "Изберете офис" });
const thanks = (page: Page) => page.getByRole("heading", { name: "Благодарим Ви, Мария!" });

async function startAt(page: Page): Promise<void> {
  const of = shop.url.origin;
  await page.context().clearCookies();
  await addUnseen(page, SIMPLE.id, { of });
  await open(page, `${of}/checkout`);
}

async function enterSofia(page: Page): Promise<void> {
  await city(page).fill("София");
  await page.locator('[name="billing.postcode"]').fill("1000");
  await page.locator('[name="billing.state"]').selectOption("BG-22");
  // Closes what is offered for the postcode.
  await page.locator('[name="billing.state"]').focus();
}

async function agreeAndPlace(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /Прочетох и приемам/ }).check();
  await page.getByRole("button", PLACE).click();
}

async function readOfficeId(): Promise<string | undefined> {
  const order = (await shop.readOrders()).at(-1) as { metaData: { key: string; value: string }[] };
  return order.metaData.find(({ key }) => key === "courier_office_id")?.value;
}

test("no rate is chosen silently, none is free without a price, and an office gives it one", async ({ page }) => {
  await startAt(page);
  await expect(page.locator('input[name="rateId"]:checked')).toHaveCount(0);
  await expect(page.getByText("безплатна", { exact: true })).toHaveCount(0);
  await expect(totals(page)).toContainText("без доставката");
  await rate(page, ECONT).check();
  await expect(totals(page)).toContainText("цената се смята след избора на офис");
  await fillFields(page, CONTACT);
  await agreeAndPlace(page);
  await expect(page.locator("#billing\\.officeId-error")).toContainText("Изберете офис от списъка.");
  await enterSofia(page);
  await chooseButton(page).click();
  await expect(sheet(page).getByRole("option")).toHaveCount(6);
  await expectAccessibleAtAllWidths(page, "the list of offices", "dialog");
  await sheet(page).getByRole("combobox").fill("младост");
  await sheet(page)
    .getByRole("option", { name: /Младост/ })
    .click();
  await expect(page.getByText("София Младост, ж.к. Младост 1, бл. 54")).toBeVisible();
  await expect(page.locator("#billing\\.officeId-error")).toHaveCount(0);
  await expect(totals(page)).toContainText("6,60 лв.");
  await page.locator('input[name="paymentMethod"][value="bacs"]').check();
  await expect(totals(page)).toContainText("5,20 лв.");
  // What shoppers without scripts see; axe needs scripts.
  await open(page, `${shop.url.origin}/checkout/office`);
  await expect(page.getByRole("radio")).toHaveCount(6);
  await expectAccessible(page, "the page of offices", "main");
  await open(page, `${shop.url.origin}/checkout`);
  await expect(page.getByText("София Младост, ж.к. Младост 1, бл. 54")).toBeVisible();
  await expect(totals(page)).toContainText("5,20 лв.");
  await agreeAndPlace(page);
  await expect(thanks(page)).toBeVisible();
  expect(await readOfficeId()).toBe("1121");
});

test("by keyboard alone an office is found and ordered to, Escape gives the focus back, and a press right after it opens the list again", async ({
  page,
}) => {
  await startAt(page);
  await fillFields(page, CONTACT);
  await enterSofia(page);
  await rate(page, ECONT).check();
  await press(page, chooseButton(page));
  await expect(sheet(page).getByRole("combobox")).toBeFocused();
  // The dialog gives the focus back before it fires `close`.
  await chooseButton(page).evaluate((button) =>
    button.addEventListener("focus", () => (button as HTMLButtonElement).click(), { once: true }),
  );
  await page.keyboard.press("Escape");
  await expect(sheet(page).getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(chooseButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(sheet(page).getByRole("combobox")).toBeFocused();
  await page.keyboard.type("граф");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Сменете" })).toBeFocused();
  await expect(totals(page)).toContainText("6,60 лв.");
  await choose(page, "paymentMethod", "cod");
  await press(page, page.locator("#consent"), "Space");
  await press(page, page.getByRole("button", PLACE));
  await expect(thanks(page)).toBeVisible();
  expect(await readOfficeId()).toBe("1114");
});

onDesktopAndPhone(() =>
  test("a returning shopper orders to the office used last within fourteen taps; the words instead of a price leave the delivery's name its room", async ({
    page,
  }) => {
    await startAt(page);
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByText("Еконт до адрес").click();
    const row = totals(page).locator("div", { hasText: "цената се смята, след като въведете адреса" });
    await expect(row).toBeVisible();
    expect((await row.boundingBox())!.height).toBeLessThan(100);
    await page.setViewportSize(size);
    const { id } = listOffices("boxnow").find(({ city: place }) => place === "Варна")!;
    await page.evaluate((last) => localStorage.setItem("offices", JSON.stringify({ boxnow: [last] })), id);
    // What the session kept of the shopper's data.
    await fillFields(page, CONTACT);
    await page.evaluate(() => {
      let taps = 0;
      addEventListener(
        "pointerdown",
        () => document.documentElement.setAttribute("data-taps", String((taps += 1))),
        true,
      );
    });
    await page.getByText("BOX NOW до автомат").click();
    await expect(rate(page, LOCKER)).toBeChecked();
    await city(page).click();
    await city(page).pressSequentially("варна", { delay: 30 });
    // Not the region's option of the same name.
    await page
      .getByRole("listbox")
      .getByRole("option", { name: /^Варна/ })
      .first()
      .click();
    await expect(page.locator('[name="billing.postcode"]')).toHaveValue("9000");
    await page.getByRole("button", { name: "Изберете автомат" }).click();
    await expect(sheet(page).getByRole("option").first()).toContainText("ползвали сте го");
    await sheet(page).getByRole("option").first().click();
    await page.locator("label", { hasText: "Наложен платеж" }).click();
    await page.getByText("Прочетох и приемам").click({ position: { x: 4, y: 4 } });
    const taps = Number(await page.locator("html").getAttribute("data-taps")) + 1;
    await page.getByRole("button", PLACE).click();
    await expect(thanks(page)).toBeVisible();
    expect(taps).toBeLessThanOrEqual(14);
    expect(await readOfficeId()).toBe(id);
  }),
);

test("in a translated page an office is chosen and ordered to", async ({ page }) => {
  await translatePages(page);
  await startAt(page);
  await fillFields(page, CONTACT);
  await enterSofia(page);
  await rate(page, ECONT).check();
  await page.locator("#billing\\.officeId").click();
  await sheet(page).getByRole("option").nth(1).click();
  await expect(page.locator(".office-chosen")).toBeVisible();
  await page.locator("#billing\\.officeId").click();
  await sheet(page).getByRole("option").first().click();
  await expect(totals(page)).toContainText("6,60");
  await page.locator("#consent").check();
  await page.locator('button[value="place"]').click();
  await expect(page.locator("h1")).toContainText("Благодарим");
});

test("a list that can't be loaded is requested again, a settlement without offices says so, and an office that comes back with its country is priced again", async ({
  page,
  allow,
}) => {
  await startAt(page);
  await enterSofia(page);
  await rate(page, ECONT).check();
  await page.route("**/api/offices*", (route) => route.fulfill({ status: 503, body: "{}" }));
  allow(/503/);
  await chooseButton(page).click();
  await expect(sheet(page).getByRole("alert")).toContainText("Списъкът не се зареди.");
  await page.unroute("**/api/offices*");
  await sheet(page).getByRole("button", { name: "Опитайте пак" }).click();
  await expect(sheet(page).getByRole("option")).toHaveCount(6);
  await page.keyboard.press("Escape");
  await city(page).fill("Гостун");
  await page.locator('[name="billing.postcode"]').fill("2773");
  await page.locator('[name="billing.state"]').selectOption("BG-01");
  await page.locator('[name="billing.state"]').focus();
  await chooseButton(page).click();
  await expect(sheet(page).getByRole("alert")).toContainText("Еконт няма офиси в Гостун.");
  await page.keyboard.press("Escape");
  await enterSofia(page);
  await chooseButton(page).click();
  await sheet(page).getByRole("option").first().click();
  await expect(totals(page)).toContainText("6,60 лв.");
  const country = page.locator('[name="billing.country"]');
  await country.selectOption("GR");
  await expect(totals(page)).toContainText("в чужбина");
  await country.selectOption("BG");
  await expect(rate(page, ECONT)).toBeChecked();
  await expect(page.locator(".office-chosen")).toBeVisible();
  await expect(totals(page)).toContainText("6,60 лв.");
});
