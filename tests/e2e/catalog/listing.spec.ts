import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/accessibility";
import { expect, onDesktopAndPhone, open, reload, test, waitForIdle } from "../fixtures/harness";
import { countBeside } from "../fixtures/journey";

const isWide = (page: Page) => page.viewportSize()!.width >= 1024;

/** The form beside the products, or the sheet's on a phone. */
async function openFilters(page: Page): Promise<Locator> {
  if (isWide(page)) return page.getByRole("region", { name: "Филтри" }).locator("form");
  await page.getByRole("link", { name: /^Филтри/ }).click();
  await expect(page.getByRole("dialog", { name: "Филтри" })).toBeVisible();
  return page.getByRole("dialog", { name: "Филтри", includeHidden: true }).locator("form");
}

async function closeSheet(page: Page): Promise<void> {
  if (isWide(page)) return;
  await page.getByRole("button", { name: /^Вижте/ }).click();
  await expect(page.getByRole("dialog", { name: "Филтри" })).toHaveCount(0);
}

const box = (panel: Locator, name: string, value: string) => panel.locator(`[name="${name}"][value="${value}"]`);
const countOf = (panel: Locator, name: string, value: string) => countBeside(box(panel, name, value));
const expectFound = (page: Page, count: number) =>
  expect(page.locator(".count-line")).toContainText(new RegExp(`^${count} продукта?`));
const address = (page: Page) => decodeURIComponent(page.url().replace(/^https?:\/\/[^/]+/, ""));

onDesktopAndPhone(() =>
  test("sizes and colors are filtered by mouse and keyboard; counts are right, chips and Back undo them", async ({
    page,
  }) => {
    await open(page, "/magazin/page/2");
    const panel = await openFilters(page);
    const sizes = await countOf(panel, "pa_razmer", "m");
    await box(panel, "pa_razmer", "m").click();
    await expectFound(page, sizes);
    expect(address(page)).toBe("/magazin?filter=pa_razmer[m]");
    await expect(panel.getByRole("checkbox", { disabled: true }).first()).toBeVisible();

    const white = box(panel, "pa_cvyat", "byal");
    const both = await countOf(panel, "pa_cvyat", "byal");
    expect(both).toBeLessThan(sizes);
    await white.focus();
    await page.keyboard.press("Space");
    await expectFound(page, both);
    await expect(white).toBeFocused();
    expect(address(page)).toBe("/magazin?filter=pa_cvyat[byal],pa_razmer[m]");

    await closeSheet(page);
    await page.getByRole("link", { name: "Премахване на Размер: M" }).click();
    await expect(page).toHaveURL(/pa_cvyat(?:\[|%5B)byal(?:\]|%5D)$/);
    await expect(box(panel, "pa_razmer", "m")).not.toBeChecked();
    await page.goBack();
    await expectFound(page, both);
    await expect(box(panel, "pa_razmer", "m")).toBeChecked();
    await page.goForward();
    await expect(page).toHaveURL(/pa_cvyat(?:\[|%5B)byal(?:\]|%5D)$/);
    await expect(box(panel, "pa_razmer", "m")).not.toBeChecked();
    await expect(white).toBeChecked();
    await page.goBack();
    await expectFound(page, both);
    await page.getByRole("link", { name: "Изчистете всичко" }).click();
    await expect(page).toHaveURL(/\/magazin$/);
    await expect(panel.locator(":checked")).toHaveCount(0);
  }),
);

onDesktopAndPhone(() =>
  test("filters without results say so and are cleared by one button; a choice among the collapsed options outlasts Back", async ({
    page,
  }) => {
    await open(page, "/magazin?filter=price[5000,5001],search[протеин]");
    await expect(page.getByRole("heading", { name: "Няма намерени продукти" })).toBeVisible();
    await expect(page.getByText("Не намерихме нищо за „протеин“ сред избраните филтри.")).toBeVisible();
    const panel = await openFilters(page);
    await expect(panel.getByLabel("От, лв.")).toHaveValue("5000");
    await closeSheet(page);
    await page.getByRole("link", { name: "Изчистете филтрите и търсенето" }).click();
    await expect(page).toHaveURL(/\/magazin$/);
    await expect(page.locator(".card")).toHaveCount(24);

    await openFilters(page);
    const more = panel.getByRole("link", { name: /^Покажете още/ }).first();
    const long = panel
      .getByRole("group")
      .filter({ has: page.getByRole("link", { name: /^Покажете още/ }) })
      .first();
    // Expanded, it has no such link any more.
    const field = await long.locator("input").first().getAttribute("name");
    const group = panel.getByRole("group").filter({ has: page.locator(`input[name="${field}"]`) });
    const shown = await group.locator("input").count();
    await more.click();
    const value = await group.locator("input").nth(shown).getAttribute("value");
    const hidden = group.locator(`input[value="${value}"]`);
    const found = await countBeside(hidden);
    await hidden.click();
    // The URL changes first; a link pressed before the results replaces the history entry of that choice.
    await expectFound(page, found);
    await closeSheet(page);
    await page.getByRole("link", { name: "Изчистете всичко" }).click();
    await expect(page).toHaveURL(/\/magazin$/);
    await reload(page);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`(?:\\[|%5B)${value}(?:\\]|%5D)$`));
    await openFilters(page);
    await expect(hidden).toBeChecked();
    const other = group.locator("input:enabled:not(:checked)").first();
    const next = await other.getAttribute("value");
    await other.click();
    await expect
      .poll(() =>
        address(page)
          .match(/\[(.+)\]$/)?.[1]
          ?.split(",")
          .toSorted(),
      )
      .toEqual([value, next].toSorted());
  }),
);

