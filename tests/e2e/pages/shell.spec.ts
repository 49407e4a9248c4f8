import { expectAccessible, expectContrastInTheDark } from "../fixtures/accessibility";
import { SIMPLE } from "../fixtures/journey";
import { expect, onDesktopAndPhone, open, test } from "../fixtures/harness";

onDesktopAndPhone(() =>
  test("open cart panel and notification have no accessibility fault", async ({ page }) => {
    await open(page, `/produkt/${SIMPLE.slug}`);
    await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
    await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
    await expectAccessible(page, "message");
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Количка/ })
      .click();
    await expect(page.getByRole("dialog").getByText(SIMPLE.name)).toBeVisible();
    await expectAccessible(page, "cart panel", "dialog[open]");
    await expectContrastInTheDark(page, "cart panel", "dialog[open]");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }),
);

test("a new page starts at the top, and a hash scrolls to its target", async ({ page }) => {
  await open(page, "/magazin");
  await page.getByRole("link", { name: "Следваща страница" }).click();
  await expect(page).toHaveURL(/\/page\/2$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await open(page, "/magazin#menu");
  await expect(page.locator("#menu")).toBeInViewport();
});

test("breadcrumbs and subcategories take as much room in any font, so a late one moves nothing below them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  for (const path of ["/produkt/hidroizolat-balkan-1-kg", "/produkt-kategoriya/kreatin"]) {
    await open(page, path);
    const measure = () =>
      page
        .locator(".breadcrumb, .subcategories")
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
    const before = await measure();
    expect(before.length, path).toBeGreaterThan(0);
    for (const font of ["serif", "monospace"]) {
      await page.evaluate((name) => document.documentElement.style.setProperty("--font-text", name), font);
      expect.soft(await measure(), `${path} in ${font}`).toEqual(before);
    }
  }
});

test("a first frame that holds a part of the header shows it where the whole has it", async ({ page }) => {
  await open(page, "/");
  const header = page.getByRole("banner");
  const findPlaces = async () => {
    const places = [];
    for (const width of [360, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      places.push(await header.getByRole("link", { name: "Вход" }).boundingBox());
    }
    return places;
  };
  const places = await findPlaces();
  await header.getByRole("link", { name: "Количка" }).evaluate((link) => link.remove());
  expect(await findPlaces()).toEqual(places);
});

test("the cart panel that was asked for on one page doesn't open on the next", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/cart-panel-*.js", (route) => held.promise.then(() => route.continue()));
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Количка" }).click();
  await page.locator('main a[href="/magazin"]').first().click();
  await expect(page).toHaveURL(/\/magazin$/);
  const loaded = page.waitForResponse(/\/cart\.data/);
  held.resolve();
  await loaded;
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Количка" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a page that the connection lost on the way says so, and can be tried again", async ({ page, allow }) => {
  await open(page, "/");
  await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
  await page.locator('main a[href="/magazin"]').first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Няма връзка" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/500|при нас/);
  await expectAccessible(page, "lost connection");
  await page.unroute("**/*.data*");
  await page.getByRole("link", { name: "Опитайте пак" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Магазин" })).toBeVisible();
  await expect(page).toHaveURL(/\/magazin$/);
  allow(/ERR_INTERNET_DISCONNECTED/);
});
