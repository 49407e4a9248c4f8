import type { VariationChoiceFragment } from "../../../graphql/generated/documents";
import type { CardVariation, StockStatus, Variation } from "../../../app/domain/product/product";
import { toPairs } from "./attributes";
import { toImage } from "../image";
import { readPrior, toPricing } from "./pricing";
import { number, text } from "../fields";

type Maybe<T> = T | null | undefined;

/** A status of ours; null for one that we don't know, and for products that keep no stock. */
export function toStockStatus(status: Maybe<string>): StockStatus | null {
  const known: Record<string, StockStatus> = {
    IN_STOCK: "in-stock",
    ON_BACKORDER: "on-backorder",
    OUT_OF_STOCK: "out-of-stock",
  };
  return typeof status === "string" && Object.hasOwn(known, status) ? known[status]! : null;
}

/** A variation as a card and the cart know it. One that is switched off keeps its price at the backend, and has none here. */
export function toVariation(node: VariationChoiceFragment & { sku?: Maybe<string> }): Variation {
  const canBeHad = node.purchasable !== false;
  return {
    databaseId: number(node.databaseId) ?? 0,
    name: text(node.name),
    sku: text(node.sku) || null,
    pricing: { ...toPricing(canBeHad ? node : {}, node.purchasable === true, false), ...readPrior(node.marks) },
    stockStatus: toStockStatus(node.stockStatus),
    stockQuantity: number(node.stockQuantity),
    image: toImage(node.image),
    attributes: toPairs(node.attributes?.nodes),
  };
}

/** The same for a card, without what none shows. */
export function toCardVariation(node: VariationChoiceFragment): CardVariation {
  const { databaseId, name, pricing, stockStatus, stockQuantity, attributes } = toVariation(node);
  // Its own name is shown only where its attributes say nothing (variationText).
  const isNamed = attributes.some(({ value }) => value !== "");
  return { databaseId, name: isNamed ? "" : name, pricing, stockStatus, stockQuantity, attributes };
}
