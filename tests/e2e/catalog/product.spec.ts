import type { Page } from "@playwright/test";
import { catalog } from "../../../demo/catalog/catalog";
import { findProduct, findVariation } from "../../fixtures/demo-products";
import { VARIABLE } from "../fixtures/journey";
import { expectAccessibleAtAllWidths } from "../fixtures/accessibility";
import { expect, onDesktopAndPhone, open, RETRIES, test, waitForScripts } from "../fixtures/harness";

const MANY = findProduct(({ variations }) => variations.length > 20);
const SINGLE = findVariation((variation, { varyBy }) => varyBy.length === 1 && (variation.stock ?? 0) > 3);
const SOLD_OUT = catalog.products
  .filter(({ varyBy, visibility, status }) => varyBy.length === 1 && visibility === "VISIBLE" && status === "IN_STOCK")
  .flatMap((product) => product.variations.map((variation) => ({ product, variation })))
  .find(({ variation }) => variation.status === "OUT_OF_STOCK")!;

async function choose(page: Page, attributes: Record<string, string>): Promise<void> {
  for (const [name, slug] of Object.entries(attributes))
    await page.locator(`#buy input[name="attribute_${name}"][value="${slug}"]`).check({ force: true });
}

function queryOf(attributes: Record<string, string>): string {
  return String(new URLSearchParams(Object.entries(attributes).map(([name, slug]) => [`attribute_${name}`, slug])));
}

test("a choice is in the URL without a request", async ({ page }) => {
  const { product, variation } = VARIABLE;
  await open(page, `/produkt/${product.slug}?utm_source=newsletter`);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await choose(page, variation.attributes);
  for (const [name, slug] of Object.entries(variation.attributes))
    await expect.poll(() => new URL(page.url()).searchParams.get(`attribute_${name}`)).toBe(slug);
  expect(new URL(page.url()).searchParams.get("utm_source")).toBe("newsletter");
  await expect(page.locator(".product-info").getByText(variation.sku)).toBeVisible();
  expect(asked.filter((url) => /\.data|\/api\//.test(url))).toEqual([]);
});

test("live stock is merged by id: newly sold-out variations are struck out, the others stay", async ({ page }) => {
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
  if (!(await option(slug).isChecked()))
    await expect(
      page
        .locator(".is-disabled")
        .getByRole("radio", { name: /, изчерпан$/ })
        .and(option(slug)),
    ).toHaveCount(1);
  const other = product.variations.find((one) => one.id !== variation.id && one.status === "IN_STOCK")!;
  await expect(option(other.attributes[name]!)).toBeEnabled();
  await open(page, `/produkt/${product.slug}?attribute_${name}=${slug}`);
  await expect(page.locator(".product-info").getByText("ПРОДАДЕН")).toBeVisible();
  await expect(page.locator("#buy").getByRole("button", { name: "Купи" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Кажете ми, когато го има" })).toBeVisible();
});

test("a variation beyond the first 20 can be chosen and bought", async ({ page, request }) => {
  const all = (await (await request.get(`/api/variations/${MANY.slug}`, RETRIES)).json()) as { databaseId: number }[];
  const beyond = all.slice(20).map(({ databaseId }) => databaseId);
  const last = MANY.variations.find(({ id, stock }) => beyond.includes(id) && (stock ?? 0) > 1)!;
  await open(page, `/produkt/${MANY.slug}`);
  await choose(page, last.attributes);
  await expect(page.locator(".product-info").getByText(last.sku)).toBeVisible();
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
  const answer = await page.goto(`/produkt/${MANY.slug}?${queryOf(last.attributes)}`);
  expect(await answer!.text()).toContain(last.sku);
  await waitForScripts(page);
});

onDesktopAndPhone(() =>
  test("a sold-out variation is struck out, not hidden; once chosen, a back-in-stock form replaces the button", async ({
    page,
  }) => {
    const { product, variation } = SOLD_OUT;
    const [name, slug] = Object.entries(variation.attributes)[0]!;
    const option = page.locator(`#buy input[name="attribute_${name}"][value="${slug}"]`);
    const request = page.getByRole("button", { name: "Искам известие" });
    await open(page, `/produkt/${product.slug}`);
    await expect(
      page
        .locator(".is-disabled")
        .getByRole("radio", { name: /, изчерпан$/ })
        .and(option),
    ).toBeEnabled();
    await expect(request).toHaveCount(0);
    await choose(page, variation.attributes);
    await expect(page.locator(".product-info").getByText("ПРОДАДЕН")).toBeVisible();
    // Neither the button nor the bar at the lower edge of phones.
    await expect(page.locator("#buy .actions, .sticky").filter({ visible: true })).toHaveCount(0);
    const [above, below] = await Promise.all(
      [".option >> nth=-1", ".stock-request"].map((one) => page.locator(one).boundingBox()),
    );
    expect(below!.y - above!.y - above!.height).toBeLessThan(100);
    await expectAccessibleAtAllWidths(page, "a sold-out variation", ".product-info");
    await page.locator(".stock-request").getByLabel("Имейл").fill(`request-${Date.now()}@example.bg`);
    await request.click();
    await expect(page.getByText("Ще Ви пишем, щом продуктът е отново в наличност.")).toBeVisible();
    const other = product.variations.find(({ status }) => status === "IN_STOCK")!;
    await choose(page, other.attributes);
    await expect(page.locator("#buy").getByRole("button", { name: "Купи" })).toBeVisible();
  }),
);

test("a set's form stays when a deployment has taken away the scripts that the page loads later", async ({
  page,
  allow,
}) => {
  const set = catalog.products.find(({ type }) => type === "GROUPED")!;
  const answer = await (await page.request.get(`/produkt/${set.slug}`, RETRIES)).text();
  const sent = new Set(answer.match(/assets\/[\w.-]+\.js/g));
  await page.route("**/assets/*.js", (route) => {
    const isSent = [...sent].some((path) => route.request().url().endsWith(path));
    return isSent ? route.continue() : route.fulfill({ status: 404 });
  });
  await open(page, `/produkt/${set.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: set.name })).toBeVisible();
  await expect(page.getByRole("button", { name: "Купи избраните" })).toBeVisible();
  // The browser logs a missing script.
  allow(/status of 404/);
});
