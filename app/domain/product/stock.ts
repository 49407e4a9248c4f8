import { CARD_VARIATIONS_MAX } from "../../config/limits";
import type { CardVariation, ProductSummary, Stock } from "./product";

export interface ItemStock extends Stock {
  databaseId: number;
}

/** Current stock of a product and its variations. */
export interface LiveStock extends ItemStock {
  variations: ItemStock[];
}

/** Whether a variation is for sale: it needs a price, which may be 0. */
export function isForSale({ pricing }: Pick<CardVariation, "pricing">): boolean {
  return pricing.lowest !== null;
}

/** Whether there are variations for sale and all of them are sold out. */
export function areAllSoldOut(variations: CardVariation[]): boolean {
  const offered = variations.filter(isForSale);
  return offered.length > 0 && offered.every(isOut);
}

/** A variable product is sold out only when it has variations and all are. */
export function isSoldOut(product: Pick<ProductSummary, "type" | "stockStatus" | "variations">): boolean {
  if (product.type !== "variable") return isOut(product);
  // A list this long may be truncated: then the product's own status decides.
  const isWhole = product.variations.length < CARD_VARIATIONS_MAX || product.stockStatus === null || isOut(product);
  return areAllSoldOut(product.variations) && isWhole;
}

/** Whether WooCommerce's own page sells the product: its type has no form in the shop, or it has add-ons. */
export function isBoughtThere(product: Pick<ProductSummary, "type" | "needsWordPress">): boolean {
  return product.type === "other" || product.needsWordPress === true;
}

/** Whether the product has a buy button: it is simple or variable, sold here, has a price and isn't sold out. */
export function isBuyable(product: ProductSummary): boolean {
  const isKind = (product.type === "simple" || product.type === "variable") && !isBoughtThere(product);
  return isKind && product.purchasable && product.pricing.lowest !== null && !isSoldOut(product);
}

type StockLevel = { level: "in" | "out" | "backorder" | "unknown" } | { level: "low"; count: number };

/** The stock level to show: low for a last unit, and up to `lowMark`, the product's threshold (null for none). */
export function stockLevel(stock: Stock, lowMark: number | null): StockLevel {
  if (stock.stockStatus === null) return { level: "unknown" };
  if (stock.stockStatus === "out-of-stock") return { level: "out" };
  if (stock.stockStatus === "on-backorder") return { level: "backorder" };
  const { stockQuantity } = stock;
  if (stockQuantity !== null && stockQuantity > 0 && stockQuantity <= (lowMark ?? 0))
    return { level: "low", count: stockQuantity };
  return stockQuantity === 1 ? { level: "low", count: 1 } : { level: "in" };
}

/** Maximum quantity per purchase; null: no limit, or the stock isn't tracked. On a card `soldIndividually` is unknown. */
export function quantityLimit(product: Stock & { soldIndividually?: boolean }, variation: Stock | null) {
  if (product.soldIndividually) return 1;
  const { stockStatus, stockQuantity } = variation ?? product;
  return stockStatus === "on-backorder" || stockQuantity === null ? null : Math.max(1, stockQuantity);
}

function isOut({ stockStatus }: Pick<Stock, "stockStatus">): boolean {
  return stockStatus === "out-of-stock";
}
