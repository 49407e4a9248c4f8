import { mostReduced } from "../pricing/sale-badge";
import { pickLanguage } from "../values/text-language";
import type { Pricing, Product } from "../product/product";

/** The fields of a product that the comparison shows. */
export type ComparedProduct = ReturnType<typeof toCompared>;

export interface ComparedRow {
  label: string;
  /** One value per product, in column order; "" for none. */
  values: string[];
  isSame: boolean;
}

/** A product without its variations, but with the most reduced one's lowest 30-day price (docs/price-history.md). */
export function toCompared(product: Product) {
  const { databaseId, name, slug, image, brand, averageRating, reviewCount, netContent } = product;
  const { lowest, highest, before } = product.pricing;
  const { lowest30DayPrice } = mostReduced(product).pricing;
  const reduced = before && { before, ...(lowest30DayPrice && { lowest30DayPrice }) };
  const pricing: Pricing = { lowest, highest, ...reduced };
  const { stockStatus, sku, attributes, dimensions } = product;
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
    sku,
    attributes,
    dimensions,
    netContent,
    ...pickLanguage(product),
  };
}

/** All attributes of the products, merged by label, in the order of appearance. */
export function compareAttributes(products: readonly Pick<ComparedProduct, "attributes">[]): ComparedRow[] {
  const labels = [...new Set(products.flatMap(({ attributes }) => attributes.map(({ label }) => label)))];
  return labels.map((label) =>
    toRow(
      label,
      products.map(({ attributes }) => attributes.find((one) => one.label === label)?.values.join(", ") ?? ""),
    ),
  );
}

/** A row of any values, one per product. */
export function toRow(label: string, values: string[]): ComparedRow {
  return { label, values, isSame: values.length > 1 && new Set(values).size === 1 };
}

/** The reply of `/sravnenie` to a change. */
export interface ComparisonReply {
  ok: boolean;
  /** Number of compared products. */
  count: number;
  /** The error message; "" for none. */
  message: string;
}
