import { plainLines, plainText } from "../html";
import { listOrderedTerms } from "../catalog/attributes";
import { number, readTime, text } from "../fields";
import { readTextLanguage } from "../text-language";
import { isReduced, largestReduction } from "../../../app/domain/pricing/sale-badge";
import { decodeSlug } from "../../../app/domain/values/slug";
import type { Product } from "../../../app/domain/product/product";
import { BRAND, CATEGORY, TAG, type Visibility } from "../../catalog/index/catalog-product";
import type { EntryData } from "../../catalog/rows/row-data";
import type { AttributeName } from "../../catalog/rows/rows";
import type { CatalogNode, TermNode } from "./catalog-nodes";

const VISIBILITY = "product_visibility";
/** Taxonomies that shoppers filter by. Products also have terms for type, visibility, shipping class and language. */
const SHOWN_TAXONOMY = new RegExp(`^(${CATEGORY}|${TAG}|${BRAND}|pa_.+)$`);

/** Maps what the index needs of a product; `product`: the same node mapped for its page, with all variations. */
export function toEntry(node: CatalogNode, product: Omit<Product, "grouped">, visibility: Visibility): EntryData {
  const { lowest, highest } = product.pricing;
  return {
    id: product.databaseId,
    name: product.name,
    terms: groupTerms(termsOf(node), listOrderedTerms(node)),
    price: lowest === null || highest === null ? null : { lowest, highest },
    onSale: isReduced(product),
    reduction: largestReduction(product),
    rating: number(node.averageRating) ?? 0,
    date: readTime(node.date) ?? 0,
    totalSales: 0,
    isInStock: product.stockStatus !== "out-of-stock",
    visibility,
    skus: [product.sku, ...product.variations.map(({ sku }) => sku)].filter((sku) => sku !== null),
    text: `${plainLines(node.shortDescription)}\n${plainLines(node.description)}`.trim(),
  };
}

/** The index entry of a password-protected product, which no listing or search finds. */
export function toHiddenEntry(id: number, date: unknown): EntryData {
  return {
    id,
    name: "",
    terms: {},
    price: null,
    onSale: false,
    reduction: 0,
    rating: 0,
    date: readTime(date) ?? 0,
    totalSales: 0,
    isInStock: false,
    visibility: "hidden",
    skus: [],
    text: "",
  };
}

/** Guests can't read catalogVisibility, but can read the terms that represent it. */
export function readVisibility(node: CatalogNode): Visibility {
  const slugs = new Set(termsOf(node).flatMap(([taxonomy, slug]) => (taxonomy === VISIBILITY ? slug : [])));
  const isListed = !slugs.has("exclude-from-catalog");
  const isSearched = !slugs.has("exclude-from-search");
  if (isListed) return isSearched ? "visible" : "catalog";
  return isSearched ? "search" : "hidden";
}

/** Labels of the product's global attributes and their terms; its custom attributes can't be filtered by. */
export function listAttributeNames(node: CatalogNode): AttributeName[] {
  const labels = (node.attributes?.nodes ?? []).map(({ name, label }): AttributeName => ({
    taxonomy: decodeSlug(text(name)),
    slug: "",
    name: plainText(label),
  }));
  const terms = (node.allTerms?.nodes ?? []).map((term: TermNode): AttributeName => {
    const [taxonomy, slug, name] = readTerm(term);
    return { taxonomy, slug, name, ...readTextLanguage(term) };
  });
  const named = [...labels, ...terms].filter(({ taxonomy, name }) => taxonomy.startsWith("pa_") && name !== "");
  return [...new Map(named.map((one) => [`${one.taxonomy} ${one.slug}`, one])).values()];
}

function termsOf(node: CatalogNode): [taxonomy: string, slug: string, name: string][] {
  return (node.allTerms?.nodes ?? []).map(readTerm);
}

function readTerm(term: TermNode): [taxonomy: string, slug: string, name: string] {
  return [decodeSlug(text(term.taxonomyName)), decodeSlug(text(term.slug)), plainText(term.name)];
}

// Sorts each attribute's terms in the merchant's order, which publication infers from products (term-order.ts).
function groupTerms(terms: ReturnType<typeof termsOf>, ordered: Map<string, string[]>): Record<string, string[]> {
  const places = new Map(
    [...ordered].flatMap(([taxonomy, slugs]) =>
      slugs.map((slug, place) => [`${decodeSlug(taxonomy)} ${decodeSlug(slug)}`, place] as const),
    ),
  );
  const shown = terms.filter(([taxonomy, slug]) => SHOWN_TAXONOMY.test(taxonomy) && slug !== "");
  const groups = Map.groupBy(shown, ([taxonomy]) => taxonomy);
  const sorted = [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([taxonomy, of]) => {
      const placeOf = (slug: string) => places.get(`${taxonomy} ${slug}`) ?? places.size;
      const slugs = [...new Set(of.map(([, slug]) => slug))].toSorted();
      return [taxonomy, slugs.toSorted((one, other) => placeOf(one) - placeOf(other))];
    }),
  );
}
