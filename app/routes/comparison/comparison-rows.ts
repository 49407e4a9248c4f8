import type { Settings } from "../../config/settings";
import { compareAttributes, toRow, type ComparedProduct, type ComparedRow } from "../../domain/wishlist/comparison";
import { COMPARISON } from "../../strings/catalog/browsing";
import { PRODUCT } from "../../strings/catalog/product";

const STOCK = {
  "in-stock": COMPARISON.inStock,
  "on-backorder": COMPARISON.backorder,
  "out-of-stock": COMPARISON.soldOut,
} as const;

/** Rows of text below price and rating; one that no product has anything for is left out. Numbers as the shop shows them. */
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

/** The weight among the attributes, where none of them tells it already. */
function withWeight(product: ComparedProduct): Pick<ComparedProduct, "attributes"> {
  const { attributes, dimensions } = product;
  const label = COMPARISON.weight;
  if (!dimensions.weight || attributes.some((one) => one.label === label)) return product;
  const values = [PRODUCT.kilograms(dimensions.weight)];
  return { attributes: [...attributes, { name: label, label, values }] };
}

/** Whether the ratings have a row: the shop shows them, and somebody has rated. */
export function hasRatings(
  products: readonly Pick<ComparedProduct, "reviewCount">[],
  { showReviews }: Pick<Settings, "showReviews">,
): boolean {
  return showReviews && products.some(({ reviewCount }) => reviewCount > 0);
}
