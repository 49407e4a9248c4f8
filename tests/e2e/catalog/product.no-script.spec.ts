import { findProduct } from "../../fixtures/demo-products";
import { expect, PHONE_WITHOUT_SCRIPTS, test } from "../fixtures/harness";

test.use(PHONE_WITHOUT_SCRIPTS);

const PICTURED = findProduct(({ pictures }) => pictures.length >= 3);

test("without scripts thumbnails link to their images, and an image to its largest size; a sent review is thanked for", async ({
  page,
}) => {
  await page.goto(`/produkt/${PICTURED.slug}`);
  await page.getByRole("link", { name: /^Снимка 2 от/ }).click();
  await expect(page.locator("#picture-2")).toBeInViewport({ ratio: 0.5 });
  await expect(page.locator("#picture-2 a")).toHaveAttribute("href", /^\/img\//);
  await expect(page.locator(".sk-card").first()).toBeHidden();
  const thanks = page.getByText("Благодарим! Отзивът Ви е публикуван.");
  await expect(thanks).toBeHidden();
  await page.goto(`/produkt/${PICTURED.slug}?reviews=1#review-sent`);
  await expect(thanks).toBeVisible();
});
