import AxeBuilder from "@axe-core/playwright";
import { findProduct } from "../doubles/demo-products";
import { expect, open, test } from "./harness";

const PICTURED = findProduct(({ pictures }) => pictures.length >= 3);
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

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
