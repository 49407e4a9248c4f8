import type { Locator } from "@playwright/test";
import { expect, open, test } from "./harness";
import { addSimple, SIMPLE } from "./journey";

/** React marks what is alive. */
const isAlive = (part: Locator) =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));

test.use({ viewport: { width: 360, height: 800 } });

test("far cards and the footer sleep until they come near, and a step elsewhere isn't held back by them", async ({
  page,
}) => {
  await open(page, "/magazin");
  const pictures = page.locator(".card .pic");
  const footer = page.locator("footer .cols");
  expect(await Promise.all([isAlive(pictures.first()), isAlive(pictures.nth(16)), isAlive(footer)])).toEqual([
    true,
    false,
    false,
  ]);
  await pictures.nth(16).scrollIntoViewIfNeeded();
  await expect.poll(() => isAlive(pictures.nth(16))).toBe(true);
  expect(await isAlive(footer)).toBe(false);
  await page.getByLabel("Подреждане").selectOption({ index: 2 });
  await expect(page).toHaveURL(/orderby/);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
});

test("a part that sleeps comes alive by a press on it, and the press counts", async ({ page }) => {
  await open(page, "/magazin");
  const card = page.locator(".card").nth(20);
  const heart = card.locator(".heart");
  expect(await isAlive(heart)).toBe(false);
  // A press without a pointer that would bring the card into sight before.
  await heart.evaluate((element: HTMLElement) => element.click());
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("a product is bought while what stands below it sleeps", async ({ page }) => {
  await open(page, `/produkt/${SIMPLE.slug}`);
  expect(await isAlive(page.locator(".card .pic").first())).toBe(false);
  await addSimple(page);
  await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
});

const FAR = ".card:nth-child(n + 9)";

test("a fresh page lays out its far cards after the first picture; loaded again, it stands where it was left", async ({
  page,
}) => {
  await page.addInitScript((far) => {
    document.addEventListener("DOMContentLoaded", () => {
      const parts = [...document.querySelectorAll(far)];
      const late = parts.filter((part) => getComputedStyle(part).contentVisibility === "auto");
      Object.assign(window, { shareLate: late.length / parts.length });
    });
  }, FAR);
  const shareLate = () => page.evaluate(() => (window as { shareLate?: number }).shareLate);
  await open(page, "/magazin");
  expect(await shareLate()).toBe(1);
  const isAllThere = () =>
    page
      .locator(FAR)
      .evaluateAll((parts) => parts.every((part) => getComputedStyle(part).contentVisibility === "visible"));
  await expect.poll(isAllThere).toBe(true);

  const card = page.locator(".card").nth(20);
  await card.evaluate((element) => element.scrollIntoView());
  const left = await page.evaluate(() => scrollY);
  await page.reload();
  expect(await shareLate()).toBe(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await expect(card).toBeInViewport();
});

test("whoever scrolls a fresh page has all of it from then on: nothing moves away under a finger", async ({ page }) => {
  await page.addInitScript((far) => {
    const isFresh = () => "fresh" in document.documentElement.dataset;
    document.addEventListener("DOMContentLoaded", () => {
      const before = isFresh();
      addEventListener("scroll", () =>
        setTimeout(() => {
          const parts = [...document.querySelectorAll(far)];
          const isWhole = parts.every((part) => getComputedStyle(part).contentVisibility === "visible");
          Object.assign(window, { seen: { before, after: isFresh(), isWhole } });
        }),
      );
      scrollTo(0, 900);
    });
  }, FAR);
  await open(page, "/magazin");
  expect(await page.evaluate(() => (window as { seen?: unknown }).seen)).toEqual({
    before: true,
    after: false,
    isWhole: true,
  });
});
