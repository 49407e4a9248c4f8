import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PRICED } from "../../../../tests/fixtures/pricing";
import type { Variation } from "../../../domain/product/product";
import type { ProductView } from "../../../domain/product/product-view";
import type { SelectedOptions } from "../../../domain/product/variation";
import { PRODUCT } from "#strings/catalog/product";
import { PRODUCT_PAGE } from "#strings/catalog/product-page";
import { VariationStatus } from "./variation-status";

const LARGE = { ...PRICED, stockStatus: "in-stock", stockQuantity: 3, attributes: [{ name: "pa_razmer", value: "l" }] };

function say(
  selectedOptions: SelectedOptions,
  changes: Partial<ProductView> = {},
  variation: Partial<Variation> | null = null,
): string {
  const product = {
    type: "variable",
    stockStatus: "in-stock",
    stockQuantity: null,
    lowStockAmount: 5,
    hasAllVariations: true,
    variationAttributes: [{ name: "pa_razmer", label: "Размер", options: [] }],
    variations: [LARGE],
    ...changes,
  } as unknown as ProductView;
  return renderToStaticMarkup(
    <VariationStatus product={product} selectedOptions={selectedOptions} variation={variation as Variation | null} />,
  );
}

test("complete options without a matching variation say so", () => {
  expect(say({ pa_razmer: "s" })).toContain(PRODUCT_PAGE.noSuchVariation);
  expect(say({})).not.toContain(PRODUCT_PAGE.noSuchVariation);
  expect(say({ pa_razmer: "l" })).not.toContain(PRODUCT_PAGE.noSuchVariation);
});

test("nothing is ruled out while not all variations are loaded", () => {
  expect(say({ pa_razmer: "s" }, { hasAllVariations: false })).not.toContain(PRODUCT_PAGE.noSuchVariation);
});

test("the stock is that of the selected variation: in stock, low, on backorder or sold out", () => {
  const stock = (stockStatus: Variation["stockStatus"], stockQuantity: number | null) =>
    say({ pa_razmer: "l" }, {}, { stockStatus, stockQuantity });
  expect(stock("in-stock", 20)).toContain(PRODUCT_PAGE.inStock);
  expect(stock("in-stock", 5)).toContain(PRODUCT_PAGE.lowStock(5));
  expect(stock("on-backorder", 5)).toContain(PRODUCT_PAGE.backorder);
  expect(stock("out-of-stock", 5)).toContain(PRODUCT.soldOut);
});
