import type { Locator, Page } from "@playwright/test";
import type { DemoProduct } from "../../../demo/catalog/types";
import { CARD_VARIATIONS_MAX } from "../../../app/config/limits";
import { findProduct } from "../../fixtures/demo-products";
import { expect, open, test } from "../fixtures/harness";

const ONE_CHOICE = findProduct(
  ({ varyBy, variations }) =>
    varyBy.length === 1 && variations.length > 4 && variations.length < CARD_VARIATIONS_MAX && isChoosable(variations),
);
const EIGHT = findProduct(
  ({ varyBy, variations }) =>
    varyBy.length === 2 && variations.length === CARD_VARIATIONS_MAX && isChoosable(variations),
);
const WEIGHTS = findProduct(({ attributes }) => (attributes.pa_teglo ?? []).length > 4);
const SIMPLE = findProduct(({ type, stock, virtual }) => type === "SIMPLE" && (stock ?? 0) > 5 && !virtual);

function isChoosable(variations: DemoProduct["variations"]): boolean {
  return (
    variations.some(({ status }) => status === "IN_STOCK") &&
    variations.every(({ attributes }) => !Object.values(attributes).includes(""))
  );
}

async function showCard(page: Page, { name }: DemoProduct): Promise<Locator> {
  const words = name.replace(/[[\],]/g, " ").replace(/\s+/g, " ");
  await open(page, `/magazin?filter=search[${encodeURIComponent(words)}]`);
  const card = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name, exact: true }) });
  await expect(card).toHaveCount(1);
  return card;
}

test("no letter of „16 кг“ is cut off where a card is narrow", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const pills = (await showCard(page, WEIGHTS)).getByRole("radio");
  expect(await pills.count()).toBe(4);
  for (const pill of await pills.all()) {
    const [width, whole] = await pill.evaluate((one: HTMLElement) => {
      const shown = one.offsetWidth;
      one.style.maxWidth = "none";
      return [shown, one.offsetWidth];
    });
    expect(width).toBe(whole);
  }
});

test("a card asks for the choice beside its button, labels it, and adds the chosen variation", async ({ page }) => {
  const card = await showCard(page, ONE_CHOICE);
  const buy = card.getByRole("button", { name: "Купи" });
  await expect(buy).toHaveAttribute("aria-disabled", "true");
  await expect(card.getByRole("button", { name: "По-малко" })).toBeDisabled();
  await buy.click({ force: true });
  await expect(card.getByRole("alert")).toHaveText(/^Моля, изберете \S+/);
  await expect(buy).toHaveAccessibleDescription(/^Моля, изберете/);
  await card.getByRole("link", { name: /^Още \d+ възможности/ }).click();
  const choices = card.getByRole("radio");
  // The link is gone, and the focus stays where it was.
  await expect(card.locator("input:focus")).toHaveAttribute("type", "radio");
  await expect(choices).toHaveCount(ONE_CHOICE.variations.length);
  const chosen = card.getByRole("radio", { disabled: false }).last();
  await chosen.check({ force: true });
  await expect(card.getByRole("alert")).toHaveCount(0);
  await expect(buy).not.toHaveAttribute("aria-disabled");
  const added = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/cart"));
  await buy.click();
  expect(new URLSearchParams((await added).postData() ?? "").get("variationId")).toBe(await chosen.inputValue());
  await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
  await expect(buy).not.toHaveAttribute("aria-disabled");
});

test("of several attributes a card offers eight „Вариации“, then a link", async ({ page }) => {
  const card = await showCard(page, EIGHT);
  await card.getByRole("button", { name: "Купи" }).click({ force: true });
  await expect(card.getByRole("alert")).toHaveText("Моля, изберете Вариации");
  await card.getByRole("link", { name: /^Още \d+ възможности/ }).click();
  await expect(card.getByRole("radio")).toHaveCount(CARD_VARIATIONS_MAX);
  await expect(card.getByRole("link", { name: /^Всички възможности/ })).toHaveAttribute(
    "href",
    `/produkt/${EIGHT.slug}`,
  );
});

test("a failed add is shown on the card until 300 ms after the next cart change", async ({ page, allow }) => {
  const card = await showCard(page, SIMPLE);
  const buy = card.getByRole("button", { name: "Купи" });
  await page.route("**/cart.data*", (route) => route.abort("connectionfailed"), { times: 1 });
  await buy.click();
  await expect(card.getByRole("alert")).toHaveText("Възникна грешка при добавяне в количката");
  await expect(buy).not.toHaveAttribute("aria-disabled");
  await buy.click();
  await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
  await expect(card.getByRole("alert")).toHaveCount(0);
  await expect(buy).not.toHaveAttribute("aria-disabled");
  allow(/\/cart\.data/);
});
