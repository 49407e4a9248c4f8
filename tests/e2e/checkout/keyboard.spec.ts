import type { Page } from "@playwright/test";
import { startBuiltShop, type BuiltShop } from "../../built-shop/built-shop";
import { findProduct } from "../../fixtures/demo-products";
import { CARDS, routeStripe } from "../../stripe-mock/route-stripe";
import { serveStripeMock } from "../../stripe-mock/serve-mock";
import { signEvent } from "../../stripe-mock/stripe-mock";
import { CONTACT, PLACE } from "../fixtures/checkout-form";
import { expect, open, test, waitForScripts } from "../fixtures/harness";
import { addUnseen, SIMPLE } from "../fixtures/journey";
import { choose, pick, press, tabTo, type } from "../fixtures/keyboard-input";

const VIRTUAL = findProduct((product) => product.type === "SIMPLE" && product.virtual && !product.downloadable);
const KEYS = {
  // Cards are charged in euro alone.
  BACKEND_CURRENCY: "EUR",
  STRIPE_SECRET_KEY: "sk_test_keys",
  STRIPE_PUBLISHABLE_KEY: "pk_test_keys",
  STRIPE_WEBHOOK_SECRET: "whsec_keys",
};

let mock: Awaited<ReturnType<typeof serveStripeMock>>;
let shop: BuiltShop;

test.beforeAll(async () => {
  mock = await serveStripeMock();
  const settings = { SETTINGS: { hideBillingAddressForVirtualProducts: true } };
  shop = await startBuiltShop({ ...KEYS, ...settings, STRIPE_API_URL: mock.url });
  await shop.setOptions({ hasCardPayments: true, currency: "EUR" });
});
test.afterEach(async ({ page }) => {
  if (!page.isClosed()) await page.goto("about:blank");
});
test.afterAll(async () => {
  await shop.close();
  mock.close();
});

const at = (path: string) => new URL(path, shop.url).href;
const placeButton = (page: Page) => page.getByRole("button", PLACE);
const thanks = (page: Page) => page.getByRole("heading", { name: "Благодарим Ви, Мария!" });
const countOrders = async () => (await shop.readOrders()).length;

async function fillByKeyboard(page: Page): Promise<void> {
  await type(page, CONTACT);
  await pick(page, "billing.state", "BG-22");
  await type(page, { "billing.city": "София", "billing.postcode": "1784" });
  const street = page.locator('[name="billing.address1"]');
  if (await street.isVisible()) return type(page, { "billing.address1": "ул. „Пирин“ 24" });
  await type(page, { "billing.office": "Младост 1" });
}

async function agreeAndPlace(page: Page): Promise<void> {
  await press(page, page.locator("#consent"), "Space");
  await press(page, placeButton(page));
}

async function payByKeyboard(page: Page, number: string): Promise<void> {
  await addUnseen(page, shop.url.origin, SIMPLE.id);
  await open(page, at("/checkout"));
  await fillByKeyboard(page);
  await choose(page, "paymentMethod", "stripe");
  await enterCard(page, number);
}

