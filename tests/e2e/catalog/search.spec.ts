import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessibility";
import { expect, open, test, waitForIdle } from "../fixtures/harness";

const fieldOf = (page: Page) => page.getByRole("combobox", { name: "Търсене" });
const listOf = (page: Page) => page.getByRole("listbox", { name: "Предложения" });

async function type(page: Page, term: string): Promise<void> {
  await fieldOf(page).fill("");
  await fieldOf(page).pressSequentially(term);
}

test("typing suggests categories with their path, products with their prices, and below them posts and pages, which arrows and Enter open", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await open(page, "/");
  expect(scripts.filter((url) => url.includes("search-panel"))).toEqual([]);
  await type(page, "п");
  await page.waitForTimeout(400);
  expect(scripts.filter((url) => url.includes("/api/suggest"))).toEqual([]);
  await fieldOf(page).pressSequentially("ротеинови");
  const bars = listOf(page).getByRole("option", { name: /^Протеинови барове/ });
  await expect(bars).toHaveAttribute("href", "/produkt-kategoriya/barove-i-hrana/proteinovi-barove");
  await expect(listOf(page).getByRole("group", { name: "Продукти" }).getByRole("option").first()).toContainText("лв.");
  await expect(page.getByRole("status").filter({ hasText: /^\d+ предложения/ })).toHaveCount(1);
  await bars.click();
  await expect(page).toHaveURL(/\/produkt-kategoriya\/barove-i-hrana\/proteinovi-barove$/);
  await expect(listOf(page)).toHaveCount(0);

  await type(page, "наложен платеж");
  const articles = listOf(page).getByRole("group", { name: "Статии и страници" }).getByRole("option");
  await expect(articles).toHaveText(["Връщане и рекламации", "Доставка и плащане"]);
  await expect(listOf(page).getByRole("option").last()).toHaveText("Всички резултати за „наложен платеж“");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(articles.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Доставка и плащане");
});

test("Enter starts a new search: the previous one and the page number are dropped", async ({ page }) => {
  await open(page, "/magazin/page/2?filter=search[протеин]");
  await expect(fieldOf(page)).toHaveValue("протеин");
  await type(page, "креатин 500");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/magazin?filter=${encodeURIComponent("search[креатин 500]")}`);
  await expect(listOf(page)).toHaveCount(0);
  const names = page.getByRole("main").getByRole("heading", { level: 3 });
  await expect(names.first()).toHaveText(/креатин/i);
  const results = page.locator("[data-results]");
  await expect(results.locator("[data-slug]")).toHaveCount(Number(await results.getAttribute("data-total")));
  await expect(results).not.toHaveAttribute("data-match");
});

test("typing while suggestions load isn't lost", async ({ page }) => {
  await open(page, "/");
  // A key can come between the panel's rendering and its first effects.
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>("input[name=search]")!;
    const watch = new MutationObserver(() => {
      watch.disconnect();
      field.value = "креатин";
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
    watch.observe(field.form!, { childList: true });
  });
  await fieldOf(page).focus();
  await expect(listOf(page).getByRole("option").last()).toContainText("„креатин“");
});

test("in suggestions arrows move, Escape closes, Enter selects, Tab leaves (ARIA APG); no outdated or failed response is shown", async ({
  page,
  allow,
}) => {
  await open(page, "/");
  const late = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route(/\/api\/suggest\?q=whey$/, async (route) => {
    await late.promise;
    await route.fulfill({ json: answer("Закъснял") }).catch(() => undefined);
    answered.resolve();
  });
  await page.route(/\/api\/suggest\?q=bcaa$/, (route) => route.fulfill({ json: answer("Навременен") }));
  await page.route(/\/api\/suggest\?q=zz$/, (route) => route.fulfill({ status: 503, json: answer("Сгрешен") }));
  const sent = page.waitForRequest(/\/api\/suggest\?q=whey$/);
  await type(page, "whey");
  await sent;
  await fieldOf(page).fill("bcaa");
  await expect(listOf(page).getByText("Навременен")).toBeVisible();
  late.resolve();
  await answered.promise;
  await waitForIdle(page);
  await expect(listOf(page).getByText("Навременен")).toBeVisible();
  await expect(page.getByText("Закъснял")).toHaveCount(0);
  const failed = page.waitForResponse(/\/api\/suggest\?q=zz$/);
  await fieldOf(page).fill("zz");
  await failed;
  await expect(listOf(page)).toHaveCount(0);
  // The browser logs the 503.
  allow(/\/api\/suggest\?q=zz/);

  const field = fieldOf(page);
  await type(page, "креатин");
  const options = listOf(page).getByRole("option");
  await expect(options.last()).toContainText("„креатин“");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await options.first().getAttribute("id"))!);
  await page.keyboard.press("ArrowUp");
  await expect(field).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await expect(options.last()).toContainText(/^Всички \d+ резултата за „креатин“$/);
  await page.keyboard.press("Escape");
  await expect(listOf(page)).toHaveCount(0);
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await expect(field).toHaveValue("креатин");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(listOf(page)).toHaveCount(0);
  await field.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/produkt-kategoriya\/kreatin$/);
});

function answer(name: string) {
  return { products: [], categories: [{ name, ancestors: [], path: "/magazin", count: 1 }], found: 0 };
}

test("open suggestions have no accessibility fault, shift nothing and stay in view at every width", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await open(page, "/magazin");
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 420 });
    const top = await page.getByRole("main").evaluate((main) => main.getBoundingClientRect().top);
    await type(page, "про");
    await expect(listOf(page).getByRole("option").first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    const bottom = await listOf(page).evaluate((list) => list.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(420);
    expect(await page.getByRole("main").evaluate((main) => main.getBoundingClientRect().top)).toBe(top);
    await expectAccessible(page, `suggestions at ${width}`, "header");
    await expectNoSidewaysScroll(page, `suggestions at ${width}`);
    await page.keyboard.press("Escape");
    await expect(listOf(page)).toHaveCount(0);
  }
});
