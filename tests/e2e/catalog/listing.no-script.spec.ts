import { expect, test } from "../fixtures/harness";
import { countBeside } from "../fixtures/journey";

test("filters, sorting, paging and clearing work without scripts", async ({ page }) => {
  await page.goto("/magazin");
  const found = async () => Number(/^\d+/.exec((await page.locator(".count-line").textContent())!)![0]);
  const all = await found();
  const panel = page.locator("#filters");
  await expect(panel).toBeHidden();
  await page.getByRole("link", { name: "Филтри" }).click();
  await expect(panel).toBeVisible();
  const size = panel.locator('[name="pa_razmer"][value="m"]');
  const count = await countBeside(size);
  await size.click();
  await panel.getByRole("button", { name: "Покажете" }).click();
  await expect(page).toHaveURL(/\/magazin\?filter=pa_razmer(?:\[|%5B)m(?:\]|%5D)$/);
  expect(await found()).toBe(count);
  await page.getByLabel("Подреждане").selectOption({ label: "Най-голямо намаление" });
  await page.getByRole("button", { name: "Подредете" }).click();
  await expect(page).toHaveURL(/\?filter=pa_razmer(?:\[|%5B)m(?:\]|%5D)&orderby=discount$/);
  await page.getByRole("link", { name: "Следваща страница" }).click();
  await expect(page).toHaveURL(/\/page\/2\?filter=pa_razmer(?:\[|%5B)m(?:\]|%5D)&orderby=discount$/);
  await page.getByRole("link", { name: "Премахване на Размер: M" }).click();
  await expect(page).toHaveURL(/\/magazin\?orderby=discount$/);
  expect(await found()).toBe(all);
});

test("without scripts a search keeps filters and order, and a link removes the filters", async ({ page }) => {
  await page.goto("/magazin?filter=sale[true],search[клин]&orderby=discount");
  await page.getByRole("searchbox", { name: "Търсене", exact: true }).fill("протеин");
  await page.getByRole("button", { name: "Търсене", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Резултати за „протеин“" })).toBeVisible();
  expect(decodeURIComponent(page.url())).toMatch(/\/magazin\?filter=sale\[true\],search\[протеин\]&orderby=discount$/);
  await expect(page.getByText("Само с избраните филтри.")).toBeVisible();
  await page.getByRole("link", { name: "Изчистете филтрите", exact: true }).click();
  expect(decodeURIComponent(page.url())).toMatch(/\/magazin\?filter=search\[протеин\]&orderby=discount$/);
});
