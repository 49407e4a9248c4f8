import { findProducts } from "../../fixtures/demo-products";
import { expectAccessibleAtAllWidths } from "../fixtures/accessibility";
import { expect, finishRequests, open, reload, test } from "../fixtures/harness";
import { addUnseen, SIMPLE } from "../fixtures/journey";

const [WISH, OTHER] = findProducts(2, ({ type, slug }) => type === "SIMPLE" && slug !== SIMPLE.slug);
const GONE = { databaseId: 999_999_999, name: "Стар протеин" };

function heartOf(name: string): string {
  return `${name}, в Любими`;
}

test("a pressed heart is saved, and the wishlist shows the current price and removes it again", async ({ page }) => {
  await open(page, `/produkt/${WISH!.slug}`);
  const heart = page.locator("#buy").getByRole("button", { name: heartOf(WISH!.name) });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await open(page, `/magazin?filter=search[${OTHER!.name}]`);
  await page.getByRole("button", { name: heartOf(OTHER!.name) }).click();
  await open(page, "/wishlist");
  await expect(page.getByRole("status").getByText("2 продукта")).toBeVisible();
  const card = page.getByRole("listitem").filter({ hasText: WISH!.name });
  await expect(card.getByText(/лв\./).first()).toBeVisible();
  await card.getByRole("button", { name: "Купи" }).click();
  await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
  await card.getByRole("button", { name: heartOf(WISH!.name) }).click();
  await expect(card).toHaveCount(0);
  await reload(page);
  await expect(page.getByText(OTHER!.name)).toBeVisible();
  await page.getByRole("button", { name: "Изпразнете списъка" }).click();
  await expect(page.getByRole("heading", { name: "Още нямате любими" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("wishlist"))).toBe("[]");
});

test("products that no longer exist are named and can be removed; corrupt storage does no harm", async ({ page }) => {
  await page.addInitScript((gone) => {
    if (!sessionStorage.getItem("seeded")) localStorage.setItem("wishlist", JSON.stringify([gone, { foreign: true }]));
    sessionStorage.setItem("seeded", "1");
  }, GONE);
  await open(page, "/wishlist");
  const section = page.getByRole("region", { name: "Вече не се предлагат" });
  await expect(section.getByText(GONE.name)).toBeVisible();
  await section.getByRole("button", { name: `Премахване на ${GONE.name} от Любими` }).click();
  await expect(page.getByRole("heading", { name: "Още нямате любими" })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("wishlist", "{broken"));
  await reload(page);
  await expect(page.getByRole("heading", { name: "Още нямате любими" })).toBeVisible();
});

test("two tabs show the same wishlist", async ({ page, context }) => {
  await open(page, "/wishlist");
  const other = await context.newPage();
  await open(other, `/produkt/${WISH!.slug}`);
  await other.getByRole("button", { name: heartOf(WISH!.name) }).click();
  await expect(page.getByRole("listitem").filter({ hasText: WISH!.name }).first()).toBeVisible();
  await page.getByRole("button", { name: heartOf(WISH!.name) }).click();
  await expect(other.getByRole("button", { name: heartOf(WISH!.name) })).toHaveAttribute("aria-pressed", "false");
});

test("a line moves from the cart to the wishlist and back (showMoveToWishlist)", async ({ page }) => {
  await addUnseen(page, SIMPLE.id);
  await open(page, "/cart");
  await finishRequests(page, () =>
    page.getByRole("button", { name: `Преместване на ${SIMPLE.name} в Любими` }).click(),
  );
  await expect(page.getByRole("heading", { name: "Количката е празна" })).toBeVisible();
  await open(page, "/wishlist");
  const card = page.getByRole("listitem").filter({ hasText: SIMPLE.name });
  await card.getByRole("button", { name: "Купи" }).click();
  await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
  await open(page, "/cart");
  await expect(page.getByRole("link", { name: SIMPLE.name }).first()).toBeVisible();
});

test("the wishlist has no accessibility fault, full or empty, at any width, light or dark", async ({ page }) => {
  await open(page, "/magazin");
  for (const index of [0, 1, 2]) await page.locator(".heart").nth(index).click();
  await page.evaluate((gone) => {
    const list = JSON.parse(localStorage.getItem("wishlist") ?? "[]") as unknown[];
    localStorage.setItem("wishlist", JSON.stringify([...list, gone]));
  }, GONE);
  await open(page, "/wishlist");
  await expect(page.locator(".card > img")).toHaveCount(3);
  await expectAccessibleAtAllWidths(page, "list", "main");
});
