import { VARIATIONS_MAX } from "../../config/limits";
import type { Product, Variation } from "./product";
import { areAllSoldOut, type ItemStock, type LiveStock } from "./stock";

/** A product as its page shows it: with lazily loaded variations and live stock. */
export interface ProductView extends Product {
  /** Whether all variations are loaded. */
  hasAllVariations: boolean;
}

/** Whether the variations may be truncated: there are as many as a page requests. */
export function mayHaveMore(product: Product): boolean {
  return product.type === "variable" && product.variations.length >= VARIATIONS_MAX;
}

/**
 * Merges what is loaded. `all`: every variation, null until loaded. `live`: current stock, null until loaded. Both
 * are merged by databaseId, never by position.
 */
export function viewProduct(product: Product, all: Variation[] | null, live: LiveStock | null): ProductView {
  const byId = new Map(all?.map((variation) => [variation.databaseId, variation]));
  for (const variation of product.variations) byId.set(variation.databaseId, variation);
  const stock = live?.databaseId === product.databaseId ? live : null;
  const variations = withStock([...byId.values()], stock);
  const hasAllVariations = all !== null || !mayHaveMore(product);
  const [shown] = withStock([product], stock && { variations: [stock] });
  const isSoldOutNow = product.type === "variable" && hasAllVariations && areAllSoldOut(variations);
  return {
    ...shown!,
    ...(all && { pricing: { ...product.pricing, elsewhere: 0 } }),
    variations,
    hasAllVariations,
    ...(isSoldOutNow && { stockStatus: "out-of-stock" }),
  };
}

function withStock<T extends ItemStock>(items: T[], live: Pick<LiveStock, "variations"> | null): T[] {
  const byId = new Map(live?.variations.map((stock) => [stock.databaseId, stock]));
  return items.map((item) => {
    const stock = byId.get(item.databaseId);
    // Without a status there is no stock information for this item.
    if (!stock?.stockStatus) return item;
    return { ...item, stockStatus: stock.stockStatus, stockQuantity: stock.stockQuantity };
  });
}
