import { orderWithCode, PLACE, placeOrder, startCheckout } from "../fixtures/checkout-form";
import { expect, finishRequests, onDesktopAndPhone, open, test } from "../fixtures/harness";
import { addSimple, addVariable, expectOrderLikeCart, fillAddress, SIMPLE, VARIABLE } from "../fixtures/journey";

onDesktopAndPhone(() =>
  test("a shopper finds, chooses, adds, takes 10 % off and orders with cash on delivery", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("combobox", { name: "Търсене" }).fill(SIMPLE.name.slice(0, 12));
    await page.getByRole("button", { name: "Търсене" }).click();
    await expect(page).toHaveURL(/\/magazin\?filter=search(?:\[|%5B)/);
    await page.getByRole("link", { name: SIMPLE.name, exact: true }).click();
    await addSimple(page);
    await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
    await addVariable(page);
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Количка/ })
      .click();
    const panel = page.getByRole("dialog", { name: /^Количка/ });
    await expect(panel.getByText(VARIABLE.product.name)).toBeVisible();
    await panel.getByRole("link", { name: "Вижте количката" }).click();
    const sums = await orderWithCode(page);
    await page.reload();
    await expectOrderLikeCart(page, sums);
    await open(page, "/cart");
    await expect(page.getByRole("heading", { name: "Поръчката Ви е приета" })).toBeVisible();
  }),
);

test("pressing the order button twice orders once; meanwhile the scripts of its page are fetched, and no data", async ({
  page,
}) => {
  await startCheckout(page);
  await fillAddress(page);
  await page.getByRole("checkbox", { name: /Прочетох и приемам/ }).check();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const held = Promise.withResolvers<void>();
  await page.route("**/checkout.data*", (route) => held.promise.then(() => route.continue()));
  const links = page.locator("link[rel=modulepreload]");
  const inPage = await links.count();
  await page.getByRole("button", PLACE).dblclick();
  await expect.poll(() => links.count()).toBeGreaterThan(inPage);
  const prefetched = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  expect(requested.filter((url) => /order-received.*\.data/.test(url))).toEqual([]);
  held.resolve();
  await expect(page.getByRole("heading", { name: "Благодарим Ви, Мария!" })).toBeVisible();
  const scripts = requested.filter((url) => url.endsWith(".js"));
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((url) => !prefetched.includes(url))).toEqual([]);
  await page.goBack();
  await expect(page).not.toHaveURL(/order-received/);
  await expect(page.getByRole("button", PLACE)).toHaveCount(0);
});

test("each invalid field gets a message, the first one the focus, and nothing typed is lost", async ({ page }) => {
  await startCheckout(page);
  await fillAddress(page);
  await page.getByLabel("Пощенски код").first().fill("178");
  await page.getByLabel("Телефон").first().fill("12");
  await placeOrder(page);
  await expect(page.locator("#billing\\.postcode-error")).toHaveText("Кодът е от четири цифри, например 1784.");
  await expect(page.getByLabel("Телефон").first()).toBeFocused();
  await expect(page.getByLabel("Пощенски код").first()).toHaveValue("178");
  await expect(page.getByLabel("Фамилия").first()).toHaveValue("Димитрова");
});

test("a first add without a connection says so and can be pressed again; its reply fills the panel without another request", async ({
  page,
  context,
  allow,
}) => {
  const read: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET" && request.url().includes("/cart.data")) read.push(request.url());
  });
  await open(page, `/produkt/${SIMPLE.slug}`);
  // The first press anywhere fetches what an add needs, but not the cart, which this shopper hasn't.
  const requested = await finishRequests(page, () => page.getByRole("heading", { level: 1 }).click());
  expect(requested.filter((url) => !url.includes("/assets/"))).toEqual([]);
  await context.setOffline(true);
  await addSimple(page);
  await expect(page.getByRole("alert").getByText("Грешка при добавяне", { exact: true })).toBeVisible();
  allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);
  await addSimple(page);
  await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
  const link = page.getByRole("banner").getByRole("link", { name: /^Количка/ });
  await link.click();
  await expect(page.getByRole("dialog").getByText(SIMPLE.name)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Повече" }).click();
  await expect(link).toHaveText(/2/);
  expect(read).toEqual([]);
});
