import {
  SUGGESTED_ARTICLES_MAX,
  SUGGESTED_BRANDS_MAX,
  SUGGESTED_CATEGORIES_MAX,
  SUGGESTED_PRODUCTS_MAX,
} from "../../app/config/limits";
import { categoryPath } from "../../app/domain/catalog/listing-scope";
import type { ProductSummary } from "../../app/domain/product/product";
import type { SuggestedCategory, SuggestedProduct, Suggestions } from "../../app/domain/catalog/suggestions";
import { pickLanguage } from "../../app/domain/values/text-language";
import { searchArticles } from "./store/article-search";
import { linkBrand } from "./brand-links";
import { findListedCategory, listAncestors } from "./category-tree";
import type { SearchOptions } from "./index/search/search";
import { suggest, type CatalogSuggestions } from "./index/suggest";
import type { CatalogReader } from "./store/catalog-reader";
import type { LoadedCatalog } from "./store/index-cache";

const LIMITS = {
  products: SUGGESTED_PRODUCTS_MAX,
  categories: SUGGESTED_CATEGORIES_MAX,
  // A brand may be found twice, as a brand and as an attribute term.
  brands: 2 * SUGGESTED_BRANDS_MAX,
};

/** Products, categories, brands, articles and a correction for a term that is being typed. Throws BackendFault. */
export async function readSuggestions(
  reader: CatalogReader,
  term: string,
  options: SearchOptions,
): Promise<Suggestions> {
  const [{ chosen, cards, catalog }, articles] = await Promise.all([
    reader.list(({ index }) => {
      const found = suggest(index, term, LIMITS, options);
      return { ids: found.products, found };
    }),
    searchArticles(reader, term, SUGGESTED_ARTICLES_MAX, options),
  ]);
  const { total, correction } = chosen.found;
  return {
    products: cards.map(toSuggested),
    categories: toCategories(chosen.found, catalog),
    brands: toBrands(chosen.found, catalog),
    articles: articles.map((one) => ({ title: one.title, path: one.path, ...pickLanguage(one) })),
    found: total,
    correction: total === 0 ? correction : null,
  };
}

function toSuggested(product: ProductSummary): SuggestedProduct {
  const { databaseId, name, slug, image, brand } = product;
  const { lowest, highest } = product.pricing;
  const price = { price: lowest, isFrom: lowest !== highest };
  return { databaseId, name, slug, image, brand, ...price, ...pickLanguage(product) };
}

function toCategories({ categories }: CatalogSuggestions, { lists }: LoadedCatalog): SuggestedCategory[] {
  return categories.flatMap(({ slug, count }) => {
    const listed = findListedCategory(lists, slug);
    if (!listed) return [];
    const ancestors = listAncestors(lists, listed.parentId);
    return {
      name: listed.name,
      ancestors: ancestors.map((one) => ({ name: one.name, ...pickLanguage(one) })),
      path: categoryPath(listed.slug, ancestors),
      count,
      ...pickLanguage(listed),
    };
  });
}

function toBrands({ brands }: CatalogSuggestions, catalog: LoadedCatalog): Suggestions["brands"] {
  const links = brands.flatMap(({ taxonomy, slug }) => linkBrand(catalog, taxonomy, slug) ?? []);
  const isFirst = (name: string, at: number) => links.findIndex((one) => one.name === name) === at;
  return links.filter(({ name }, at) => isFirst(name, at)).slice(0, SUGGESTED_BRANDS_MAX);
}
