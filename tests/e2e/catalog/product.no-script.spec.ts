import { findProduct } from "../../fixtures/demo-products";
import { VARIABLE } from "../fixtures/journey";
import { expect, test } from "../fixtures/harness";

const MANY = findProduct(({ variations }) => variations.length > 20);
const isOut = ({ status }: { status: string }) => status === "OUT_OF_STOCK";
const PICTURED = findProduct(({ pictures }) => pictures.length >= 3);

test("without scripts one form shows a choice and another adds it", async ({ page }) => {
  const { product, variation } = VARIABLE;
  await page.goto(`/produkt/${product.slug}`);
  for (const [name, slug] of Object.entries(variation.attributes))
    await page.locator(`#buy input[name="attribute_${name}"][value="${slug}"]`).check({ force: true });
  await page.getByRole("button", { name: "Вижте цената на избраното" }).click();
  await expect(page).toHaveURL(/attribute_/);
  await expect(page.locator(".product-info").getByText(variation.sku)).toBeVisible();
  for (const [name, slug] of Object.entries(variation.attributes))
    await expect(page.locator(`#buy input[name="attribute_${name}"][value="${slug}"]`)).toBeChecked();
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(product.name)).toBeVisible();
});

test("without scripts a sold-out variation has a back-in-stock form, and another can still be bought", async ({
  page,
}) => {
  const product = findProduct(({ varyBy, variations }) => varyBy.length === 1 && variations.some(isOut));
  const choose = (attributes: Record<string, string>) => {
    const [[name, slug]] = Object.entries(attributes) as [[string, string]];
    return page.locator(`#buy input[name="attribute_${name}"][value="${slug}"]`).check({ force: true });
  };
  await page.goto(`/produkt/${product.slug}`);
  await choose(product.variations.find(isOut)!.attributes);
  await page.getByRole("button", { name: "Вижте цената на избраното" }).click();
  await expect(page.locator(".product-info").getByText("ПРОДАДЕН")).toBeVisible();
  await expect(page.getByRole("button", { name: "Искам известие" })).toBeVisible();
  await choose(product.variations.find(({ stock }) => (stock ?? 0) > 1)!.attributes);
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(product.name)).toBeVisible();
});

test("without scripts a variation beyond the first 20 can be bought too", async ({ page }) => {
  const first = MANY.variations.toSorted((a, b) => a.id - b.id).find(({ stock }) => (stock ?? 0) > 1)!;
  await page.goto(`/produkt/${MANY.slug}`);
  for (const [name, slug] of Object.entries(first.attributes))
    await page.locator(`#buy input[name="attribute_${name}"][value="${slug}"]`).check({ force: true });
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(MANY.name)).toBeVisible();
});

test("without scripts thumbnails link to their images, and an image to its largest size", async ({ page }) => {
  await page.goto(`/produkt/${PICTURED.slug}`);
  await page.getByRole("link", { name: /^Снимка 2 от/ }).click();
  await expect(page.locator("#picture-2")).toBeInViewport({ ratio: 0.5 });
  await expect(page.locator("#picture-2 a")).toHaveAttribute("href", /^\/img\//);
  await expect(page.locator(".sk-card").first()).toBeHidden();
});
