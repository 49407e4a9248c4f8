import type { ListingFacets } from "../../app/domain/catalog/facets";
import { NO_FILTERS, type ListingQuery } from "../../app/domain/catalog/listing-query";
import type { ListingScope } from "../../app/domain/catalog/listing-scope";
import type { ProductPage, ProductRow, ProductSummary } from "../../app/domain/product/product";
import { NO_CATALOG_FILTERS, type CatalogQuery } from "./index/catalog-query";
import { correctSearch } from "./index/correct";
import { queryIndex } from "./index/query-index";
import type { SearchOptions } from "./index/search/search";
import { toCatalogQuery, toListingFacets, type ListingTerms } from "./map-listing";
import type { CatalogReader } from "./store/catalog-reader";

export interface ListingParts {
  reader: CatalogReader;
  terms: ListingTerms;
  options: SearchOptions;
  /** Called with a search that finds nothing in the whole shop. */
  noteEmptySearch: (words: string) => void;
}

/** One page of a listing with its facets. Throws BackendFault. */
export async function listPage(
  { reader, terms, options, noteEmptySearch }: ListingParts,
  query: ListingQuery,
  scope: ListingScope,
): Promise<{ page: ProductPage; facets: ListingFacets }> {
  const indexQuery = toCatalogQuery(query, scope, terms);
  const { page, search } = query;
  const { chosen, cards, catalog } = await reader.list(({ index }) => {
    const result = queryIndex(index, indexQuery, options);
    const isEmpty = search !== "" && result.total === 0;
    return { ids: result.ids, result, correction: isEmpty ? correctSearch(index, search, options) : null };
  });
  const { total, match, facets } = chosen.result;
  if (search && total === 0 && isUnfiltered(query, scope)) noteEmptySearch(search);
  return {
    page: {
      products: cards,
      page,
      found: total,
      hasNextPage: page * indexQuery.perPage < total,
      match: match ?? "all",
      correction: chosen.correction,
    },
    facets: toListingFacets(facets!, catalog, scope, terms.filterAttributes),
  };
}

const ROWS: Record<ProductRow, Pick<CatalogQuery, "orderby"> & { onSale: boolean }> = {
  newest: { orderby: "date", onSale: false },
  "on-sale": { orderby: "date", onSale: true },
  "best-selling": { orderby: "popularity", onSale: false },
};

/** The first `count` products of a row. Throws BackendFault. */
export async function listProductRow(reader: CatalogReader, row: ProductRow, count: number): Promise<ProductSummary[]> {
  const { orderby, onSale } = ROWS[row];
  const filters = { ...NO_CATALOG_FILTERS, onSale };
  const query = { filters, search: "", orderby, order: "desc", page: 1, perPage: count, facets: false } as const;
  const { cards } = await reader.list(({ index }) => queryIndex(index, query));
  return cards;
}

function isUnfiltered({ attributes, categories, price, onSale, ratings, page }: ListingQuery, scope: ListingScope) {
  const chosen = { attributes, categories, price, onSale, ratings, search: "" };
  return scope.kind === "shop" && page === 1 && JSON.stringify(chosen) === JSON.stringify(NO_FILTERS);
}
