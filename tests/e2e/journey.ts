import type { Locator, Page } from "@playwright/test";
import { catalog } from "../../demo/catalog/catalog";
import { findProduct, findVariation } from "../doubles/demo-products";
import { expect, open } from "./harness";

export const SIMPLE = findProduct(
  (product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20 && product.salePrice === null && !product.virtual,
);
/** More of it than all journeys order together; twelve are delivered for free. */
export const PLENTIFUL = findProduct(
  ({ type, stock, regularPrice, salePrice }) =>
    type === "SIMPLE" && (stock ?? 0) > 60 && salePrice === null && Number(regularPrice) > 20,
);
export const VARIABLE = findVariation((variation, { varyBy }) => (variation.stock ?? 0) > 10 && varyBy.length === 2);

export interface Sums {
  /** In stotinki. */
  discount: number;
  shipping: number;
  total: number;
}

export async function addSimple(page: Page): Promise<void> {
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
}

/** Puts a product into the browser's cart without a page, where how it got there is no matter. */
export async function addUnseen(page: Page, origin: string, id: number, quantity = 1): Promise<void> {
  const answer = await page.request.post(`${origin}/cart`, {
    form: { intent: "add", productId: String(id), quantity: String(quantity) },
    headers: { origin, accept: "text/html" },
    maxRedirects: 0,
  });
  expect(answer.status(), `${quantity} of ${id} added`).toBe(303);
}

/** Chooses every attribute of the variable product and adds it. */
export async function addVariable(page: Page): Promise<void> {
  await open(page, `/produkt/${VARIABLE.product.slug}`);
  for (const [attribute, slug] of Object.entries(VARIABLE.variation.attributes)) {
    await page.locator(`#buy input[name="attribute_${attribute}"][value="${slug}"]`).check({ force: true });
  }
  await page.locator("#buy").getByRole("button", { name: "Купи" }).click();
  await expect(page.getByText(/Добавено в количката|Продукти \(\d+\)/).first()).toBeVisible();
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Име", exact: true }).first().fill("Мария");
  await page.getByLabel("Фамилия").first().fill("Димитрова");
  await page.getByLabel("Имейл").first().fill("maria@example.bg");
  await page.getByLabel("Телефон").first().fill("0888 123 456");
  await page.getByLabel("Област").first().selectOption({ label: "София-град" });
  await page.getByLabel("Град или село").first().fill("София");
  await page.getByLabel("Пощенски код").first().fill("1784");
  const office = page.locator('[name="billing.office"]');
  // The first rate goes to an office; virtual goods have none.
  if (!(await office.isVisible()))
    return page.getByLabel("Улица, номер, апартамент").first().fill("бул. Цариградско шосе 115");
  await page.locator('[name="billing.courier"]').selectOption("speedy");
  await office.fill("Младост 1");
}

export async function readSums(page: Page): Promise<Sums> {
  await expect(page.getByText(/FIT10/).first()).toBeVisible();
  const rows = await readRows(page);
  const sums = {
    discount: findRow(rows, /FIT10/),
    shipping: findRow(rows, /^Доставка/),
    total: findRow(rows, /^Общо/),
  };
  expect(sums.total).toBeGreaterThan(0);
  return sums;
}

/** The order page shows number, lines and totals that agree with the cart to the stotinka. */
export async function expectOrderLikeCart(page: Page, sums: Sums): Promise<void> {
  await expect(page.getByRole("heading", { name: "Благодарим Ви, Мария!" })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/order-received\/\d+\?key=/);
  await expect(page.getByText(/Поръчка № \d+ от \d\d\.\d\d\.\d{4}/)).toBeVisible();
  const main = page.getByRole("main");
  for (const words of [SIMPLE.name, VARIABLE.product.name, chosenTerms().join(" · ")]) {
    await expect(main.getByText(words)).toBeVisible();
  }
  const rows = await readRows(page);
  expect({
    discount: findRow(rows, /FIT10/),
    shipping: findRow(rows, /^Доставка/),
    total: findRow(rows, /^Общо/),
  }).toEqual(sums);
}

/** Names of the terms that were chosen, as the cart and the order show them. */
function chosenTerms(): string[] {
  return Object.entries(VARIABLE.variation.attributes).map(([name, slug]) => {
    const attribute = catalog.attributes.find((one) => one.name === name);
    return attribute?.terms.find((term) => term.slug === slug)?.name ?? slug;
  });
}

async function readRows(page: Page): Promise<[string, string][]> {
  return page
    .locator("dl > div")
    .evaluateAll((rows) =>
      rows.map(
        (row) =>
          [row.querySelector("dt")?.textContent ?? "", row.querySelector("dd")?.textContent ?? ""] as [string, string],
      ),
    );
}

function findRow(rows: [string, string][], name: RegExp): number {
  const value = rows.find(([term]) => name.test(term.trim()))?.[1] ?? "";
  const leva = /(-?[\d\u00a0]+),(\d\d)\u00a0лв\./.exec(value.replace("−", "-"));
  return leva ? Number(leva[1]!.replaceAll("\u00a0", "") + leva[2]) : 0;
}

/** How many products a filter's option says that it would give: the number at the end of its name. */
export async function countBeside(option: Locator): Promise<number> {
  const name = await option.ariaSnapshot();
  return Number(/ (\d+)"/.exec(name)?.[1]);
}
