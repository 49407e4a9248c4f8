import type { CatalogProductFragment } from "../../../graphql/generated/documents";
import { readFacts, type ProductFacts } from "../../../app/domain/product/product-facts";
import type {
  CardVariation,
  Dimensions,
  Pricing,
  Product,
  ProductSummary,
  ProductType,
  Term,
} from "../../../app/domain/product/product";
import { toAttributeTable, toChoices, toPairs } from "./attributes";
import { plainLines, plainText, sanitizeArticle } from "../html";
import { toImage, toWebUrl } from "../image";
import { readAddOns, readNetContent, readLowest30DayPrice } from "./metadata";
import { joinPricings, toPricing } from "./pricing";
import { number, text, type Maybe } from "../fields";
import { readTextLanguage } from "../text-language";
import { pickLanguage } from "../../../app/domain/values/text-language";
import { toCardVariation, toStockStatus, toVariation } from "./variation";

/** Maps the data of a card, with all variations in the answer of getCatalogProducts. */
export function toProductSummary(node: CatalogProductFragment): ProductSummary {
  const type = toProductType(node.type);
  const variations = ("variations" in node ? (node.variations?.nodes ?? []) : []).map(toCardVariation);
  const brand = toTerm(node.productBrands?.nodes[0]);
  return {
    databaseId: number(node.databaseId) ?? 0,
    name: text(node.name),
    slug: text(node.slug),
    type,
    purchasable: node.purchasable === true,
    averageRating: number(node.averageRating) ?? 0,
    reviewCount: number(node.reviewCount) ?? 0,
    image: toImage(node.image),
    brand: brand && { name: brand.name, ...pickLanguage(brand) },
    pricing: { ...toProductPricing(node, type, variations), ...readLowest30DayPrice(node.cardMetadata) },
    stockStatus: "stockStatus" in node ? toStockStatus(node.stockStatus) : null,
    stockQuantity: "stockQuantity" in node ? number(node.stockQuantity) : null,
    variationAttributes: toChoices(node),
    variations,
    ...readNetContent(node.cardMetadata),
    ...readAddOns(node.addOns),
    ...readTextLanguage(node),
  };
}

function toProductPricing(node: CatalogProductFragment, type: ProductType, variations: CardVariation[]): Pricing {
  if (type === "variable" && variations.length > 0) return joinPricings(variations.map(({ pricing }) => pricing));
  return toPricing(node, node.purchasable === true, type === "grouped");
}

// A product with variations isn't virtual itself; its variations are.
function isVirtual(node: CatalogProductFragment): boolean {
  const variations = "variations" in node ? (node.variations?.nodes ?? []) : [];
  return node.virtual === true || (variations.length > 0 && variations.every(({ virtual }) => virtual === true));
}

/**
 * Maps the data of a product's page, except the products of a group, which are cards of other rows. Sanitizes
 * descriptions.
 */
export function toProduct(node: CatalogProductFragment): Omit<Product, "grouped"> {
  return {
    ...toProductSummary(node),
    brand: toTerm(node.productBrands?.nodes[0]),
    sku: text(node.sku) || null,
    description: sanitizeArticle(node.description),
    shortDescription: sanitizeArticle(node.shortDescription),
    virtual: isVirtual(node),
    gallery: (node.galleryImages?.nodes ?? []).flatMap((image) => toImage(image) ?? []),
    variations: "variations" in node ? (node.variations?.nodes ?? []).map(toVariation) : [],
    categories: (node.productCategories?.nodes ?? []).map((category) => ({
      databaseId: number(category.databaseId) ?? 0,
      parentDatabaseId: number(category.parentDatabaseId),
      slug: text(category.slug),
      name: text(category.name),
      ...readTextLanguage(category),
    })),
    tags: (node.productTags?.nodes ?? []).map((tag) => ({
      slug: text(tag.slug),
      name: text(tag.name),
      ...readTextLanguage(tag),
    })),
    facts: toFacts(node.facts),
    dimensions: toDimensions(node),
    lowStockAmount: "lowStockAmount" in node ? number(node.lowStockAmount) : null,
    soldIndividually: "soldIndividually" in node ? node.soldIndividually === true : false,
    attributes: toAttributeTable(node),
    defaultAttributes: "defaultAttributes" in node ? toPairs(node.defaultAttributes?.nodes) : [],
    externalUrl: "externalUrl" in node ? toWebUrl(node.externalUrl) : null,
    buttonText: "buttonText" in node ? plainText(node.buttonText) || null : null,
  };
}

function toFacts(entries: CatalogProductFragment["facts"]): ProductFacts | null {
  return readFacts(
    (entries ?? []).flatMap((entry) => (entry ? [{ key: text(entry.key), value: entry.value }] : [])),
    plainLines,
  );
}

function toDimensions(node: object): Dimensions {
  const { weight, length, width, height } = node as Partial<Record<keyof Dimensions, unknown>>;
  const given = (value: unknown) => text(value) || null;
  return { weight: given(weight), length: given(length), width: given(width), height: given(height) };
}

/**
 * WooGraphQL returns a type that it doesn't know, such as a subscription, as UNSUPPORTED, which isn't in its schema.
 */
export function toProductType(type: Maybe<string>): ProductType {
  const known: ProductType[] = ["simple", "variable", "external", "grouped", "variation"];
  return known.find((one) => one === type?.toLowerCase()) ?? "other";
}

function toTerm(node: Maybe<{ slug: Maybe<string>; name: Maybe<string> }>): Term | null {
  const term = { slug: text(node?.slug), name: text(node?.name), ...readTextLanguage(node) };
  return term.slug && term.name ? term : null;
}