async function enterCard(page: Page, number: string): Promise<void> {
  await tabTo(page, page.getByLabel("Номер на картата"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(number);
}

test("by keyboard alone two coupons and another address make one order, though the button is pressed twice and Back follows", async ({
  page,
}) => {
  // Far more key presses than any other journey.
  test.slow();
  const before = await countOrders();
  await open(page, at(`/produkt/${SIMPLE.slug}`));
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
  await pick(page, "shipping.state", "BG-03");
  await type(page, { "shipping.city": "Варна", "shipping.postcode": "9000", "shipping.address1": "ул. „Шипка“ 3" });
  await choose(page, "rateId", "free_shipping:3");
  await expect(page.locator(".totals-free")).toHaveText("безплатна");
  await expect(page.locator(".totals[aria-busy=true]")).toHaveCount(0);
  await agreeAndPlace(page);
  await page.keyboard.press("Enter");
  await expect(thanks(page)).toBeVisible();
  for (const words of ["Иван Петров", "9000 Варна", "Отстъпка FIT10", "безплатна"])
    await expect(page.getByRole("main").getByText(words).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await countOrders()).toBe(before + 1);
});

test("after an add the cart is one key away from where it was pressed, in the list and on the page (WCAG 2.4.3)", async ({
  page,
}) => {
  for (const [path, button] of [
    [`/produkt/${SIMPLE.slug}`, page.locator("#buy").getByRole("button", { name: "Купи" })],
    ["/magazin?orderby=price", page.locator(".card").getByRole("button", { name: "Купи", exact: true }).first()],
  ] as const) {
    await open(page, at(path));
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

test("virtual products alone, in a shop that hides their address", async ({ page }) => {
  await addUnseen(page, shop.url.origin, VIRTUAL.id);
  await open(page, at("/checkout"));
  await expect(page.locator('[name="billing.city"]')).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Доставка" })).toHaveCount(0);
  await type(page, CONTACT);
  await agreeAndPlace(page);
  await expect(thanks(page)).toBeVisible();
});

test("errors get the focus: an expired session, a sold-out product, a backend fault", async ({ page }) => {
  const before = await countOrders();
  await addUnseen(page, shop.url.origin, SIMPLE.id);
  await shop.setFault({ kind: "expired-session", count: 1, operation: "getCart" });
  await open(page, at("/checkout"));
  await expect(page.getByText("Количката Ви е възстановена")).toBeVisible();
  await fillByKeyboard(page);
  await shop.setStock(SIMPLE.id, 0);
  await agreeAndPlace(page);
  await expect(page.locator(".checkout-message")).toContainText(SIMPLE.name);
  await expect(placeButton(page)).toBeFocused();
  await shop.setStock(SIMPLE.id, 50);
  await shop.setFault({ kind: "500", count: 1, operation: "checkout" });
  await page.keyboard.press("Enter");
  await expect(page.locator(".checkout-message")).toContainText("не отговори навреме");
  await expect(placeButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(thanks(page)).toBeVisible();
  expect(await countOrders()).toBe(before + 1);
});

test("a declined card, then another one; Back orders nothing more", async ({ page }) => {
  const before = await countOrders();
  await routeStripe(page, mock.stripe);
  await payByKeyboard(page, CARDS.declined);
  await agreeAndPlace(page);
  await expect(page.getByRole("alert").getByText("Картата Ви беше отказана.")).toBeVisible();
  await expect(page.getByRole("group", { name: "Карта" })).toBeFocused();
  await enterCard(page, CARDS.good);
  await press(page, placeButton(page));
  await page.keyboard.press("Enter");
  await expect(thanks(page)).toBeVisible();
  await page.goto(at("/checkout"));
  await expect(thanks(page)).toBeVisible();
  expect(await countOrders()).toBe(before + 1);
});

test("a 3-D Secure challenge, and then a browser that is closed after paying", async ({ page, context }) => {
  const before = await countOrders();
  await routeStripe(page, mock.stripe);
  await payByKeyboard(page, CARDS.asksBank);
  await agreeAndPlace(page);
  await press(page, page.getByRole("link", { name: "Потвърди" }));
  await expect(thanks(page)).toBeVisible();
  expect(await countOrders()).toBe(before + 1);
  const other = await context.newPage();
  const paid = Promise.withResolvers<string>();
  await routeStripe(other, mock.stripe, async (id) => {
    paid.resolve(id);
    await other.close();
  });
  await payByKeyboard(other, CARDS.good);
  await agreeAndPlace(other);
  const { payload, signature } = await signEvent(mock.stripe.event(await paid.promise), KEYS.STRIPE_WEBHOOK_SECRET);
  const init = { method: "POST", body: payload, headers: { "stripe-signature": signature } };
  expect((await fetch(at("/webhooks/stripe"), init)).status).toBe(200);
  expect(await countOrders()).toBe(before + 2);
});
