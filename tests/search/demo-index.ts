import { catalog } from "../../demo/catalog/catalog";
import type { DemoProduct, DemoVariation } from "../../demo/catalog/types";
import { bulgarian } from "../../app/domain/search/bulgarian/bulgarian";
import { createIndexBuilder } from "../../worker/catalog/index/build-index";
import type { CatalogProduct, CatalogTerm, CatalogVocabulary } from "../../worker/catalog/index/catalog-product";
import { openIndex, type CatalogIndex } from "../../worker/catalog/index/open-index";

const slugOf = new Map(catalog.categories.map(({ id, slug }) => [id, slug]));

/** Terms of the demo as a shop would know them. */
export const DEMO_VOCABULARY: CatalogVocabulary = {
  terms: [
    ...catalog.categories.map(({ slug, name, parent }) => ({
      taxonomy: "product_cat",
      slug,
      name,
      parent: slugOf.get(parent ?? -1) ?? null,
    })),
    ...catalog.tags.map(({ slug, name }) => term("product_tag", slug, name)),
    ...catalog.attributes.flatMap(({ name: taxonomy, terms }) =>
      terms.map(({ slug, name }) => term(taxonomy, slug, name)),
    ),
  ],
  labels: Object.fromEntries(catalog.attributes.map(({ name, label }) => [name, label])),
  brandTaxonomies: ["pa_brands"],
};

/** Slugs of published products by id, in plain letters. */
export const DEMO_SLUGS = new Map(catalog.products.map(({ id, slug }) => [id, decodeURIComponent(slug)]));

export function listDemoProducts(): CatalogProduct[] {
  const published = catalog.products.filter((product) => product.published);
  return published.map(toCatalogProduct).sort((a, b) => a.id - b.id);
}

export function openDemoIndex(): CatalogIndex {
  const builder = createIndexBuilder(DEMO_VOCABULARY, bulgarian);
  for (const product of listDemoProducts()) builder.add(product);
  return openIndex(builder.finish(), bulgarian);
}

function term(taxonomy: string, slug: string, name: string): CatalogTerm {
  return { taxonomy, slug, name, parent: null };
}

function toCatalogProduct(product: DemoProduct): CatalogProduct {
  const members = product.grouped.flatMap((id) => catalog.products.find((one) => one.id === id) ?? []);
  const parts = (product.type === "GROUPED" ? members : [product]).flatMap((one): (DemoProduct | DemoVariation)[] =>
    one.type === "VARIABLE" ? one.variations : [one],
  );
  const prices = parts
    .map(({ salePrice, regularPrice }) => salePrice ?? regularPrice)
    .filter((price) => price !== null)
    .map((price) => Math.round(Number(price) * 100));
  const off = parts.map(({ regularPrice, salePrice }) =>
    regularPrice && salePrice ? (1 - Number(salePrice) / Number(regularPrice)) * 100 : 0,
  );
  return {
    id: product.id,
    name: product.name,
    terms: { product_cat: product.categories, product_tag: product.tags, ...product.attributes },
    price: prices.length > 0 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : null,
    onSale: parts.some(({ salePrice }) => salePrice !== null),
    discount: Math.max(0, ...off),
    rating: product.averageRating,
    date: Date.parse(product.date),
    totalSales: product.totalSales,
    isInStock: product.status !== "OUT_OF_STOCK",
    visibility: product.visibility === "HIDDEN" ? "hidden" : "visible",
    skus: [product.sku, ...product.variations.map(({ sku }) => sku)],
    text: `${product.shortDescription} ${product.description}`.replace(/<[^>]*>/g, " ").replace(/&\w+;/g, " "),
  };
}
