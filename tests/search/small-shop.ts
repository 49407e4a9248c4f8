import { bulgarian } from "../../app/domain/search/bulgarian/bulgarian";
import type { SearchLanguage } from "../../app/domain/search/search-language";
import { createIndexBuilder } from "../../worker/catalog/index/build-index";
import type { CatalogProduct } from "../../worker/catalog/index/catalog-product";
import { NO_CATALOG_FILTERS } from "../../worker/catalog/index/catalog-query";
import { openIndex, type CatalogIndex } from "../../worker/catalog/index/open-index";
import { queryIndex } from "../../worker/catalog/index/query-index";
import type { SearchOptions } from "../../worker/catalog/index/search/search";

const PLAIN: CatalogProduct = {
  id: 0,
  name: "",
  terms: {},
  price: { lowest: 100, highest: 100 },
  onSale: false,
  discount: 0,
  rating: 0,
  date: 0,
  totalSales: 0,
  isInStock: true,
  visibility: "visible",
  skus: [],
  text: "",
};
const TERMS = [
  { taxonomy: "product_cat", slug: "rakavitsi", name: "Ръкавици", parent: null },
  { taxonomy: "product_brand", slug: "toros", name: "Торос", parent: null },
  { taxonomy: "pa_razmer", slug: "l", name: "L", parent: null },
  { taxonomy: "pa_teglo", slug: "5-kg", name: "5 кг", parent: null },
];

/** Products 1, 2, 3 … of a shop in a language. */
export function shopIn(language: SearchLanguage, ...products: Partial<CatalogProduct>[]): CatalogIndex {
  const vocabulary = { terms: TERMS, labels: { pa_razmer: "Размер" }, brandTaxonomies: [] };
  const builder = createIndexBuilder(vocabulary, language);
  for (const [place, product] of products.entries()) builder.add({ ...PLAIN, ...product, id: place + 1 });
  return openIndex(builder.finish(), language);
}

export const shopOf = (...products: Partial<CatalogProduct>[]) => shopIn(bulgarian, ...products);

export function find(index: CatalogIndex, search: string, options?: SearchOptions) {
  const query = {
    filters: NO_CATALOG_FILTERS,
    search,
    orderby: "relevance",
    order: "desc",
    page: 1,
    perPage: 100,
  } as const;
  return queryIndex(index, { ...query, facets: false }, options);
}
export const idsOf = (index: CatalogIndex, search: string, options?: SearchOptions) => find(index, search, options).ids;
