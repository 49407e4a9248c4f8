import type {
  ChoiceAttributesFragment,
  GetProductQuery,
  GetProductsQuery,
  ProductCardFragment,
  VariationChoiceFragment,
} from "../../graphql/generated/documents";
import { parseAmounts, type Minor } from "../shop/money";
import type {
  AttributeChoice,
  Image,
  Pricing,
  Product,
  ProductSummary,
  ProductType,
  StockStatus,
  Term,
  Variation,
} from "../shop/product";
import { compareSizes } from "../shop/size-order";
import { plainText, sanitise } from "./html";
import { number, text } from "./read";

type Card = NonNullable<GetProductsQuery["products"]>["nodes"][number] | ProductCardFragment;
type Detail = NonNullable<GetProductQuery["product"]>;
type Maybe<T> = T | null | undefined;

/** What a card shows, from the answer of getProducts (specification §3). */
export function toProductSummary(node: Card): ProductSummary {
  const type = toProductType(node.type);
  const variations = "variations" in node ? node.variations : null;
  return {
    databaseId: node.databaseId,
    name: text(node.name),
    slug: text(node.slug),
    type,
    purchasable: node.purchasable === true,
    onSale: node.onSale === true,
    averageRating: number(node.averageRating) ?? 0,
    reviewCount: number(node.reviewCount) ?? 0,
    image: toImage(node.image),
    brand: toTerm(node.productBrands?.nodes[0]),
    pricing: toPricing(node, node.purchasable === true, type === "grouped"),
    stockStatus: "stockStatus" in node ? toStockStatus(node.stockStatus) : null,
    stockQuantity: "stockQuantity" in node ? number(node.stockQuantity) : null,
    choices: toChoices(node),
    variations: (variations?.nodes ?? []).map(toVariation),
  };
}

/** What the product page shows, from the answer of getProduct; descriptions are sanitised here. */
export function toProduct(node: Detail): Product {
  return {
    ...toProductSummary(node),
    sku: text(node.sku) || null,
    description: sanitise(node.description),
    shortDescription: sanitise(node.shortDescription),
    gallery: (node.galleryImages?.nodes ?? []).flatMap((image) => toImage(image) ?? []),
    categories: (node.productCategories?.nodes ?? []).map((category) => ({
      databaseId: category.databaseId,
      parentDatabaseId: category.parentDatabaseId ?? null,
      slug: text(category.slug),
      name: text(category.name),
    })),
    lowStockAmount: "lowStockAmount" in node ? number(node.lowStockAmount) : null,
    soldIndividually: "soldIndividually" in node ? node.soldIndividually === true : false,
    attributes: toAttributeTable(node),
    defaultAttributes: "defaultAttributes" in node ? toPairs(node.defaultAttributes?.nodes) : [],
    externalUrl: "externalUrl" in node ? toWebAddress(node.externalUrl) : null,
    buttonText: "buttonText" in node ? plainText(node.buttonText) || null : null,
    grouped:
      "products" in node
        ? (node.products?.nodes ?? []).flatMap((one) => ("databaseId" in one ? toProductSummary(one as Card) : []))
        : [],
  };
}

/** A picture of the backend; null where there is none. */
export function toImage(image: Maybe<{ sourceUrl?: Maybe<string>; altText?: Maybe<string> }>): Image | null {
  const address = toWebAddress(image?.sourceUrl);
  return address ? { sourceUrl: address, altText: plainText(image?.altText) } : null;
}

/** Attributes that make a product's variations, with the terms' names; none for products without. */
export function toChoices(product: Maybe<object>): AttributeChoice[] {
  return attributesOf(product)
    .filter((attribute) => attribute.variation)
    .map((attribute) => ({ name: text(attribute.name), label: text(attribute.label), options: toOptions(attribute) }));
}

