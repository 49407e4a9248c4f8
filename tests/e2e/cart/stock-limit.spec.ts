import type { Locator, Page } from "@playwright/test";
import { catalog } from "../../../demo/catalog/catalog";
import type { DemoProduct } from "../../../demo/catalog/types";
import { findProduct } from "../../fixtures/demo-products";
import { expect, open, test } from "../fixtures/harness";

const isCounted = ({ type, stock, status, soldIndividually, visibility }: DemoProduct) =>
  type === "SIMPLE" && (stock ?? 0) > 1 && status === "IN_STOCK" && !soldIndividually && visibility === "VISIBLE";
const FEW = findProduct((product) => isCounted(product) && product.stock! < 20);
const listCounted = ({ grouped }: DemoProduct) =>
  grouped.map((id) => catalog.products.find((one) => one.id === id)!).filter(isCounted);
const SET = catalog.products.find((product) => listCounted(product).length > 1)!;
const ITEMS = listCounted(SET);

const controlsOf = (part: Locator) =>
  [
    part.getByRole("button", { name: "Повече" }),
    part.getByRole("button", { name: "По-малко" }),
    part.getByRole("spinbutton"),
  ] as const;

/** The field can be emptied, is capped at the stock, and plus is disabled there and enabled below it. */
async function expectLimit(part: Locator, stock: number): Promise<void> {
  const [more, less, quantity] = controlsOf(part);
  await expect(less).toBeDisabled();
  await expect(more).toBeEnabled();
  await quantity.fill("");
  await expect(quantity).toHaveValue("");
  await quantity.blur();
  await expect(quantity).toHaveValue("1");
  await quantity.fill("");
  await quantity.pressSequentially("2");
  await expect(quantity).toHaveValue("2");
  await expect(less).toBeEnabled();
  await quantity.fill("999");
  await expect(quantity).toHaveValue(String(stock));
  await expect(more).toBeDisabled();
  await less.click();
  await expect(quantity).toHaveValue(String(stock - 1));
  await more.click();
  await expect(quantity).toHaveValue(String(stock));
  await expect(more).toBeDisabled();
}

const rowOf = (page: Page, { name }: DemoProduct) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });

test("on a product's page the quantity is capped at its stock; its buttons keep the focus where they change nothing", async ({
  page,
}) => {
  await open(page, `/produkt/${FEW.slug}`);
  const buy = page.locator("#buy");
  await expectLimit(buy, FEW.stock!);
  const [more, less, quantity] = controlsOf(buy);
  await quantity.fill(String(FEW.stock! - 1));
  await more.press("Enter");
  await expect(more).toBeDisabled();
  await expect(more).toBeFocused();
  await more.press("Enter");
  await expect(quantity).toHaveValue(String(FEW.stock));
  await quantity.fill("2");
  await less.press("Enter");
  await expect(less).toBeDisabled();
  await expect(less).toBeFocused();
  await less.press("Enter");
  await expect(quantity).toHaveValue("1");
});

test("on a card the quantity is capped at its stock", async ({ page }) => {
  await open(page, `/magazin?filter=search[${FEW.name}]`);
  await expectLimit(rowOf(page, FEW).first(), FEW.stock!);
});

test("in a set each quantity is capped at its product's stock; one form adds the chosen products, each in its quantity", async ({
  page,
}) => {
  await open(page, `/produkt/${SET.slug}`);
  const row = ({ name }: DemoProduct) => page.locator("#buy li").filter({ hasText: name });
  const [first, second] = ITEMS;
  await expectLimit(row(second!), second!.stock!);
  await row(first!).getByRole("button", { name: "Повече" }).click();
  await row(second!).getByRole("checkbox").uncheck();
  await page.getByRole("button", { name: "Купи избраните" }).click();
  await expect(page.getByRole("status").getByText("Добавено в количката")).toBeVisible();
  await open(page, "/cart");
  await expect(page.getByRole("spinbutton", { name: `Количество: ${first!.name}` })).toHaveValue("2");
  await expect(page.getByRole("spinbutton", { name: `Количество: ${second!.name}` })).toHaveCount(0);
});