test("clicks less than 100 ms apart are one change; later ones add up whatever response is late, and a half-typed price isn't sent", async ({
  page,
}) => {
  await open(page, "/magazin");
  const panel = await openFilters(page);
  const asked: string[] = [];
  const late = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route("**/magazin.data*", async (route) => {
    if (asked.push(decodeURIComponent(route.request().url())) > 1) return route.fallback();
    // The first response comes last; its request may have been canceled.
    await late.promise;
    await route.continue().catch(() => undefined);
    answered.resolve();
  });
  await panel.evaluate(async (form) => {
    const click = (slug: string) => form.querySelector<HTMLElement>(`[name="pa_razmer"][value="${slug}"]`)!.click();
    click("s");
    await new Promise((resolve) => setTimeout(resolve, 60));
    click("m");
  });
  await expect.poll(() => asked.length).toBe(1);
  await box(panel, "pa_razmer", "l").click();
  await expect(page).toHaveURL(/filter=pa_razmer(?:\[|%5B)l,m,s(?:\]|%5D)$/);
  await panel.getByLabel("От, лв.").fill("10");
  await page.keyboard.press("Tab");
  await page.keyboard.type("8", { delay: 300 });
  await page.keyboard.type("0");
  await page.keyboard.press("Enter");
  const both = "filter=pa_razmer[l,m,s],price[10,80]";
  await expect.poll(() => address(page)).toBe(`/magazin?${both}`);
  late.resolve();
  await answered.promise;
  await waitForIdle(page);
  expect(address(page)).toBe(`/magazin?${both}`);
  await expect(panel.getByLabel("До, лв.")).toHaveValue("80");
  const filters = asked.map((url) => /filter=[^&]*/.exec(url)?.[0]);
  // The first amount alone may be sent where typing is slow, without an upper bound.
  expect(filters.filter((one) => one !== "filter=pa_razmer[l,m,s],price[10,1000000]")).toEqual([
    "filter=pa_razmer[m,s]",
    "filter=pa_razmer[l,m,s]",
    both,
  ]);
});

test("sorting keeps the filters, pages start at the top, and Back restores the scroll position", async ({ page }) => {
  await open(page, "/produkt-kategoriya/proteini?filter=price[5,1000]");
  await page.getByLabel("Подреждане").selectOption({ label: "Цена, от ниска към висока" });
  await expect(page).toHaveURL(/\?filter=price(?:\[|%5B)5,1000(?:\]|%5D)&orderby=price$/);
  const prices = () =>
    page.locator(".card .price").evaluateAll((all) =>
      all.map(({ childNodes }) => {
        // Its own text, without the previous price and the other currency.
        const text = [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : "")).join("");
        return Number(/\d+,\d\d/.exec(text)![0].replace(",", "."));
      }),
    );
  const ordered = async () => (await prices()).every((one, at, all) => at === 0 || all[at - 1]! <= one);
  await expect.poll(ordered).toBe(true);
  const cheapest = await prices();
  await page.getByRole("link", { name: "Следваща страница" }).click();
  await expect(page).toHaveURL(/\/proteini\/page\/2\?filter=price(?:\[|%5B)5,1000(?:\]|%5D)&orderby=price$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator(".count-line")).toBeFocused();
  expect((await prices())[0]).toBeGreaterThanOrEqual(cheapest.at(-1)!);

  await page.evaluate(() => window.scrollTo(0, 600));
  await page.locator(".card .card-name a").nth(4).click();
  await expect(page).toHaveURL(/\/produkt\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/page\/2/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test("the filter sheet has no accessibility fault, and returns the focus", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, "/magazin?filter=pa_razmer[m],sale[true]");
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await openFilters(page);
    await expectAccessible(page, `sheet at ${width}`, "dialog[open]");
    await page.getByRole("dialog").getByRole("button", { name: "Затваряне" }).click();
    await expect(page.getByRole("link", { name: /^Филтри/ })).toBeFocused();
  }
});
