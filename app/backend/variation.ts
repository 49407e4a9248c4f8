import type { GetProductQuery, VariationChoiceFragment } from "../../graphql/generated/documents";
import type { StockStatus, Variation, VariationDetail } from "../shop/product";
import { toPairs } from "./attributes";
import { plainText } from "./html";
import { toImage } from "./image";
import { readPrior } from "./marks";
import { toPricing } from "./pricing";
import { number, text } from "./read";

type Maybe<T> = T | null | undefined;
type Variable = Extract<NonNullable<GetProductQuery["product"]>, { __typename: "VariableProduct" }>;
type DetailNode = NonNullable<Variable["variations"]>["nodes"][number];

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

/** A variation of the product page, with all that the specification names (§3). */
export function toVariationDetail(node: DetailNode): VariationDetail {
  return {
    ...toVariation(node),
    slug: text(node.slug),
    onSale: node.onSale === true,
    hasAttributes: node.hasAttributes === true,
    attributes: (node.attributes?.nodes ?? []).map((attribute) => ({
      name: text(attribute.name),
      value: text(attribute.value),
      label: plainText(attribute.label),
      attributeId: number(attribute.attributeId),
    })),
  };
}
