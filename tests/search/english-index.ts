import translations from "../../demo/catalog/translations/en.json";
import { english } from "../../app/domain/search/english";
import { createIndexBuilder } from "../../worker/catalog/index/build-index";
import type { CatalogProduct, CatalogVocabulary } from "../../worker/catalog/index/catalog-product";
import { openIndex, type CatalogIndex } from "../../worker/catalog/index/open-index";
import { DEMO_SLUGS, DEMO_VOCABULARY, listDemoProducts } from "./demo-index";

interface Named {
  name: string;
}

const products: Record<string, Named & { slug: string; shortDescription: string }> = translations.products;
const attributes: Record<string, { label: string; terms: Record<string, string> }> = translations.attributes;
const terms: Record<string, Record<string, Named>> = {
  product_cat: translations.categories,
  product_tag: translations.tags,
};

/** The demo's terms in English, by their original slugs. */
const VOCABULARY: CatalogVocabulary = {
  terms: DEMO_VOCABULARY.terms.map((term) => {
    const { taxonomy, slug, name } = term;
    return { ...term, name: terms[taxonomy]?.[slug]?.name ?? attributes[taxonomy]?.terms[slug] ?? name };
  }),
  labels: Object.fromEntries(Object.entries(attributes).map(([taxonomy, { label }]) => [taxonomy, label])),
  brandTaxonomies: DEMO_VOCABULARY.brandTaxonomies,
};

/** Slugs by id, of the translation if there is one. */
export const ENGLISH_SLUGS = new Map([...DEMO_SLUGS].map(([id, slug]) => [id, products[id]?.slug ?? slug]));

function translate(product: CatalogProduct): CatalogProduct {
  const translated = products[product.id];
  return translated ? { ...product, name: translated.name, text: translated.shortDescription } : product;
}

/** The demo's products in English: only translated ones, or all, of which half have Bulgarian names. */
export function listEnglishProducts(which: "translated" | "all"): CatalogProduct[] {
  return listDemoProducts()
    .filter(({ id }) => which === "all" || products[id])
    .map(translate);
}

export function openEnglishIndex(which: "translated" | "all"): CatalogIndex {
  const builder = createIndexBuilder(VOCABULARY, english);
  for (const product of listEnglishProducts(which)) builder.add(product);
  return openIndex(builder.finish(), english);
}
