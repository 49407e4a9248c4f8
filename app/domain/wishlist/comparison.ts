import { mostReduced } from "../pricing/sale-badge";
import type { Product } from "../product/product";

/** What of a product stands in the comparison. */
export type ComparedProduct = Pick<
  Product,
  | "databaseId"
  | "name"
  | "slug"
  | "image"
  | "brand"
  | "pricing"
  | "averageRating"
  | "reviewCount"
  | "stockStatus"
  | "stockQuantity"
  | "sku"
  | "attributes"
  | "dimensions"
  | "content"
>;

export interface ComparedRow {
  label: string;
  /** Of each product, in the order of the columns; "" where it doesn't say. */
  values: string[];
  isSame: boolean;
}

/** Without its variations, of which the lowest price before a reduction is kept (docs/price-record.md). */
export function toCompared(product: Product): ComparedProduct {
  const { databaseId, name, slug, image, brand, averageRating, reviewCount, content } = product;
  const { lowest, highest, before } = product.pricing;
  const { prior } = mostReduced(product).pricing;
  const pricing = { lowest, highest, ...(before && { before, ...(prior && { prior }) }) };
  const { stockStatus, stockQuantity, sku, attributes, dimensions } = product;
  return {
    databaseId,
    name,
    slug,
    image,
    brand,
    pricing,
    averageRating,
    reviewCount,
    stockStatus,
    stockQuantity,
    sku,
    attributes,
    dimensions,
    content,
  };
}

/** Every attribute that one of the products has, once, in the order they come; attributes are the same by their label. */
export function compareAttributes(products: readonly Pick<ComparedProduct, "attributes">[]): ComparedRow[] {
  const labels = [...new Set(products.flatMap(({ attributes }) => attributes.map(({ label }) => label)))];
  return labels.map((label) =>
    toRow(
      label,
      products.map(({ attributes }) => attributes.find((one) => one.label === label)?.values.join(", ") ?? ""),
    ),
  );
}

/** A row of anything else that products have in common. */
export function toRow(label: string, values: string[]): ComparedRow {
  return { label, values, isSame: values.length > 1 && new Set(values).size === 1 };
}

/** What `/sravnenie` answers to a change. */
export interface ComparisonReply {
  ok: boolean;
  /** Products in the comparison now. */
  count: number;
  /** Why it couldn't be done; "" otherwise. */
  message: string;
}