export function toStockStatus(status: Maybe<string>): StockStatus | null {
  const known: Record<string, StockStatus> = {
    IN_STOCK: "in-stock",
    ON_BACKORDER: "on-backorder",
    OUT_OF_STOCK: "out-of-stock",
  };
  return typeof status === "string" && Object.hasOwn(known, status) ? known[status]! : null;
}

function toVariation(node: VariationChoiceFragment & { sku?: Maybe<string> }): Variation {
  return {
    databaseId: node.databaseId,
    name: text(node.name),
    sku: text(node.sku) || null,
    pricing: toPricing(node, true, false),
    stockStatus: toStockStatus(node.stockStatus),
    stockQuantity: number(node.stockQuantity),
    image: toImage(node.image),
    attributes: toPairs(node.attributes?.nodes),
  };
}

interface Prices {
  price?: Maybe<string>;
  regularPrice?: Maybe<string>;
  salePrice?: Maybe<string>;
}

// A free product and one without a price are both null; only `purchasable` tells them apart (backend notes, Fields).
function toPricing(node: Prices | object, purchasable: boolean, isGroup: boolean): Pricing {
  const { price, regularPrice, salePrice } = node as Prices;
  const current = isGroup ? parseRange(price) : parseAmounts(price);
  const fallback = purchasable && !isGroup ? 0 : null;
  return {
    lowest: current.length ? Math.min(...current) : fallback,
    highest: current.length ? Math.max(...current) : fallback,
    highestRegular: highest(parseAmounts(regularPrice)),
    highestSale: highest(parseAmounts(salePrice)),
  };
}

// A group's RAW price is a formatted range, two prices with their currency and " - " between.
function parseRange(price: Maybe<string>): Minor[] {
  return (price ?? "").split(" - ").flatMap((part) => {
    const number = plainText(part)
      .replace(/[^\d,.]/g, "")
      .replace(/\.$/, "")
      .replace(/[,.](?=.*[,.])/g, "")
      .replace(",", ".");
    return parseAmounts(number);
  });
}

function highest(amounts: Minor[]): Minor | null {
  return amounts.length ? Math.max(...amounts) : null;
}

function toProductType(type: Maybe<string>): ProductType {
  const known: ProductType[] = ["simple", "variable", "external", "grouped", "variation"];
  return known.find((one) => one === type?.toLowerCase()) ?? "other";
}

type AttributeNode = NonNullable<ChoiceAttributesFragment["attributes"]>["nodes"][number];

// Only some product types have attributes, and the generated types of the others don't name the field.
function attributesOf(product: Maybe<object>): AttributeNode[] {
  return (product as Partial<ChoiceAttributesFragment> | null | undefined)?.attributes?.nodes ?? [];
}

function toOptions(attribute: AttributeNode): Term[] {
  const terms = "terms" in attribute ? attribute.terms?.nodes : null;
  const names = new Map((terms ?? []).map((term) => [text(term.slug), text(term.name)]));
  const slugs = (attribute.options ?? []).map(text).filter(Boolean);
  return slugs.map((slug) => ({ slug, name: names.get(slug) || slug }));
}

function toAttributeTable(product: object): { label: string; values: string[] }[] {
  return attributesOf(product)
    .filter((attribute) => attribute.visible)
    .map((attribute) => ({
      label: text(attribute.label),
      values: toOptions(attribute)
        .map(({ name }) => name)
        .toSorted(compareSizes),
    }));
}

function toPairs(nodes: Maybe<{ name: Maybe<string>; value: Maybe<string> }[]>): { name: string; value: string }[] {
  return (nodes ?? []).map((node) => ({ name: text(node.name), value: text(node.value) }));
}

function toTerm(node: Maybe<{ slug: Maybe<string>; name: Maybe<string> }>): Term | null {
  const term = { slug: text(node?.slug), name: text(node?.name) };
  return term.slug && term.name ? term : null;
}

function toWebAddress(address: Maybe<string>): string | null {
  return typeof address === "string" && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}
