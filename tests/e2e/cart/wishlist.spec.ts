import { findProducts } from "../../fixtures/demo-products";
import { expectAccessibleAtAllWidths } from "../fixtures/accessibility";
import { expect, finishRequests, open, reload, RETRIES, test } from "../fixtures/harness";
import { addUnseen, SIMPLE } from "../fixtures/journey";

const [WISH, OTHER] = findProducts(2, ({ type, slug }) => type === "SIMPLE" && slug !== SIMPLE.slug);
const GONE = { databaseId: 999_999_999, name: "Стар протеин" };

function heartOf(name: string): string {
  return `${name}, в Любими`;
}

test("a pressed heart is saved and shown in other tabs; the wishlist shows the current price and removes it again", async ({
  page,
  context,
}) => {
  await open(page, "/wishlist");
  const other = await context.newPage();
  await open(other, `/produkt/${WISH!.slug}`);
  const heart = other.locator("#buy").getByRole("button", { name: heartOf(WISH!.name) });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const card = page.getByRole("listitem").filter({ hasText: WISH!.name });
  await expect(card.getByText(/лв\./).first()).toBeVisible();
  await open(other, `/magazin?filter=search[${OTHER!.name}]`);
  const second = other.getByRole("button", { name: heartOf(OTHER!.name) });
  await second.click();
  await expect(page.getByRole("status").getByText("2 продукта")).toBeVisible();
  await card.getByRole("button", { name: "Купи" }).click();
  await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
  await card.getByRole("button", { name: heartOf(WISH!.name) }).click();
  await expect(card).toHaveCount(0);
  await reload(page);
  await expect(page.getByText(OTHER!.name)).toBeVisible();
  await expect(second).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Изпразнете списъка" }).click();
  await expect(page.getByRole("heading", { name: "Още нямате любими" })).toBeVisible();
  await expect(second).toHaveAttribute("aria-pressed", "false");
  expect(await page.evaluate(() => localStorage.getItem("wishlist"))).toBe("[]");
});

test("products that no longer exist are named and can be removed; corrupt storage does no harm", async ({ page }) => {
  const list = [...[WISH!, OTHER!, SIMPLE].map(({ id, name }) => ({ databaseId: id, name })), GONE, { foreign: true }];
  await page.addInitScript((stored) => {
    if (!sessionStorage.getItem("seeded")) localStorage.setItem("wishlist", stored);
    sessionStorage.setItem("seeded", "1");
  }, JSON.stringify(list));
  await open(page, "/wishlist");
  await expect(page.locator(".card > img")).toHaveCount(3);
  const section = page.getByRole("region", { name: "Вече не се предлагат" });
  await expect(section.getByText(GONE.name)).toBeVisible();
  await expectAccessibleAtAllWidths(page, "wishlist", "main");
  await section.getByRole("button", { name: `Премахване на ${GONE.name} от Любими` }).click();
  await expect(section).toHaveCount(0);
  await expect(page.locator(".card > img")).toHaveCount(3);
  await page.evaluate(() => localStorage.setItem("wishlist", "{broken"));
  await reload(page);
  await expect(page.getByRole("heading", { name: "Още нямате любими" })).toBeVisible();
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
  const cart = await page.request.get("/cart", RETRIES);
  expect(await cart.text()).toContain(`href="/produkt/${SIMPLE.slug}"`);
});
