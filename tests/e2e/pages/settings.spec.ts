import type { Page } from "@playwright/test";
import { startBuiltShop, type BuiltShop } from "../../built-shop/built-shop";
import { findProduct } from "../../fixtures/demo-products";
import { expectAccessible } from "../fixtures/accessibility";
import { addSimple, SIMPLE } from "../fixtures/journey";
import { expect, open, test } from "../fixtures/harness";
import { REVIEWED } from "../fixtures/review-form";

const REDUCED = findProduct(
  ({ type, salePrice, categories }) => type === "SIMPLE" && !!salePrice && categories.length > 1,
);

/** Every visible setting differs from its default. */
let other: BuiltShop;

test.beforeAll(async () => {
  other = await startBuiltShop({
    SETTINGS: {
      autoOpenCart: true,
      initStoreOnUserActionToReduceServerLoad: false,
      saleBadge: "word",
      showBreadcrumbOnSingleProduct: false,
      showFilters: false,
      showMoveToWishlist: false,
      showOrderByDropdown: false,
      showProductCategoriesOnSingleProduct: false,
      showRelatedProducts: false,
      showReviews: false,
      showSKU: false,
    },
  });
});
test.afterEach(async ({ page }) => {
  await page.goto("about:blank");
});
test.afterAll(() => other.close());

/** Opens the shop with default settings, then the other one. */
async function compare(look: (at: (path: string) => string, isDefault: boolean) => Promise<void>): Promise<void> {
  await look((path) => path, true);
  await look((path) => new URL(path, other.url).href, false);
}

async function fillCart(page: Page, address: string): Promise<void> {
  await open(page, address);
  const added = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().includes("/cart"),
  );
  await addSimple(page);
  await added;
}

test("autoOpenCart opens the panel after adding; without it a message says so", async ({ page }) => {
  await compare(async (at, isDefault) => {
    await open(page, at(`/produkt/${SIMPLE.slug}`));
    await addSimple(page);
    if (isDefault) await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
    else await expect(page.getByRole("dialog").getByText(`Добавен: ${SIMPLE.name}`)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(isDefault ? 0 : 1);
  });
});

test("the cart is loaded on the shopper's first action, or at once by setting", async ({ page }) => {
  await compare(async (at, isDefault) => {
    await fillCart(page, at(`/produkt/${SIMPLE.slug}`));
    await page.goto("about:blank");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const isAsked = () => asked.some((url) => url.includes("/cart.data"));
    await page.goto(at("/magazin"), { waitUntil: "networkidle" });
    expect(isAsked()).toBe(!isDefault);
    await page.keyboard.press("Tab");
    await expect.poll(isAsked).toBe(true);
  });
});

test("without showReviews there are no reviews, form or stars; without showMoveToWishlist no move", async ({
  page,
}) => {
  await compare(async (at, isDefault) => {
    const count = isDefault ? 1 : 0;
    const stars = page.getByRole("img", { name: /^Оценка/ });
    await open(page, at(`/produkt/${REVIEWED[0]!.slug}`));
    await expect(page.getByRole("heading", { name: "Отзиви" })).toHaveCount(count);
    await expect(page.getByText("Напишете отзив")).toHaveCount(count);
    expect((await stars.count()) > 0).toBe(isDefault);
    await open(page, at("/magazin"));
    expect((await stars.count()) > 0).toBe(isDefault);
    await fillCart(page, at(`/produkt/${SIMPLE.slug}`));
    await open(page, at("/cart"));
    await expect(page.getByRole("link", { name: SIMPLE.name }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: `Преместване на ${SIMPLE.name} в Любими` })).toHaveCount(count);
  });
  const answer = await other.visit().submit("/api/reviews", { productId: "57", rating: "5" });
  expect(answer.status).toBe(404);
});

test("without showReviews ratings are neither a filter nor an order nor structured data", async ({ page }) => {
  const unrated = await startBuiltShop({ SETTINGS: { showReviews: false } });
  const filters = page.locator("#filters");
  const look = async (at: (path: string) => string, isDefault: boolean) => {
    const count = isDefault ? 1 : 0;
    await open(page, at("/magazin?filter=rating[4]"));
    await expect(filters.locator("summary", { hasText: /^Оценка$/ })).toHaveCount(count);
    await expect(page.getByLabel("Подреждане").getByRole("option", { name: /оценени/ })).toHaveCount(count);
    expect((await filters.getByRole("checkbox", { name: /^Оценка/ }).count()) > 0).toBe(isDefault);
    // An old URL still filters by rating: the filter is shown, can be removed, and is kept by other choices.
    await expect(page.getByRole("link", { name: "Премахване на 4 звезди" })).toBeVisible();
    await expect(filters.locator('input[type="hidden"][name="rating"]')).toHaveCount(1 - count);
    if (!isDefault) await expectAccessible(page, "a listing without showReviews");
    await open(page, at(`/produkt/${REVIEWED[0]!.slug}`));
    const structuredData = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(structuredData.join().includes("aggregateRating")).toBe(isDefault);
    expect(structuredData.join()).toContain('"offers"');
  };
  await look((path) => path, true);
  await look((path) => new URL(path, unrated.url).href, false);
  await page.goto("about:blank");
  await unrated.close();
});

test("without showFilters and showOrderByDropdown a listing has no filters and no sorting", async ({ page }) => {
  await compare(async (at, isDefault) => {
    await open(page, at("/magazin?filter=sale[true]"));
    await expect(page.getByRole("link", { name: "Премахване на Намалени" })).toBeVisible();
    await expect(page.locator("#filters")).toHaveCount(isDefault ? 1 : 0);
    await expect(page.getByRole("link", { name: /^Филтри/ })).toHaveCount(0);
    await expect(page.getByLabel("Подреждане")).toHaveCount(isDefault ? 1 : 0);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(page.getByRole("link", { name: /^Филтри/ })).toHaveCount(isDefault ? 1 : 0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

test("each part of the product page with a setting is shown by default and can be hidden", async ({ page }) => {
  await compare(async (at, isDefault) => {
    const count = isDefault ? 1 : 0;
    await open(page, at(`/produkt/${REDUCED.slug}`));
    await expect(page.locator(".product-info").getByText(`Код ${REDUCED.sku}`)).toHaveCount(count);
    await expect(page.getByRole("navigation", { name: "Път" })).toHaveCount(count);
    await expect(page.locator(".product-info").getByText(/^Категори/)).toHaveCount(count);
    await expect(page.getByRole("heading", { name: "Върви добре с" })).toHaveCount(count);
    await expect(page.locator(".gallery .badge")).toHaveText(isDefault ? /^-\d+%$/ : "Намаление");
  });
});
