import { startBuiltShop, type BuiltShop } from "../../built-shop/built-shop";
import { expectAccessible } from "../fixtures/accessibility";
import { addSimple, addUnseen, SIMPLE } from "../fixtures/journey";
import { expect, open, test } from "../fixtures/harness";

/** What needs a browser; tests/built/catalog/catalog-pages.built.test.ts has the other settings. */
let other: BuiltShop;

test.beforeAll(async () => {
  other = await startBuiltShop({
    SETTINGS: {
      autoOpenCart: true,
      initStoreOnUserActionToReduceServerLoad: false,
      showReviews: false,
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
    await addUnseen(page, SIMPLE.id, { of: isDefault ? "" : other.url.origin });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const isAsked = () => asked.some((url) => url.includes("/cart.data"));
    await open(page, at("/magazin"));
    if (isDefault) {
      await page.waitForLoadState("networkidle");
      expect(isAsked()).toBe(false);
      await page.keyboard.press("Tab");
    }
    await expect.poll(isAsked).toBe(true);
  });
});

test("without showReviews ratings are neither a filter nor an order; one of an old URL stays until it is removed", async ({
  page,
}) => {
  await compare(async (at, isDefault) => {
    const count = isDefault ? 1 : 0;
    const filters = page.locator("#filters");
    await open(page, at("/magazin?filter=rating[4]"));
    // Only a phone's filters need a button.
    await expect(page.getByRole("link", { name: /^Филтри/ })).toHaveCount(0);
    await expect(filters.locator("summary", { hasText: /^Оценка$/ })).toHaveCount(count);
    await expect(page.getByLabel("Подреждане").getByRole("option", { name: /оценени/ })).toHaveCount(count);
    expect((await filters.getByRole("checkbox", { name: /^Оценка/ }).count()) > 0).toBe(isDefault);
    await expect(page.getByRole("link", { name: "Премахване на 4 звезди" })).toBeVisible();
    await expect(filters.locator('input[type="hidden"][name="rating"]')).toHaveCount(1 - count);
    if (!isDefault) await expectAccessible(page, "a listing without showReviews", "main");
  });
});
