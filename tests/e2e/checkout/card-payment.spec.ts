import type { Page } from "@playwright/test";
import type { BuiltShop } from "../../built-shop/built-shop";
import { CARD_KEYS, type StripeServer } from "../../built-shop/card-shop";
import { CARDS, routeStripe } from "../../stripe-mock/route-stripe";
import { signEvent } from "../../stripe-mock/stripe-mock";
import { expectAccessible, expectContrastInTheDark } from "../fixtures/accessibility";
import { PLACE } from "../fixtures/checkout-form";
import { expect, open, test } from "../fixtures/harness";
import { addUnseen, fillAddress, SIMPLE } from "../fixtures/journey";

let shop: BuiltShop;
let mock: StripeServer;

test.beforeEach(async ({ cardShop }) => {
  ({ shop, mock } = cardShop);
  await shop.reset();
  await shop.setOptions({ hasCardPayments: true, currency: "EUR" });
});

const at = (path: string) => new URL(path, shop.url).href;
const placeButton = (page: Page) => page.getByRole("button", PLACE);
const thanks = (page: Page) => page.getByRole("heading", { name: "Благодарим Ви, Мария!" });

async function readOrders() {
  const orders = (await shop.readOrders()) as { transactionId: string | null; status: string }[];
  return orders.filter(({ transactionId }) => transactionId?.startsWith("pi_mock"));
}

const fillCart = (page: Page) => addUnseen(page, SIMPLE.id, { of: shop.url.origin });

/** Fills in the checkout and chooses card payment. */
async function goToCard(page: Page, number: string): Promise<void> {
  if (!page.url().includes("/checkout")) {
    await fillCart(page);
    await open(page, at("/checkout"));
  }
  await fillAddress(page);
  await page.getByRole("checkbox", { name: /Прочетох и приемам/ }).check();
  await page.getByRole("radio", { name: /^Карта/ }).check();
  await page.getByLabel("Номер на картата").fill(number);
}

/** Stripe.js comes when resolved, and fails like a lost connection when rejected. */
async function holdStripe(page: Page): Promise<PromiseWithResolvers<void>> {
  const held = Promise.withResolvers<void>();
  await page.route("https://js.stripe.com/**", (route) =>
    held.promise.then(
      () => route.fallback(),
      () => route.abort("connectionfailed"),
    ),
  );
  return held;
}

