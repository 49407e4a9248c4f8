import type { CardVariation, ProductSummary } from "./product";
import { shareEqual } from "./share-equal";

/** Products as their cards need them in the browser: without what no card shows of a variation, and with what is equal named once. */
export function toCardData(products: readonly ProductSummary[]): ProductSummary[] {
  return shareEqual(products.map((product) => ({ ...product, variations: product.variations.map(trim) })));
}

// A variation's own name is shown only where its attributes say nothing (variationText).
function trim(variation: CardVariation): CardVariation {
  const { databaseId, name, pricing, stockStatus, stockQuantity, attributes } = variation;
  const isNamed = attributes.some(({ value }) => value !== "");
  return { databaseId, name: isNamed ? "" : name, pricing, stockStatus, stockQuantity, attributes };
}
