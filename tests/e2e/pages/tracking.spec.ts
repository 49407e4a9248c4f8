import type { Page, Request } from "@playwright/test";
import { orderSeeds } from "../../../demo/content/orders/orders";
import { startBuiltShop, type BuiltShop } from "../../built-shop/built-shop";
import { expectAccessibleAtAllWidths, expectNoSidewaysScroll } from "../fixtures/accessibility";
import { IVAN } from "../../built-shop/account-forms";
import { signInUnseen } from "../fixtures/account-pages";
import { placeOrder } from "../fixtures/checkout-form";
import { addSimple, fillAddress, SIMPLE } from "../fixtures/journey";
import { expect, open, reload, test } from "../fixtures/harness";
import { readEvents, waitForEvent } from "../fixtures/tracked-events";

let shop: BuiltShop;
let asked: string[];

test.beforeAll(async () => {
  shop = await startBuiltShop({ SITE: { trackingId: "G-TEST1234" } });
});
test.afterAll(() => shop.close());
test.beforeEach(async ({ page }) => {
  asked = [];
  page.on("request", (request: Request) => asked.push(request.url()));
  await page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "document.cookie = '_ga=GA1; path=/';" }),
  );
});

const at = (path: string) => new URL(path, shop.url).href;
const strangers = () => asked.filter((url) => !url.startsWith(shop.url.origin) && !url.startsWith("data:"));
const bar = (page: Page) => page.getByRole("region", { name: "Бисквитки" });

test("before consent and after refusing there is no third-party script, cookie or request, and events of then aren't sent when consent is given later", async ({
  page,
  context,
}) => {
  const allow = async (name: string) => {
    await page.getByRole("link", { name: "Избор за бисквитките" }).click();
    await bar(page).getByRole("checkbox", { name }).check();
    await bar(page).getByRole("button", { name: "Запазване на избора" }).click();
    await expect(bar(page)).toHaveCount(0);
  };
  const look = async () => {
    await open(page, at("/magazin?filter=search[протеин]"));
    await open(page, at(`/produkt/${SIMPLE.slug}`));
    await addSimple(page);
    await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
    expect(strangers()).toEqual([]);
    const names = (await context.cookies()).map(({ name }) => name).filter((name) => name !== "consent");
    expect(names.toSorted()).toEqual(["cart_items", "session"]);
    expect(await page.evaluate(() => "dataLayer" in window || localStorage.length > 0)).toBe(false);
  };
  await look();
  await bar(page).getByRole("button", { name: "Отказвам" }).click();
  await expect(bar(page)).toHaveCount(0);
  await look();
  await expect(bar(page)).toHaveCount(0);
  await allow("Реклама");
  await addSimple(page);
  await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
  expect(strangers()).toEqual([]);
  await allow("Статистика");
  // Only the current page's view is sent.
  await waitForEvent(page, "view_item");
  expect((await readEvents(page)).map(({ name }) => name).toSorted()).toEqual(["page_view", "view_item"]);
});

test("with consent every step to an order is sent in GA4's format, and the purchase once", async ({ page }) => {
  await open(page, at(`/produkt/${SIMPLE.slug}`));
  await bar(page).getByRole("button", { name: "Приемам" }).click();
  const item = { item_id: String(SIMPLE.id), item_name: SIMPLE.name, quantity: 1 };
  const viewed = await waitForEvent(page, "view_item");
  expect(viewed).toMatchObject({ currency: "BGN", items: [item] });
  for (const part of ["item_brand", "item_category"]) expect(viewed.items[0]![part]).toBeTruthy();
  const { item_brand, item_category } = viewed.items[0]!;
  // The events are queued before the script is requested.
  await expect.poll(() => asked).toContain("https://www.googletagmanager.com/gtag/js?id=G-TEST1234");
  const commands = await page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.slice(0, 2).map((entry) => Array.from(entry)),
  );
  expect(commands).toMatchObject([
    ["consent", "default", { analytics_storage: "denied", ad_user_data: "denied" }],
    ["consent", "update", { analytics_storage: "granted", ad_user_data: "granted" }],
  ]);
  await addSimple(page);
  const { price } = viewed.items[0]!;
  expect(await waitForEvent(page, "add_to_cart")).toMatchObject({
    value: price,
    items: [{ ...item, item_brand, item_category, price }],
  });
  await open(page, at("/cart"));
  await page.getByRole("button", { name: /^Повече/ }).click();
  expect((await waitForEvent(page, "add_to_cart")).items).toMatchObject([item]);
  await page.getByRole("button", { name: /^По-малко/ }).click();
  expect((await waitForEvent(page, "remove_from_cart")).items).toMatchObject([{ ...item, item_brand, item_category }]);
  await open(page, at("/checkout"));
  expect(await waitForEvent(page, "begin_checkout")).toMatchObject({ value: price, items: [item] });
  await fillAddress(page);
  await placeOrder(page);
  await expect(page.getByRole("heading", { name: "Благодарим Ви, Мария!" })).toBeVisible();
  const bought = await waitForEvent(page, "purchase");
  expect(bought).toMatchObject({ currency: "BGN", value: price, items: [{ ...item, item_brand, item_category }] });
  expect(page.url()).toContain(`/${String(bought.transaction_id)}?key=`);
  await reload(page);
  // Queued events are sent at once: no further event of this load follows.
  await waitForEvent(page, "page_view");
  const again = await readEvents(page);
  expect(again.map(({ name }) => name)).toEqual(["page_view"]);
  expect(JSON.stringify(again)).not.toContain("wc_order");
});

