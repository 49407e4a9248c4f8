import { plainLines, plainText } from "../html";
import { number, text } from "../fields";
import { largestReduction } from "../../../app/domain/pricing/sale-badge";
import { readSlug } from "../../../app/domain/catalog/listing-scope";
import type { Product } from "../../../app/domain/product/product";
import { BRAND, CATEGORY, TAG, type Visibility } from "../../catalog/index/catalog-product";
import type { EntryData } from "../../catalog/rows/row-data";
import type { AttributeName } from "../../catalog/rows/rows";
import type { CatalogNode, TermNode } from "./catalog-nodes";

const VISIBILITY = "product_visibility";
/** Terms that shoppers filter by; WordPress gives products others too: type, visibility, shipping class, language. */
const SHOWN_TAXONOMY = new RegExp(`^(${CATEGORY}|${TAG}|${BRAND}|pa_.+)$`);

/** What the index needs of a product; `product`: the same as its page shows it, with all variations. */
export function toEntry(node: CatalogNode, product: Omit<Product, "grouped">, visibility: Visibility): EntryData {
  const { lowest, highest } = product.pricing;
  return {
    id: product.databaseId,
    name: product.name,
    terms: groupTerms(termsOf(node)),
    price: lowest === null || highest === null ? null : { lowest, highest },
    // A group says so of its members; no list of reduced products has it, and it bears no badge.
    onSale: node.onSale === true && product.type !== "grouped",
    reduction: largestReduction(product),
    rating: number(node.averageRating) ?? 0,
    date: Date.parse(text(node.date)) || 0,
    totalSales: 0,
    isInStock: product.stockStatus !== "out-of-stock",
    visibility,
    skus: [product.sku, ...product.variations.map(({ sku }) => sku)].filter((sku) => sku !== null),
    text: `${plainLines(node.shortDescription)}\n${plainLines(node.description)}`.trim(),
  };
}

/** Of a product behind a password: it can be found nowhere. */
export function toHiddenEntry(id: number, date: unknown): EntryData {
  return {
    id,
    name: "",
    terms: {},
    price: null,
    onSale: false,
    reduction: 0,
    rating: 0,
    date: Date.parse(text(date)) || 0,
    totalSales: 0,
    isInStock: false,
    visibility: "hidden",
    skus: [],
    text: "",
  };
}

/** Guests are told no catalogVisibility, but the terms that it is made of. */
export function readVisibility(node: CatalogNode): Visibility {
  const marks = new Set(termsOf(node).flatMap(([taxonomy, slug]) => (taxonomy === VISIBILITY ? slug : [])));
  const isListed = !marks.has("exclude-from-catalog");
  const isSearched = !marks.has("exclude-from-search");
  if (isListed) return isSearched ? "visible" : "catalog";
  return isSearched ? "search" : "hidden";
}

/** What shoppers call the product's attributes and their terms; those of this product alone aren't filtered by. */
export function listAttributeNames(node: CatalogNode): AttributeName[] {
  const labels = (node.attributes?.nodes ?? []).map(({ name, label }): AttributeName => ({
    taxonomy: readSlug(text(name)),
    slug: "",
    name: plainText(label),
  }));
  const terms = termsOf(node).map(([taxonomy, slug, name]): AttributeName => ({ taxonomy, slug, name }));
  const named = [...labels, ...terms].filter(({ taxonomy, name }) => taxonomy.startsWith("pa_") && name !== "");
  return [...new Map(named.map((one) => [`${one.taxonomy} ${one.slug}`, one])).values()];
}

function termsOf(node: CatalogNode): [taxonomy: string, slug: string, name: string][] {
  return (node.allTerms?.nodes ?? []).map((term: TermNode) => [
    readSlug(text(term.taxonomyName)),
    readSlug(text(term.slug)),
    plainText(term.name),
  ]);
}

function groupTerms(terms: ReturnType<typeof termsOf>): Record<string, string[]> {
  const shown = terms.filter(([taxonomy, slug]) => SHOWN_TAXONOMY.test(taxonomy) && slug !== "");
  const groups = Map.groupBy(shown, ([taxonomy]) => taxonomy);
  const sorted = [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([taxonomy, of]) => [taxonomy, [...new Set(of.map(([, slug]) => slug))].sort()]),
  );
}
