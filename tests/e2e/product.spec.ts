import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { catalogue } from "../../demo/catalogue/catalogue";
import { startBuiltShop } from "../doubles/built-shop";
import { findProduct, findVariation } from "../doubles/demo-products";
import { VARIABLE } from "./journey";
import { expect, open, test } from "./harness";

const PICTURED = findProduct(({ pictures }) => pictures.length >= 3);
const MANY = findProduct(({ variations }) => variations.length > 20);
const SINGLE = findVariation((variation, { varyBy }) => varyBy.length === 1 && (variation.stock ?? 0) > 3);
const REDUCED = findProduct(
  ({ type, salePrice, categories }) => type === "SIMPLE" && !!salePrice && categories.length > 1,
);
const SOLD_OUT = catalogue.products
  .filter(({ varyBy, visibility, status }) => varyBy.length === 1 && visibility === "VISIBLE" && status === "IN_STOCK")
  .flatMap((product) => product.variations.map((variation) => ({ product, variation })))
  .find(({ variation }) => variation.status === "OUT_OF_STOCK")!;
const byId = (id: number) => catalogue.products.find((one) => one.id === id)!;
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function choose(page: Page, attributes: Record<string, string>): Promise<void> {
  for (const [name, slug] of Object.entries(attributes))
    await page.locator(`#buy input[name="attribute_${name}"][value="${slug}"]`).check({ force: true });
}

function queryOf(attributes: Record<string, string>): string {
  return String(new URLSearchParams(Object.entries(attributes).map(([name, slug]) => [`attribute_${name}`, slug])));
}

test("a choice stands in the address without loading anything, and a shared link shows it (specification §5)", async ({
  page,
}) => {
  const { product, variation } = VARIABLE;
  await open(page, `/produkt/${product.slug}?utm_source=letter`);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await choose(page, variation.attributes);
  for (const [name, slug] of Object.entries(variation.attributes))
    await expect.poll(() => new URL(page.url()).searchParams.get(`attribute_${name}`)).toBe(slug);
  expect(new URL(page.url()).searchParams.get("utm_source")).toBe("letter");
  await expect(page.locator(".info").getByText(variation.sku)).toBeVisible();
  expect(asked.filter((url) => /\.data|\/api\//.test(url))).toEqual([]);

  const answer = await page.goto(`/produkt/${product.slug}?${queryOf(variation.attributes)}&attribute_pa_xx=%00`);
  expect(await answer!.text()).toContain(variation.sku);
  for (const [name, slug] of Object.entries(variation.attributes))
    await expect(page.locator(`#buy input[name="attribute_${name}"][value="${slug}"]`)).toBeChecked();
  const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
  expect(new URL(canonical!).search).toBe("");
  await page.waitForLoadState("networkidle");
});

test("the gallery is led by arrows, opens larger with Enter, and gives the focus back (quality.md 25)", async ({
  page,
}) => {
  await open(page, `/produkt/${PICTURED.slug}`);
  const link = (index: number) => page.locator(".reel a").nth(index);
  const small = page.getByRole("link", { name: /^Снимка 2 от/ });
  await link(0).focus();
  await page.keyboard.press("ArrowRight");
  await expect(link(1)).toBeFocused();
  await expect(link(1)).toBeInViewport({ ratio: 0.5 });
  await expect(small).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Снимки на/ });
  await expect(dialog.getByText(/^Снимка 2 от/)).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText(/^Снимка 3 от/)).toBeAttached();
  const larger = dialog.getByRole("button", { name: "По-голяма снимка" });
  const width = async () => (await larger.boundingBox())!.width;
  const before = await width();
  await larger.click();
  await expect(larger).toHaveAttribute("aria-pressed", "true");
  expect(await width()).toBeCloseTo(before * 2, 0);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(link(2)).toBeFocused();
  await expect(link(2)).toBeInViewport({ ratio: 0.5 });
});

