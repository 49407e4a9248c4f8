import type { DemoProduct, DemoVariation } from "../../catalog/types.ts";
import { findActivePrice } from "../../pricing/format-price.ts";
import type { ProductDocument, VariationDocument, PricePair } from "../documents.ts";
import type { NamedTerms } from "../terms/name-terms.ts";
import { normalizeSlug } from "../terms/normalize-slug.ts";

/** `members`: the products of a group. */
export function describeProduct(product: DemoProduct, names: NamedTerms, members: DemoProduct[]): ProductDocument {
  const parts = product.type === "GROUPED" ? members.flatMap(listPriced) : listPriced(product);
  return {
    id: product.id,
    type: product.type,
    slug: normalizeSlug(product.slug),
    name: product.name,
    sku: product.sku,
    date: product.date,
    totalSales: product.totalSales,
    weight: product.weight,
    regularPrice: product.regularPrice,
    salePrice: product.salePrice,
    virtual: product.virtual,
    downloadable: product.downloadable,
    soldIndividually: product.soldIndividually,
    lowStockAmount: product.lowStockAmount,
    averageRating: product.averageRating,
    reviewCount: product.reviewCount,
    shortDescription: wrapText(product.shortDescription),
    description: wrapText(product.description),
    pictures: product.pictures.map((file) => names.picture(file, product.name)),
    brands: names.brandOf(product),
    categories: names.categoriesOf(product),
    attributes: names.attributesOf(product),
    defaultAttributes: names.choose(product.defaultAttributes, product),
    externalUrl: product.externalUrl,
    buttonText: product.buttonText,
    grouped: product.grouped,
    prices: {
      active: sortPrices(parts.map(findActivePrice)),
      regular: sortPrices(parts.map((part) => part.regularPrice)),
      sale: sortPrices(parts.map((part) => part.salePrice)),
    },
    metaData: product.metaData,
    lowest30DayPrice: product.lowest30DayPrice,
    onSale: parts.some((part) => part.salePrice !== null),
  };
}

export function describeVariation(
  variation: DemoVariation,
  product: DemoProduct,
  names: NamedTerms,
): VariationDocument {
  const attributes = names.choose(variation.attributes, product);
  const known = names.attributesOf(product);
  const termNames = attributes.flatMap(
    ({ name, value }) => known.find((one) => one.name === name)?.terms.find((term) => term.slug === value)?.name ?? [],
  );
  return {
    id: variation.id,
    name: nameVariation(product.name, termNames, attributes.length),
    sku: variation.sku,
    regularPrice: variation.regularPrice,
    salePrice: variation.salePrice,
    lowest30DayPrice: variation.lowest30DayPrice,
    picture: variation.picture ? names.picture(variation.picture, product.name) : null,
    attributes,
    virtual: variation.virtual ?? false,
  };
}

// WooCommerce adds the terms to a variation's name only up to two attributes.
export function nameVariation(name: string, terms: string[], attributes: number): string {
  return attributes > 2 || terms.length === 0 ? name : `${name} - ${terms.join(", ")}`;
}

function listPriced(product: DemoProduct): PricePair[] {
  return product.type === "VARIABLE" ? product.variations : [product];
}

function sortPrices(prices: (string | null)[]): string[] {
  return prices.filter((price) => price !== null).toSorted((a, b) => Number(a) - Number(b));
}

export function wrapText(text: string): string {
  return text === "" || text.startsWith("<") ? text : `<p>${text}</p>\n`;
}