test("the cart opens the checkout at once as the document that Stripe needs, which is loaded for a card only; it places one paid order, and Back leads to a cart that names it", async ({
  page,
}) => {
  const foreign: string[] = [];
  const requested: string[] = [];
  page.on("request", (request) => {
    const { origin, host, pathname } = new URL(request.url());
    if (origin !== shop.url.origin) foreign.push(host);
    else if (/^\/checkout(\.data)?$/.test(pathname)) requested.push(`${request.method()} ${pathname}`);
  });
  await routeStripe(page, mock.stripe);
  await fillCart(page);
  await open(page, at("/cart"));
  await page.getByRole("link", { name: "Към поръчката" }).click();
  await expect(page.getByRole("radio", { name: /^Карта/ })).toBeEnabled();
  expect(requested).toEqual(["GET /checkout"]);
  expect(foreign).toEqual([]);
  await goToCard(page, CARDS.good);
  await placeButton(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(await readOrders()).toMatchObject([{ status: "PROCESSING" }]);
  expect(new Set(foreign)).toEqual(new Set(["js.stripe.com", "api.stripe.com"]));
  const order = page.url();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Поръчката Ви е приета" })).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goForward();
  await expect(page).toHaveURL(order);
  await expect(thanks(page)).toBeVisible();
});

test("a pending change holds the router back; the checkout that it comes to is loaded again, with Stripe allowed", async ({
  page,
}) => {
  await fillCart(page);
  await open(page, at("/cart"));
  await page.getByLabel(`Количество: ${SIMPLE.name}`).fill("3");
  await page.getByRole("link", { name: "Към поръчката" }).click();
  await expect(page.getByRole("radio", { name: /^Карта/ })).toBeVisible();
  await expect(page.locator(".mini-line-picture b")).toHaveText(/3/);
});

test("an incomplete, unreachable or declined card is an error at the card fields, which get the focus, keeps everything, and can be retried once", async ({
  page,
}) => {
  await routeStripe(page, mock.stripe);
  await goToCard(page, "");
  await expectAccessible(page, "card fields", "main");
  await placeButton(page).click();
  await expect(page.getByRole("alert").getByText("Номерът на картата е непълен.")).toBeVisible();
  await page.getByLabel("Номер на картата").fill(CARDS.unreachable);
  await placeButton(page).click();
  await expect(page.getByRole("alert").getByText("Връзката прекъсна.")).toBeVisible();
  await page.getByLabel("Номер на картата").fill(CARDS.declined);
  await placeButton(page).click();
  await expect(page.getByRole("alert").getByText("Картата Ви беше отказана.")).toBeVisible();
  await expect(page.getByRole("group", { name: "Карта" })).toBeFocused();
  await expectAccessible(page, "declined card", "main");
  await expectContrastInTheDark(page, "declined card", "main");
  await expect(page.getByLabel("Фамилия").first()).toHaveValue("Димитрова");
  expect(await readOrders()).toEqual([]);
  await page.getByLabel("Номер на картата").fill(CARDS.good);
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.goto(at("/checkout"));
  await expect(thanks(page)).toBeVisible();
  expect(await readOrders()).toHaveLength(1);
});

test("a total that changes while the card fields load is the one that is charged; a 3-D Secure challenge returns to the order", async ({
  page,
}) => {
  await routeStripe(page, mock.stripe);
  const { resolve: sendStripe } = await holdStripe(page);
  await fillCart(page);
  await open(page, at("/checkout"));
  await fillAddress(page);
  await page.getByRole("radio", { name: /^Карта/ }).check();
  await page.getByRole("radio", { name: /^Econt до адрес/ }).check();
  await page.getByLabel("Улица, номер, апартамент").first().fill("бул. Цариградско шосе 115");
  await expect(page.locator(".totals")).toContainText("Econt до адрес");
  await expect(page.locator(".totals[aria-busy=true]")).toHaveCount(0);
  sendStripe();
  await page.getByLabel("Номер на картата").fill(CARDS.asksBank);
  await page.getByRole("checkbox", { name: /Прочетох и приемам/ }).check();
  await placeButton(page).click();
  const challenge = page.getByRole("link", { name: "Потвърди" });
  // Stripe refuses a total that differs from the card fields' before it asks the bank.
  await expect(challenge).toBeVisible();
  await challenge.click();
  await expect(thanks(page)).toBeVisible();
  expect(await readOrders()).toHaveLength(1);
});

test("card fields that fail only after another way to pay was chosen leave no error behind, those that Stripe can't load show one, and they begin with the country chosen by then", async ({
  page,
  allow,
}) => {
  const fail = (isFailing: boolean) =>
    page.evaluate((value) => Object.assign(window, { cardFieldsFail: value }), isFailing);
  const failure = page.getByText("Полетата за картата не се заредиха.");
  await routeStripe(page, mock.stripe);
  const { reject: loseStripe } = await holdStripe(page);
  await fillCart(page);
  await open(page, at("/checkout"));
  const card = page.getByRole("radio", { name: /^Карта/ });
  const cash = page.getByRole("radio", { name: /^Наложен платеж/ });
  await card.check();
  await cash.check();
  const lost = page.waitForEvent("requestfailed", (request) => request.url().startsWith("https://js.stripe.com/"));
  loseStripe(new Error("no network"));
  await lost;
  await routeStripe(page, mock.stripe);
  allow(/https:\/\/js\.stripe\.com\//);
  await card.check();
  await expect(page.getByLabel("Номер на картата")).toBeVisible();
  await expect(failure).toBeHidden();
  await cash.check();
  await fail(true);
  await card.check();
  await expect(page.getByRole("alert").filter({ has: failure })).toBeVisible();
  await cash.check();
  await fail(false);
  await page.getByLabel("Държава").first().selectOption("GR");
  await card.check();
  await expect(page.getByLabel("Държава на картата")).toHaveValue("GR");
});

test("a pending payment is polled, again after a lost connection, and ends in its order", async ({ page, allow }) => {
  await routeStripe(page, mock.stripe);
  await goToCard(page, CARDS.slow);
  await placeButton(page).click();
  await expect(page.getByRole("heading", { name: "Плащането се обработва" })).toBeVisible();
  const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("/checkout/payment.data"));
  await page.route("**/checkout/payment.data*", (route) => route.abort("connectionfailed"), { times: 1 });
  await lost;
  mock.stripe.pay([...mock.stripe.intents.keys()].at(-1)!);
  await expect(thanks(page)).toBeVisible({ timeout: 15_000 });
  allow(/\/checkout\/payment\.data/);
});

test("an order of a browser that was closed after paying is placed by the webhook, once, however often it comes", async ({
  page,
}) => {
  const paid = Promise.withResolvers<string>();
  await routeStripe(page, mock.stripe, async (id) => {
    paid.resolve(id);
    await page.close();
  });
  await goToCard(page, CARDS.good);
  // The page may be closed before the press has returned.
  const pressed = placeButton(page)
    .click()
    .catch((error: Error) => {
      if (!page.isClosed()) throw error;
    });
  const id = await paid.promise;
  await pressed;
  expect(await readOrders()).toEqual([]);
  const { payload, signature } = await signEvent(mock.stripe.event(id), CARD_KEYS.STRIPE_WEBHOOK_SECRET);
  const headers = { "stripe-signature": signature };
  const send = async () => (await fetch(at("/webhooks/stripe"), { method: "POST", body: payload, headers })).status;
  expect(await Promise.all([send(), send(), send()])).toEqual([200, 200, 200]);
  expect(await readOrders()).toMatchObject([{ transactionId: id, status: "PROCESSING" }]);
});

test("Back from a gateway leads to the unpaid order, and paying returns to it", async ({ page }) => {
  await shop.setOptions({ hasBankGateway: true });
  await fillCart(page);
  await open(page, at("/checkout"));
  await fillAddress(page);
  await page.locator('input[value="demo_bank"]').check({ force: true });
  await page.getByRole("checkbox", { name: /Прочетох и приемам/ }).check();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/demo-bank\/pay/);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
  await page.getByRole("link", { name: "Платете поръчката" }).click();
  await page.getByRole("button", { name: /Плат/ }).click();
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
  await expect(thanks(page)).toBeVisible();
  // The gateway's own page is in between. The router replaces its history entry while hydrating, which Playwright takes
  // for the end of a first goBack(), so its page is awaited.
  await page.goBack();
  await expect(page).toHaveURL(/\/demo-bank\/pay/);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
  await expect(thanks(page)).toBeVisible();
});
