import type { StoredProduct, StoredVariation } from "../database/documents.ts";
import { showNodes, toGlobalId } from "./connections.ts";
import { showPicture } from "./pictures.ts";
import { showPrices } from "./product-prices.ts";
import { showStock } from "./stock-fields.ts";

export function showVariation(variation: StoredVariation, product: StoredProduct) {
  return {
    __typename: "SimpleProductVariation",
    id: toGlobalId("product_variation", variation.id),
    databaseId: variation.id,
    name: variation.name,
    sku: variation.sku || null,
    ...showPrices(variation),
    onSale: variation.salePrice !== null,
    ...showStock(variation, product),
    image: showPicture(variation.picture ?? product.pictures[0]),
    attributes: showNodes(variation.attributes),
  };
}
