import type { Locator } from "@playwright/test";
import { expect, open, test } from "../fixtures/harness";
import { addSimple, SIMPLE } from "../fixtures/journey";

test.use({ viewport: { width: 360, height: 800 } });

test("cards and footer are hydrated only when they come near the viewport, and don't delay a navigation", async ({
  page,
}) => {
  await open(page, "/magazin");
  const cards = page.locator(".card");
  const footer = page.getByRole("contentinfo");
  await expectHydrated(cards.first());
  await expectDeferred(cards.nth(16));
  await expectDeferred(footer);
  await cards.nth(16).scrollIntoViewIfNeeded();
  await expectHydrated(cards.nth(16));
  await expectDeferred(footer);
  await page.getByLabel("Подреждане").selectOption({ index: 2 });
  await expect(page).toHaveURL(/orderby/);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
});

test("a press on a deferred part hydrates it, and the press counts", async ({ page }) => {
  await open(page, "/magazin");
  const card = page.locator(".card").nth(20);
  const heart = card.locator(".heart");
  await expectDeferred(card);
  // A press without a pointer, which would bring the card into view before.
  await heart.evaluate((element: HTMLElement) => element.click());
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("a product is bought while what stands below it is deferred", async ({ page }) => {
  await open(page, `/produkt/${SIMPLE.slug}`);
  await expectDeferred(page.locator(".card").first().locator("xpath=ancestor::*[@data-lazy][1]"));
  await addSimple(page);
  await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
});

/** A part that is hydrated lazily says when it is (app/components/ui/lazy-hydration.tsx). */
async function expectHydrated(part: Locator): Promise<void> {
  await expect(part).toHaveAttribute("data-hydrated", "");
}

async function expectDeferred(part: Locator): Promise<void> {
  await expect(part).toHaveAttribute("data-lazy", "");
  expect(await part.getAttribute("data-hydrated")).toBeNull();
}
