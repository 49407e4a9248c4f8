import { VARIATIONS_MAX } from "../../config/limits";
import type { Product, Variation } from "./product";
import { isEveryOneOut, type LiveStock } from "./stock";

/** A product as its page shows it: with the variations that came later and the stock of this moment. */
export interface ProductView extends Omit<Product, "variations"> {
  variations: Variation[];
  /** Whether no more of them are waiting at the backend. */
  hasAllVariations: boolean;
}

/** Whether a product's list may be cut: it is as long as a page asks for. */
export function mayHaveMore(product: Product): boolean {
  return product.type === "variable" && product.variations.length >= VARIATIONS_MAX;
}

/**
 * What is known by now. `all`: every variation, null while they haven't come. `live`: stock of this moment, null while
 * it hasn't come. Both are merged by databaseId, never by position.
 */
export function viewProduct(product: Product, all: Variation[] | null, live: LiveStock | null): ProductView {
  const byId = new Map(all?.map((variation) => [variation.databaseId, variation]));
  for (const variation of product.variations) byId.set(variation.databaseId, variation);
  const stock = live?.databaseId === product.databaseId ? live : null;
  const variations = withStock([...byId.values()], stock);
  const hasAllVariations = all !== null || !mayHaveMore(product);
  const [shown] = withStock([product], stock && { variations: [stock] });
  const isGone = product.type === "variable" && hasAllVariations && isEveryOneOut(variations);
  return {
    ...shown!,
    ...(all && { pricing: { ...product.pricing, elsewhere: 0 } }),
    variations,
    hasAllVariations,
    ...(isGone && { stockStatus: "out-of-stock" }),
  };
}

type Stocked = Pick<Variation, "databaseId" | "stockStatus" | "stockQuantity">;

function withStock<T extends Stocked>(items: T[], live: { variations: Stocked[] } | null): T[] {
  const byId = new Map(live?.variations.map((stock) => [stock.databaseId, stock]));
  return items.map((item) => {
    const stock = byId.get(item.databaseId);
    // Without a status the answer says nothing of this one.
    if (!stock?.stockStatus) return item;
    return { ...item, stockStatus: stock.stockStatus, stockQuantity: stock.stockQuantity };
  });
}
