import type { ChoiceAttributesFragment, VariationChoiceFragment } from "../../../graphql/generated/documents";
import { BRAND_ATTRIBUTE } from "../../../app/config/tracking";
import type {
  ProductType,
  VariationAttribute,
  ProductAttribute,
  Term,
  CardVariation,
  StockStatus,
  Variation,
} from "../../../app/domain/product/product";
import { sortBySize } from "../../../app/domain/product/sizes";
import { text, number } from "../fields";
import { toImage } from "../image";
import { readLowest30DayPrice, toPricing } from "./pricing";

type Maybe<T> = T | null | undefined;
type AttributeNode = NonNullable<ChoiceAttributesFragment["attributes"]>["nodes"][number];

/** The attributes that variations differ in, with term names; empty for products without variations. */
export function toChoices(product: Maybe<object>): VariationAttribute[] {
  return attributesOf(product)
    .filter((attribute) => attribute.variation)
    .map((attribute) => ({ name: text(attribute.name), label: text(attribute.label), options: toOptions(attribute) }));
}

// Only some product types have attributes, and the generated types of the others lack the field.
function attributesOf(product: Maybe<object>): AttributeNode[] {
  return (product as Partial<ChoiceAttributesFragment> | null | undefined)?.attributes?.nodes ?? [];
}

function toOptions(attribute: AttributeNode): Term[] {
  const terms = "terms" in attribute ? attribute.terms?.nodes : null;
  const names = new Map((terms ?? []).map((term) => [text(term.slug), text(term.name)]));
  const slugs = (attribute.options ?? []).map(text).filter(Boolean);
  return slugs.map((slug) => ({ slug, name: names.get(slug) || slug }));
}

/** Visible attributes for the table below the description; sizes in size order. */
export function toAttributeTable(product: object): ProductAttribute[] {
  return attributesOf(product)
    .filter((attribute) => attribute.visible)
    .map((attribute) => ({
      name: text(attribute.name),
      label: text(attribute.label),
      values: sortBySize(
        toOptions(attribute).map(({ name }) => name),
        (name) => name,
      ),
    }));
}

interface LabeledProduct {
  productCategories?: { nodes: { name?: string | null }[] } | null;
  productBrands?: { nodes: { name?: string | null }[] } | null;
}

/** Analytics labels of a product in a cart or an order: its first category and its brand. */
export function toTrackingLabels(product: Maybe<LabeledProduct>): {
  category: string | undefined;
  brand: string | undefined;
} {
  const attribute = attributesOf(product).find(({ name }) => name === BRAND_ATTRIBUTE);
  const brand = attribute ? toOptions(attribute)[0]?.name : undefined;
  const nameOf = (named: LabeledProduct["productBrands"]) => text(named?.nodes[0]?.name) || undefined;
  return { category: nameOf(product?.productCategories), brand: brand ?? nameOf(product?.productBrands) };
}

/** Attributes of a variation, or a product's defaults: pairs of taxonomy name and term slug. */
export function toPairs(
  nodes: Maybe<{ name: Maybe<string>; value: Maybe<string> }[]>,
): { name: string; value: string }[] {
  return (nodes ?? []).map((node) => ({ name: text(node.name), value: text(node.value) }));
}

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

/** The same for a card, reduced to what cards show. */
export function toCardVariation(node: VariationChoiceFragment): CardVariation {
  const { databaseId, name, pricing, stockStatus, stockQuantity, attributes } = toVariation(node);
  // The name is shown only if the attributes have no values (variationText).
  const isNamed = attributes.some(({ value }) => value !== "");
  return { databaseId, name: isNamed ? "" : name, pricing, stockStatus, stockQuantity, attributes };
}

/** A type that WooGraphQL doesn't know, such as a subscription, comes as UNSUPPORTED, which its schema doesn't list. */
export function toProductType(type: Maybe<string>): ProductType {
  const known: ProductType[] = ["simple", "variable", "external", "grouped", "variation"];
  return known.find((one) => one === type?.toLowerCase()) ?? "other";
}
