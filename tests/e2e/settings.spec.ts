import { startBuiltShop } from "../doubles/built-shop";
import { SIMPLE } from "./journey";
import { expect, open, test } from "./harness";
import { REVIEWED } from "./reviews";

test("autoOpenCart opens the panel after adding; without it a message says so (specification §1, §4)", async ({
  page,
}) => {
  const shop = await startBuiltShop({ SETTINGS: { autoOpenCart: true } });
  await open(page, new URL(`/produkt/${SIMPLE.slug}`, shop.url).href);
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  await expect(page.getByRole("dialog").getByText(`Добавен: ${SIMPLE.name}`)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.goto("about:blank");
  await shop.close();
  await open(page, `/produkt/${SIMPLE.slug}`);
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the cart is loaded at the shopper's first action, or at once where the setting says so (specification §1)", async ({
  page,
}) => {
  const eager = await startBuiltShop({ SETTINGS: { initStoreOnUserActionToReduceServerLoad: false } });
  for (const [base, isEager] of [
    [eager.url.href, true],
    ["/", false],
  ] as const) {
    const path = (name: string) => (base === "/" ? name : new URL(name, base).href);
    await open(page, path(`/produkt/${SIMPLE.slug}`));
    await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
    await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page, path("/magazin"));
    expect(asked.some((url) => url.includes("/cart.data"))).toBe(isEager);
    await page.keyboard.press("Tab");
    await expect.poll(() => asked.some((url) => url.includes("/cart.data"))).toBe(true);
    await page.waitForLoadState("networkidle");
    await page.goto("about:blank");
  }
  await eager.close();
});

test("without showReviews there are no reviews, form and stars; without showMoveToWishlist no move (specification §1)", async ({
  page,
}) => {
  const shop = await startBuiltShop({ SETTINGS: { showReviews: false, showMoveToWishlist: false } });
  for (const [base, isShown] of [
    ["/", true],
    [shop.url.href, false],
  ] as const) {
    const path = (name: string) => (base === "/" ? name : new URL(name, base).href);
    await open(page, path(`/produkt/${REVIEWED[0]!.slug}`));
    const count = isShown ? 1 : 0;
    await expect(page.getByRole("heading", { name: "Отзиви" })).toHaveCount(count);
    await expect(page.getByText("Напишете отзив")).toHaveCount(count);
    expect((await page.getByRole("img", { name: /^Оценка/ }).count()) > 0).toBe(isShown);
    await open(page, path("/magazin"));
    expect((await page.getByRole("img", { name: /^Оценка/ }).count()) > 0).toBe(isShown);
    await open(page, path(`/produkt/${SIMPLE.slug}`));
    await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
    await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
    await open(page, path("/cart"));
    await expect(page.getByRole("button", { name: `Преместване на ${SIMPLE.name} в Любими` })).toHaveCount(count);
  }
  const answer = await shop.visit().submit("/api/reviews", { productId: "57", rating: "5" });
  expect(answer.status).toBe(404);
  await page.goto("about:blank");
  await shop.close();
});

test("showFilters and showOrderByDropdown off leave a listing without panel and order (specification §1)", async ({
  page,
}) => {
  const bare = await startBuiltShop({ SETTINGS: { showFilters: false, showOrderByDropdown: false } });
  for (const [base, isShown] of [
    [bare.url.href, false],
    ["/", true],
  ] as const) {
    await open(page, base === "/" ? "/magazin?filter=sale[true]" : new URL("/magazin?filter=sale[true]", base).href);
    await expect(page.getByRole("link", { name: "Премахване на Намалени" })).toBeVisible();
    await expect(page.locator("#filters")).toHaveCount(isShown ? 1 : 0);
    await expect(page.getByRole("link", { name: /^Филтри/ })).toHaveCount(
      isShown && page.viewportSize()!.width < 1024 ? 1 : 0,
    );
    await expect(page.getByLabel("Подреждане")).toHaveCount(isShown ? 1 : 0);
  }
  await page.goto("about:blank");
  await bare.close();
});
