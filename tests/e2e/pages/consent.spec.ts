import type { Page } from "@playwright/test";
import { startBuiltShop, type BuiltShop } from "../../built-shop/built-shop";
import { addSimple, SIMPLE } from "../fixtures/journey";
import { expect, open, test } from "../fixtures/harness";
import { readEvents, waitForEvent } from "../fixtures/tracked-events";

let shop: BuiltShop;

test.beforeAll(async () => {
  shop = await startBuiltShop({ SITE: { trackingId: "G-TEST1234" } });
});
test.afterAll(() => shop.close());

const bar = (page: Page) => page.getByRole("region", { name: "Бисквитки" });

test("events before consent to statistics aren't sent when it is given later", async ({ page }) => {
  const asked: string[] = [];
  await page.route("https://www.googletagmanager.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  const allow = async (name: string) => {
    await bar(page).getByRole("checkbox", { name }).check();
    await bar(page).getByRole("button", { name: "Запазване на избора" }).click();
    await expect(bar(page)).toHaveCount(0);
  };
  await open(page, new URL(`/produkt/${SIMPLE.slug}`, shop.url).href);
  await bar(page).getByRole("button", { name: "Настройки" }).click();
  await allow("Реклама");
  await addSimple(page);
  await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("link", { name: "Избор за бисквитките" }).click();
  await allow("Статистика");
  // Only the current page's view is sent.
  await waitForEvent(page, "view_item");
  expect((await readEvents(page)).map(({ name }) => name).toSorted()).toEqual(["page_view", "view_item"]);
});