test("the open zoom has no accessibility fault at three widths (quality.md 25)", async ({ page, hasTouch }) => {
  test.skip(hasTouch, "sets its own widths");
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `/produkt/${PICTURED.slug}`);
    await page.locator(".reel a").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    expect(violations.map(({ id, nodes }) => `${width}: ${id} ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
  }
});

test("stock of this moment is merged by id: what sold out since is disabled, the rest stays (quality.md, Traps)", async ({
  page,
}) => {
  const { product, variation } = SINGLE;
  const [name, slug] = Object.entries(variation.attributes)[0]!;
  await page.route("**/api/stock/**", async (route) => {
    const stock = (await (await route.fetch()).json()) as { variations: { databaseId: number }[] };
    const variations = stock.variations
      .toReversed()
      .map((one) =>
        one.databaseId === variation.id ? { ...one, stockStatus: "out-of-stock", stockQuantity: 0 } : one,
      );
    await route.fulfill({ json: { ...stock, variations } });
  });
  await open(page, `/produkt/${product.slug}`);
  const option = (value: string) => page.locator(`#buy input[name="attribute_${name}"][value="${value}"]`);
  if (!(await option(slug).isChecked())) await expect(option(slug)).toBeDisabled();
  const other = product.variations.find((one) => one.id !== variation.id && one.status === "IN_STOCK")!;
  await expect(option(other.attributes[name]!)).toBeEnabled();
  await open(page, `/produkt/${product.slug}?attribute_${name}=${slug}`);
  await expect(page.locator(".info").getByText("ПРОДАДЕН")).toBeVisible();
  await expect(page.locator("#buy").getByRole("button", { name: "Купи" })).toHaveAttribute("aria-disabled", "true");
});

test("the variation beyond the first 20 is chosen, shown and bought (design §8)", async ({ page, request }) => {
  const all = (await (await request.get(`/api/variations/${MANY.slug}`)).json()) as { databaseId: number }[];
  const beyond = all.slice(20).map(({ databaseId }) => databaseId);
  const last = MANY.variations.find(({ id, stock }) => beyond.includes(id) && (stock ?? 0) > 1)!;
  await open(page, `/produkt/${MANY.slug}`);
  await choose(page, last.attributes);
  await expect(page.locator(".info").getByText(last.sku)).toBeVisible();
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
  const answer = await page.goto(`/produkt/${MANY.slug}?${queryOf(last.attributes)}`);
  expect(await answer!.text()).toContain(last.sku);
  await page.waitForLoadState("networkidle");
});

test("a variation that is sold out is struck out and disabled, not hidden (specification §4)", async ({ page }) => {
  const { product, variation } = SOLD_OUT;
  const [name, slug] = Object.entries(variation.attributes)[0]!;
  await open(page, `/produkt/${product.slug}`);
  await expect(page.locator(`#buy input[name="attribute_${name}"][value="${slug}"]`)).toBeDisabled();
  await open(page, `/produkt/${product.slug}?attribute_${name}=${slug}`);
  await expect(page.locator(".info").getByText("ПРОДАДЕН")).toBeVisible();
});

test("each setting of the product page is shown by default and hidden where the shop wants it (specification §1)", async ({
  page,
  hasTouch,
}) => {
  test.skip(hasTouch, "settings know no width");
  const shop = await startBuiltShop({
    SETTINGS: {
      showSKU: false,
      showBreadcrumbOnSingleProduct: false,
      showProductCategoriesOnSingleProduct: false,
      showRelatedProducts: false,
      saleBadge: "word",
    },
  });
  for (const [base, isShown] of [
    [undefined, true],
    [shop.url, false],
  ] as const) {
    const path = `/produkt/${REDUCED.slug}`;
    await open(page, base ? new URL(path, base).href : path);
    const count = isShown ? 1 : 0;
    await expect(page.locator(".info").getByText(`Код ${REDUCED.sku}`)).toHaveCount(count);
    await expect(page.getByRole("navigation", { name: "Път" })).toHaveCount(count);
    await expect(page.locator(".info").getByText(/^Категори/)).toHaveCount(count);
    await expect(page.getByRole("heading", { name: "Върви добре с" })).toHaveCount(count);
    await expect(page.locator(".gal .badge")).toHaveText(isShown ? /^-\d+%$/ : "Намаление");
  }
  await page.goto("about:blank");
  await shop.close();
});

test("an unknown product is a 404 with a search for its name and the newest (specification §8)", async ({
  page,
  complaints,
}) => {
  const answer = await page.goto("/produkt/nyama-takav-produkt");
  expect(answer!.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Този продукт вече го няма" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Най-нови" })).toBeVisible();
  await page.getByRole("link", { name: "Потърсете „nyama takav produkt“" }).click();
  await expect(page).toHaveURL(/\/magazin\?filter=search\[/);
  await page.waitForLoadState("networkidle");
  // The browser itself complains of every page that isn't there.
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !/status of 404/.test(line)));
});

test("products of a set are bought by one form, each in its quantity; a partner's has only a link (specification §3)", async ({
  page,
}) => {
  const isPlenty = (id: number) => byId(id).type === "SIMPLE" && (byId(id).stock ?? 0) > 3;
  const set = catalogue.products.find(({ grouped }) => grouped.filter(isPlenty).length > 1)!;
  const [first, second] = set.grouped.filter(isPlenty).map(byId);
  await open(page, `/produkt/${set.slug}`);
  const row = (name: string) => page.locator("#buy li").filter({ hasText: name });
  await row(first!.name).getByRole("button", { name: "Повече" }).click();
  await row(second!.name).getByRole("checkbox").uncheck();
  await page.getByRole("button", { name: "Купи избраните" }).click();
  await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
  await open(page, "/cart");
  await expect(page.getByRole("spinbutton", { name: `Брой от ${first!.name}` })).toHaveValue("2");
  await expect(page.getByRole("spinbutton", { name: `Брой от ${second!.name}` })).toHaveCount(0);

  const partner = catalogue.products.find(({ type, externalUrl }) => type === "EXTERNAL" && externalUrl)!;
  await open(page, `/produkt/${partner.slug}`);
  const link = page.locator(".info").getByRole("link", { name: partner.buttonText! });
  await expect(link).toHaveAttribute("href", partner.externalUrl!);
  await expect(link).toHaveAttribute("rel", /nofollow/);
  await expect(page.locator("#buy")).toHaveCount(0);
});
