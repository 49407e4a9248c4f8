import { expect, PHONE_WITHOUT_SCRIPTS, test } from "../fixtures/harness";

test.use(PHONE_WITHOUT_SCRIPTS);

test("without scripts a link opens the filters and a button applies them; the menu button jumps to the footer's list", async ({
  page,
}) => {
  await page.goto("/magazin");
  const panel = page.locator("#filters");
  await expect(panel).toBeHidden();
  await page.getByRole("link", { name: "Филтри" }).click();
  await expect(panel).toBeVisible();
  await panel.locator('[name="pa_razmer"][value="m"]').click();
  await panel.getByRole("button", { name: "Покажете" }).click();
  await expect(page).toHaveURL(/\/magazin\?filter=pa_razmer(?:\[|%5B)m(?:\]|%5D)$/);
  await page.getByRole("link", { name: "Меню" }).click();
  await expect(page.locator("#menu")).toBeInViewport();
  await page.locator("#menu").getByRole("link", { name: "Протеини" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Протеини" })).toBeVisible();
});
