import type { Page } from "@playwright/test";
import { expect, open, testWithPictures as test } from "../fixtures/harness";

const cardPictures = (page: Page) => page.locator(".card img");

/** Every card's image response isn't an image. */
async function breakPictures(page: Page): Promise<void> {
  await page.route("**/img/product/**", (route) => route.fulfill({ contentType: "image/webp", body: "no picture" }));
}

test("the first three cards load their pictures at once, the others when they come near", async ({ page }) => {
  // So that the last one is beyond any browser's lazy-loading distance.
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/magazin");
  const loading = await cardPictures(page).evaluateAll((all) => all.map((image) => image.getAttribute("loading")));
  expect(loading).toEqual(["eager", "eager", "eager", ...Array.from({ length: 21 }, () => "lazy")]);
  await expect(cardPictures(page).last()).toHaveJSProperty("complete", false);
  await cardPictures(page).last().scrollIntoViewIfNeeded();
  await expect(cardPictures(page).last()).toHaveJSProperty("complete", true);
  await expect(cardPictures(page).last()).toHaveAttribute("srcset", /^\/img\/product\/1\?src=.* 2x$/);
});

test("a broken image is replaced by the placeholder, even if it broke before hydration", async ({ page }) => {
  await breakPictures(page);
  let letScriptsCome = () => {};
  const arePicturesBroken = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await arePicturesBroken;
    await route.continue();
  });
  await page.goto("/magazin", { waitUntil: "commit" });
  const first = cardPictures(page).first();
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.complete && !image.naturalWidth))
    .toBe(true);
  await expect(first).toHaveAttribute("src", /^\/img\/product/);
  letScriptsCome();
  await expect(first).toHaveAttribute("src", "/placeholder.jpg");
  await expect(first).not.toHaveAttribute("srcset");
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // These break after hydration.
  await cardPictures(page).last().scrollIntoViewIfNeeded();
  await expect(cardPictures(page).last()).toHaveAttribute("src", "/placeholder.jpg");
});
