import type { VariationChoiceFragment } from "../../../graphql/generated/documents";
import type { CardVariation, StockStatus, Variation } from "../../../app/domain/product/product";
import { toPairs } from "./attributes";
import { toImage } from "../image";
import { readLowest30DayPrice } from "./metadata";
import { toPricing } from "./pricing";
import { number, text, type Maybe } from "../fields";

/** Maps a stock status; null for an unknown one, and for products without stock management. */
export function toStockStatus(status: Maybe<string>): StockStatus | null {
  const known: Record<string, StockStatus> = {
    IN_STOCK: "in-stock",
    ON_BACKORDER: "on-backorder",
    OUT_OF_STOCK: "out-of-stock",
  };
  return typeof status === "string" && Object.hasOwn(known, status) ? known[status]! : null;
}

/** Maps a variation for cards and the cart. A disabled one still has a price at the backend, but none here. */
export function toVariation(node: VariationChoiceFragment & { sku?: Maybe<string> }): Variation {
  const isAvailable = node.purchasable !== false;
  return {
    databaseId: number(node.databaseId) ?? 0,
    name: text(node.name),
    sku: text(node.sku) || null,
    pricing: {
      ...toPricing(isAvailable ? node : {}, node.purchasable === true, false),
      ...readLowest30DayPrice(node.cardMetadata),
    },
    stockStatus: toStockStatus(node.stockStatus),
    stockQuantity: number(node.stockQuantity),
    image: toImage(node.image),
    attributes: toPairs(node.attributes?.nodes),
  };
}

/** Maps a variation for a card, reduced to what cards show. */
export function toCardVariation(node: VariationChoiceFragment): CardVariation {
  const { databaseId, name, pricing, stockStatus, stockQuantity, attributes } = toVariation(node);
  // The name is shown only if the attributes have no values (variationText).
  const isNamed = attributes.some(({ value }) => value !== "");
  return { databaseId, name: isNamed ? "" : name, pricing, stockStatus, stockQuantity, attributes };
}
