import { expect, test } from "../fixtures/harness";

test("without scripts a link opens the filters, and a button applies them", async ({ page }) => {
  await page.goto("/magazin");
  const panel = page.locator("#filters");
  await expect(panel).toBeHidden();
  await page.getByRole("link", { name: "Филтри" }).click();
  await expect(panel).toBeVisible();
  await panel.locator('[name="pa_razmer"][value="m"]').click();
  await panel.getByRole("button", { name: "Покажете" }).click();
  await expect(page).toHaveURL(/\/magazin\?filter=pa_razmer(?:\[|%5B)m(?:\]|%5D)$/);
});
