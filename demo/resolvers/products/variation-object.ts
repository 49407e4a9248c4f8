import { isPurchasable } from "../../cart/check-stock.ts";
import type { StoredProduct, StoredVariation } from "../../database/documents.ts";
import type { Language } from "../../languages/language.ts";
import { translateProduct, translateVariation } from "../../languages/translate-product.ts";
import { showNodes, toGlobalId } from "../connections.ts";
import { showProductMetadata } from "./metadata.ts";
import { showPicture } from "../content/picture-object.ts";
import { showPrices } from "./product-prices.ts";
import { showStock } from "./stock-fields.ts";

/** `original` and `product` are untranslated. */
export function showVariation(original: StoredVariation, product: StoredProduct, language: Language) {
  const variation = translateVariation(original, product, language);
  return {
    __typename: "SimpleProductVariation",
    id: toGlobalId("product_variation", variation.id),
    databaseId: variation.id,
    menuOrder: 0,
    name: variation.name,
    slug: slugVariation(original),
    hasAttributes: null,
    weight: product.weight || null,
    virtual: variation.virtual,
    sku: variation.sku || null,
    ...showPrices(variation),
    metaData: showProductMetadata(variation),
    purchasable: isPurchasable(product, variation),
    ...showStock(variation, product),
    image: showPicture(variation.picture ?? translateProduct(product, language).pictures[0]),
    // An attribute for any term has its plain name and id 0.
    attributes: showNodes(
      variation.attributes.map(({ name, label, value, termId }) => ({
        name,
        label: value ? label : name,
        value,
        attributeId: termId ?? 0,
      })),
    ),
  };
}

/** WordPress derives a variation's slug from its name; unlike a product's slug it is decoded. */
function slugVariation({ name }: StoredVariation): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
