import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessibility";
import { VARIABLE } from "../fixtures/journey";
import { expect, open, test } from "../fixtures/harness";

const PAGES = [
  "/",
  "/magazin",
  "/magazin/page/2",
  "/magazin?filter=search[няма такова]",
  `/produkt/${VARIABLE.product.slug}`,
  "/cart",
  "/my-account?action=register",
  "/my-account/lost-password",
];

// The desktop's widths and colors are looked at route by route (routes.spec.ts).
for (const path of PAGES)
  test(`${path} has no accessibility fault and doesn't scroll sideways under a thumb`, async ({ page }) => {
    await open(page, path);
    await expectAccessible(page, path);
    await expectNoSidewaysScroll(page, path);
  });

test("the menu has no accessibility fault while open, and leads on", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Меню" }).click();
  await expect(page.getByRole("dialog", { name: "Меню" })).toBeVisible();
  await expectAccessible(page, "menu");
  await page.getByRole("dialog").getByRole("link", { name: "Протеини" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Протеини" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
