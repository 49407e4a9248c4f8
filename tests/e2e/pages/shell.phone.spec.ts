import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessibility";
import { VARIABLE } from "../fixtures/journey";
import { expect, open, PHONE, test } from "../fixtures/harness";

test.use(PHONE);

// routes.spec.ts checks all routes at this width in the dark.
for (const path of ["/", "/magazin", `/produkt/${VARIABLE.product.slug}`])
  test(`${path} has no accessibility fault and no horizontal scrolling on a phone`, async ({ page }) => {
    await open(page, path);
    await expectAccessible(page, path);
    await expectNoSidewaysScroll(page, path);
  });

test("the open menu has no accessibility fault, and its links work", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Меню" }).click();
  await expect(page.getByRole("dialog", { name: "Меню" })).toBeVisible();
  await expectAccessible(page, "menu");
  await page.getByRole("dialog").getByRole("link", { name: "Протеини" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Протеини" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("going back closes the menu that is open over the page", async ({ page }) => {
  await open(page, "/");
  await page.locator('main a[href="/magazin"]').first().click();
  await expect(page).toHaveURL(/\/magazin$/);
  await page.getByRole("link", { name: "Меню" }).click();
  await expect(page.getByRole("dialog", { name: "Меню" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("dialog", { name: "Меню" })).toHaveCount(0);
});
