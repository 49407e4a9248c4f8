import type { Settings } from "../../config/settings";
import { compareAttributes, toRow, type ComparedProduct, type ComparedRow } from "../../domain/wishlist/comparison";
import { COMPARISON } from "#strings/catalog/comparison";
import { PRODUCT } from "#strings/catalog/product";

const STOCK = {
  "in-stock": COMPARISON.inStock,
  "on-backorder": COMPARISON.backorder,
  "out-of-stock": COMPARISON.soldOut,
} as const;

/** Text rows below price and rating; empty ones are omitted. Numbers are formatted. */
export function comparisonRows(
  products: readonly ComparedProduct[],
  { showSKU }: Pick<Settings, "showSKU">,
): ComparedRow[] {
  const row = (label: string, read: (product: ComparedProduct) => string) => toRow(label, products.map(read));
  return [
    row(COMPARISON.stock, ({ stockStatus }) => (stockStatus ? STOCK[stockStatus] : "")),
    ...compareAttributes(products.map(withWeight)),
    ...(showSKU ? [row(COMPARISON.sku, ({ sku }) => sku ?? "")] : []),
  ].filter(({ values }) => values.some((value) => value !== ""));
}

/** Adds the shipping weight, unless an attribute already names the weight. */
function withWeight(product: ComparedProduct): Pick<ComparedProduct, "attributes"> {
  const { attributes, dimensions } = product;
  const label = COMPARISON.weight;
  if (!dimensions.weight || attributes.some((one) => one.label === label)) return product;
  const values = [PRODUCT.kilograms(dimensions.weight)];
  return { attributes: [...attributes, { name: label, label, values }] };
}

/** Whether there is a rating row: the shop shows reviews, and a product has ratings. */
export function hasRatings(
  products: readonly Pick<ComparedProduct, "reviewCount">[],
  { showReviews }: Pick<Settings, "showReviews">,
): boolean {
  return showReviews && products.some(({ reviewCount }) => reviewCount > 0);
}
