import type { Page } from "@playwright/test";
import { orderSeeds } from "../../../demo/content/orders/orders";
import { readSite } from "../../../app/config/site";
import { IVAN, signIn } from "../../built-shop/account-forms";
import type { BuiltShop } from "../../built-shop/built-shop";
import type { StripeServer } from "../../built-shop/card-shop";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import type { Visitor } from "../../built-shop/visitor";
import { expectAccessible, expectAccessibleAtAllWidths, expectContrastInTheDark } from "../fixtures/accessibility";
import { expect, open, test } from "../fixtures/harness";
import { SIMPLE } from "../fixtures/journey";

const IBAN = "BG80 BNBG 9661 1020 3456 78";
const OPTIONS = { hasCardPayments: true, hasBankGateway: true, currency: "EUR" };

let shop: BuiltShop;
let mock: StripeServer;

test.beforeEach(async ({ cardShop }) => {
  ({ shop, mock } = cardShop);
  await shop.reset();
  await shop.setOptions(OPTIONS);
});

const at = (path: string) => new URL(path, shop.url).href;

/** Gives a visitor's cookies to the browser. */
async function become(page: Page, { cookie }: Visitor): Promise<void> {
  await page.context().clearCookies();
  const cookies = cookie.split("; ").map((one) => one.split("=") as [string, string]);
  await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: shop.url.href })));
}

/** Up to Stripe, or to the gateway: where the shop redirects. */
async function orderBy(paymentMethod: string): Promise<{ visitor: Visitor; text: string; place: string }> {
  const visitor = shop.visit();
  await visitor.add(SIMPLE.id);
  const form = { ...(await readCheckoutForm(visitor)), paymentMethod };
  if (paymentMethod === "stripe")
    return { visitor, place: "", text: (await visitor.post("/checkout.data", form)).text };
  return { visitor, text: "", place: (await visitor.submit("/checkout", form)).headers.get("location")! };
}

async function startPayment(): Promise<{ visitor: Visitor; id: string }> {
  const { visitor, text } = await orderBy("stripe");
  return { visitor, id: /pi_\w+(?=_secret_mock)/.exec(text)![0] };
}

async function expectState(page: Page, name: string, heading: string): Promise<void> {
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  await expectAccessible(page, name, "main");
  await expectContrastInTheDark(page, name, "main");
}

const PAYMENTS: [name: string, heading: string, happen: (id: string) => Promise<void> | void][] = [
  ["declined", "Плащането не мина", () => {}],
  ["processing", "Плащането се обработва", (id) => void mock.stripe.setStatus(id, "processing")],
  ["refunded", "Поръчката не мина, връщаме парите", (id) => void mock.stripe.pay(id, { amount_received: 1 })],
  [
    "waiting",
    "Платено е, оформяме поръчката",
    (id) => (mock.stripe.pay(id), shop.setFault({ kind: "502-html", operation: "checkout" })),
  ],
];

test("a payment's page has no accessibility fault in any status", async ({ page }) => {
  await open(page, at("/checkout/payment"));
  await expectAccessibleAtAllWidths(page, "unknown payment", "main");
  for (const [name, heading, happen] of PAYMENTS) {
    const { id, visitor } = await startPayment();
    await happen(id);
    await become(page, visitor);
    await open(page, at(`/checkout/payment?payment_intent=${id}`));
    await expectState(page, name, heading);
    await shop.setFault({ kind: null });
  }
});

test("a payment that is being polled has no accessibility fault", async ({ page }) => {
  const asked = await startPayment();
  await become(page, asked.visitor);
  await page.route("**/checkout/payment.data*", () => undefined);
  await open(page, at(`/checkout/payment?payment_intent=${asked.id}`));
  await expectState(page, "asking", "Проверяваме плащането");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the gateway's page, an order that awaits payment and a canceled one have no accessibility fault", async ({
  page,
}) => {
  const { visitor, place } = await orderBy("demo_bank");
  await become(page, visitor);
  await page.goto(at(place));
  await expectAccessible(page, "bank");
  await page.getByRole("button", { name: "Откажи се" }).click();
  await expect(page.getByText("Плащането беше прекъснато")).toBeVisible();
  await expectAccessibleAtAllWidths(page, "order that waits for the bank", "main");
  const order = page.url();
  await page.getByRole("button", { name: /^Откажете поръчката/ }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await open(page, order);
  await expect(page.getByText("Отказана").first()).toBeVisible();
  await expectAccessibleAtAllWidths(page, "order that was given up", "main");
});

test("an order that awaits a transfer shows the accounts, copies them in a bank form's format, and has a QR code for each; printed, it has customer, lines and sums, readable, on one page, in the dark scheme too", async ({
  page,
}) => {
  const { visitor, place } = await orderBy("bacs");
  await become(page, visitor);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: shop.url.origin });
  await open(page, at(place));
  const next = page.getByRole("region", { name: "Какво следва" });
  await expect(next.getByText(IBAN)).toBeVisible();
  await expect(next.getByRole("img", { name: "QR код за превода" })).toHaveCount(2);
  await next.getByRole("button", { name: "Копирайте: IBAN" }).first().click();
  await expect(page.getByRole("status").getByText("Копирано")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(IBAN.replaceAll(" ", ""));
  await next.getByRole("button", { name: "Копирайте: Сума" }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d+\.\d\d$/);
  await expectAccessibleAtAllWidths(page, "order by transfer", "main");
  const { company, companyNumber } = readSite({});
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ media: "print", colorScheme });
    for (const words of [SIMPLE.name, "Банков превод", "1784 София", "Преведете сумата", company, companyNumber])
      await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
    for (const name of ["Обратно в магазина", "Отпечатайте", "Търсене", "Меню", "Отказ от договора"])
      await expect(page.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
    await expectAccessible(page, `paper, ${colorScheme}`, "main");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator(".mini-line-picture b")).toHaveCSS("print-color-adjust", "exact");
  }
  const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g);
  expect(pages).toHaveLength(1);
});

/** One of each appearance; pending and canceled ones are above, and checkout.spec.ts has one ON_HOLD. */
const LOOKS = ["COMPLETED", "PROCESSING", "FAILED", "REFUNDED"];

test("a completed, downloadable, shipped, failed or refunded order has no accessibility fault", async ({ page }) => {
  const visitor = shop.visit();
  await signIn(visitor, IVAN);
  await become(page, visitor);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const status of LOOKS) {
    const { id, key } = orderSeeds.find((order) => order.customerId === 2 && order.status === status)!;
    await open(page, at(`/checkout/order-received/${id}?key=wc_order_${key}`));
    await expect(page.getByText(`Поръчка № ${id}`)).toBeVisible();
    if (status === "COMPLETED") await expect(page.getByRole("heading", { name: "Файлове за изтегляне" })).toBeVisible();
    await expectAccessible(page, `order ${status}`, "main");
    await expectContrastInTheDark(page, `order ${status}`, "main");
  }
});
