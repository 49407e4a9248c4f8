import type { Locator, Page } from "@playwright/test";
import { findProduct } from "../../fixtures/demo-products";
import { expectAccessibleAtAllWidths } from "../fixtures/accessibility";
import { expect, open, PHONE, testWithPictures as test } from "../fixtures/harness";

const PICTURED = findProduct(({ pictures }) => pictures.length >= 3);

test("the gallery is browsed by arrows, opens the zoom with Enter, and returns the focus", async ({ page }) => {
  await open(page, `/produkt/${PICTURED.slug}`);
  const link = (index: number) => page.locator(".carousel a").nth(index);
  const small = page.getByRole("link", { name: /^Снимка 2 от/ });
  await link(0).focus();
  await page.keyboard.press("ArrowRight");
  await expect(link(1)).toBeFocused();
  await expect(link(1)).toBeInViewport({ ratio: 0.5 });
  await expect(small).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Снимки на/ });
  await expect(dialog.getByText(/^Снимка 2 от/)).toBeAttached();
  await expectAccessibleAtAllWidths(page, "zoom", "dialog[open]");
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

test.describe("by touch", () => {
  test.use(PHONE);

  test("a swipe shows the next image and back, on the page and in the zoom", async ({ page }) => {
    await open(page, `/produkt/${PICTURED.slug}`);
    const reel = page.locator(".carousel");
    await swipe(page, reel, -220);
    await expect(page.getByRole("link", { name: /^Снимка 2 от/ })).toHaveAttribute("aria-current", "true");
    await expect(reel.locator("a").nth(1)).toBeInViewport({ ratio: 0.9 });
    await swipe(page, reel, 220);
    await expect(page.getByRole("link", { name: /^Снимка 1 от/ })).toHaveAttribute("aria-current", "true");
    await reel.locator("a").first().tap();
    const dialog = page.getByRole("dialog", { name: /^Снимки на/ });
    await swipe(page, dialog.locator(".zoom-box"), -120);
    await expect(dialog.getByText(/^Снимка 2 от/)).toBeAttached();
    await swipe(page, dialog.locator(".zoom-box"), 120);
    await expect(dialog.getByText(/^Снимка 1 от/)).toBeAttached();
  });
});

/** A swipe over an element, `by` pixels to the right. */
async function swipe(page: Page, over: Locator, by: number): Promise<void> {
  const box = (await over.boundingBox())!;
  const [x, y] = [Math.round(box.x + box.width / 2 - by / 2), Math.round(box.y + box.height / 2)];
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", { x, y });
  for (let step = 1; step <= 10; step += 1) await send("touchMove", { x: x + (by * step) / 10, y });
  await send("touchEnd");
  await touch.detach();
}
