import type { Locator } from "@playwright/test";
import { expectAccessible, expectContrastInTheDark } from "../fixtures/accessibility";
import { SIMPLE } from "../fixtures/journey";
import { expect, open, reload, test } from "../fixtures/harness";

test("open cart panel and notification have no accessibility fault @phone", async ({ page }) => {
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
});

test("a new page starts at the top, and a hash scrolls to its target", async ({ page }) => {
  await open(page, "/magazin");
  await page.getByRole("link", { name: "Следваща страница" }).click();
  await expect(page).toHaveURL(/\/page\/2$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await open(page, "/magazin#menu");
  await expect(page.locator("#menu")).toBeInViewport();
});

/** Lets a paused clock run until something appears, in small steps: on a busy machine its own would go on meanwhile. */
async function runUntilVisible(shown: Locator): Promise<void> {
  const isVisible = async () => {
    await shown.page().clock.runFor(50);
    return shown.isVisible();
  };
  await expect.poll(isVisible).toBe(true);
}

test("a notification disappears after 4 seconds, an error after 6, but not while hovered", async ({ page }) => {
  await page.clock.install();
  await open(page, `/produkt/${SIMPLE.slug}`);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  // A hovered notification stays.
  await page.mouse.move(0, 0);
  const message = page.getByRole("status").getByText("Добавено в количката");
  await runUntilVisible(message);
  await page.clock.runFor(2500);
  await expect(message).toBeVisible();
  await page.clock.runFor(2500);
  await expect(message).toBeHidden();
});

test("a failed add shows a toast for 6 seconds, and an error beside the button that a read of the cart keeps", async ({
  page,
  allow,
}) => {
  await open(page, `/produkt/${SIMPLE.slug}`);
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  await expect(page.getByText("Добавено в количката")).toBeVisible();
  await reload(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/cart.data*", (route) =>
    route.request().method() === "POST" ? route.abort("connectionfailed") : held.promise.then(() => route.continue()),
  );
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  await page.mouse.move(0, 0);
  const toast = page.getByText("Грешка при добавяне", { exact: true });
  await runUntilVisible(page.getByText("Възникна проблем при добавяне на продукта в количката"));
  await expect(page.locator("#buy").getByText("Възникна грешка при добавяне в количката")).toBeVisible();
  // The same press had the cart read, and that answer comes later.
  const read = page.waitForResponse(/\/cart\.data/);
  held.resolve();
  await read;
  await page.clock.runFor(4500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2500);
  await expect(toast).toBeHidden();
  await expect(page.locator("#buy").getByText("Възникна грешка при добавяне в количката")).toBeVisible();
  allow(/\/cart\.data/);
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
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/");
    const header = page.getByRole("banner");
    const account = header.getByRole("link", { name: "Вход" });
    const place = await account.boundingBox();
    await header.getByRole("link", { name: "Количка" }).evaluate((link) => link.remove());
    expect(await account.boundingBox(), `at ${width}`).toEqual(place);
  }
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