test("ordering again sends every added line before the cart is shown (docs/tracking.md)", async ({ page }) => {
  const order = orderSeeds.find(({ id }) => id === 1190)!;
  await signInUnseen(page, IVAN, shop.url.origin);
  await open(page, at(`/my-account/orders/${order.id}`));
  await bar(page).getByRole("button", { name: "Приемам" }).click();
  // Until the shop has stored the consent no event is sent.
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Поръчайте пак" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.locator(".cart-lines > li")).toHaveCount(order.lines.length);
  const { items, currency } = await waitForEvent(page, "add_to_cart");
  expect(currency).toBe("BGN");
  expect(items.map(({ quantity }) => quantity)).toEqual(order.lines.map(([, quantity]) => quantity));
  for (const { item_id, item_name, price } of items) {
    expect([item_id, item_name]).not.toContain("");
    expect(price).toBeGreaterThan(0);
  }
});

test("a search and a phone link are sent; after withdrawing consent nothing is", async ({ page, context }) => {
  await open(page, at("/magazin?filter=search[протеин]"));
  await bar(page).getByRole("button", { name: "Настройки" }).click();
  await bar(page).getByRole("checkbox", { name: "Статистика" }).check();
  await bar(page).getByRole("button", { name: "Запазване на избора" }).click();
  expect(await waitForEvent(page, "search")).toEqual({ search_term: "протеин" });
  await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault(), { once: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: /^02/ }).click();
  await waitForEvent(page, "generate_lead");
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain("_ga");

  await page.getByRole("link", { name: "Избор за бисквитките" }).click();
  await expect(bar(page).getByRole("checkbox", { name: "Статистика" })).toBeChecked();
  await expect(bar(page).getByRole("checkbox", { name: "Реклама" })).not.toBeChecked();
  const left = page.waitForEvent("load");
  await bar(page).getByRole("button", { name: "Отказвам всички" }).click();
  await left;
  asked = [];
  await open(page, at(`/produkt/${SIMPLE.slug}`));
  expect(strangers()).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["consent"]);
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
});

test("the consent bar has three equal buttons, works by keyboard, shifts nothing and doesn't cover the buy button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => {
    const shifts: number[] = ((window as { shifts?: number[] }).shifts = []);
    new PerformanceObserver((list) => {
      // Rounding of a font's last pixel isn't a shift.
      for (const { value } of list.getEntries() as unknown as { value: number }[])
        if (value > 0.001) shifts.push(value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(page, at(`/produkt/${SIMPLE.slug}`));
  const buttons = bar(page).getByRole("button");
  await expect(buttons).toHaveCount(3);
  const boxes = await Promise.all([0, 1, 2].map((index) => buttons.nth(index).boundingBox()));
  expect(new Set(boxes.map((box) => `${box!.width.toFixed(1)} ${box!.height.toFixed(1)}`)).size).toBe(1);
  expect(new Set(await buttons.evaluateAll((all) => all.map((one) => one.className))).size).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  await expectNoSidewaysScroll(page, "consent at 360");

  // At any scroll position, a buy button can be pressed.
  for (const part of [0, 0.1, 0.2, 0.3, 0.5, 1]) {
    await page.evaluate((share) => window.scrollTo(0, share * document.body.scrollHeight), part);
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('#buy .button, .sticky .button[form="buy"]')].some((button) => {
            const { left, top, width, height } = button.getBoundingClientRect();
            return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          }),
        ),
      )
      .toBe(true);
  }
  await expectAccessibleAtAllWidths(page, "consent bar", ".consent");
  await page.evaluate(() => window.scrollTo(0, 0));
  // The skip link, then the bar.
  await page.locator("body").press("Tab");
  await page.keyboard.press("Tab");
  await expect(bar(page).getByRole("link", { name: "Повече за бисквитките" })).toBeFocused();
  for (let index = 0; index < 3; index += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(bar(page).getByRole("checkbox", { name: "Необходими" })).toBeDisabled();
  await expectAccessibleAtAllWidths(page, "consent settings", ".consent");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Запазване на избора" }).press("Enter");
  await expect(bar(page)).toHaveCount(0);
  await open(page, at("/saglasie"));
  await expect(page.getByRole("checkbox", { name: "Статистика" })).toBeChecked();
});
