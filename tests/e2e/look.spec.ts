import { expectAccessible, expectContrastInTheDark, expectNoSidewaysScroll } from "./accessible";
import { SIMPLE, VARIABLE } from "./journey";
import { expect, open, PHONE, test } from "./harness";

const PAGES = ["/", "/magazin", `/produkt/${VARIABLE.product.slug}`, "/cart"];

// The desktop's widths and colours are looked at route by route (routes.spec.ts).
for (const path of PAGES)
  test(
    `${path} has no accessibility fault and doesn't scroll sideways under a thumb (quality.md 25, look.md)`,
    PHONE,
    async ({ page, hasTouch }) => {
      test.skip(!hasTouch);
      await open(page, path);
      await expectAccessible(page, path);
      await expectNoSidewaysScroll(page, path);
    },
  );

test(
  "menu, cart panel and message have no accessibility fault while open (quality.md 25)",
  PHONE,
  async ({ page, isMobile, viewport }) => {
    await open(page, `/produkt/${SIMPLE.slug}`);
    await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
    await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
    await expectAccessible(page, "message");
    await page.getByRole("link", { name: /^Количка/ }).click();
    await expect(page.getByRole("dialog").getByText(SIMPLE.name)).toBeVisible();
    await expectAccessible(page, "cart panel");
    await expectContrastInTheDark(page, "cart panel");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(isMobile).toBeFalsy();
    if (viewport!.width > 1000) return;
    await open(page, "/");
    await page.getByRole("link", { name: "Меню" }).click();
    await expect(page.getByRole("dialog", { name: "Меню" })).toBeVisible();
    await expectAccessible(page, "menu");
    await page.getByRole("dialog").getByRole("link", { name: "Протеини" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Протеини" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

test("a new page starts at its top, and a hash leads to its target (issue: the slice)", PHONE, async ({ page }) => {
  await open(page, "/magazin");
  await page.getByRole("link", { name: "Следваща страница" }).click();
  await expect(page).toHaveURL(/\/page\/2$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await open(page, "/magazin#menu");
  await expect(page.locator("#menu")).toBeInViewport();
});

test("a message goes after 4 seconds, an error after 6, and stays while it is pointed at (specification §9)", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, `/produkt/${SIMPLE.slug}`);
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  // A message under the pointer stays.
  await page.mouse.move(0, 0);
  const message = page.getByRole("status").getByText("Добавено в количката");
  await expect(message).toBeVisible();
  await page.clock.runFor(2500);
  await expect(message).toBeVisible();
  await page.clock.runFor(2500);
  await expect(message).toBeHidden();
});

test("when adding fails the toast and the card say so, in these words, for 6 seconds (specification §8)", async ({
  page,
  complaints,
}) => {
  await open(page, `/produkt/${SIMPLE.slug}`);
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  await expect(page.getByText("Добавено в количката")).toBeVisible();
  // Only the change fails: what the page reads beside it must not take the message away.
  await page.route("**/cart.data*", (route) =>
    route.request().method() === "POST" ? route.abort("connectionfailed") : route.fallback(),
  );
  await page.clock.install();
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  await page.mouse.move(0, 0);
  const toast = page.getByText("Грешка при добавяне", { exact: true });
  await expect(page.getByText("Възникна проблем при добавяне на продукта в количката")).toBeVisible();
  await expect(page.locator("#buy").getByText("Възникна грешка при добавяне в количката")).toBeVisible();
  await page.clock.runFor(4500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2500);
  await expect(toast).toBeHidden();
  await expect(page.locator("#buy").getByText("Възникна грешка при добавяне в количката")).toBeVisible();
  complaints.length = 0;
});
