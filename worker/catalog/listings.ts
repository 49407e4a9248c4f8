import type { ListingFacets } from "../../app/domain/catalog/facets";
import { NO_FILTERS, type ListingQuery } from "../../app/domain/catalog/listing-query";
import { type ListingScope } from "../../app/domain/catalog/listing-scope";
import { decodeSlug } from "../../app/domain/values/slug";
import type { Listing } from "../../app/services/catalog";
import type { ProductHighlight, ProductSummary } from "../../app/domain/product/product";
import { NO_CATALOG_FILTERS, type CatalogQuery, type CatalogFacets } from "./index/catalog-query";
import { correctSearch, keepKnown } from "./index/correct";
import { queryIndex } from "./index/query-index";
import type { SearchOptions } from "./index/search/search";
import { findListedCategory } from "./category-tree";
import type { CatalogReader } from "./store/catalog-reader";
import type { Site } from "../../app/config/site";
import { BRAND_ATTRIBUTE } from "../../app/config/tracking";
import { convert, firstCurrency, type MinorUnits } from "../../app/domain/values/money";
import { compareTexts, orderOptions } from "../../app/domain/product/sizes";
import { BRAND, CATEGORY } from "./index/catalog-product";
import { TAXONOMIES } from "./rows/rows";
import { FILTERS } from "#strings/catalog/filters";
import type { LoadedCatalog } from "./store/index-cache";

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
): Promise<Listing> {
  const indexQuery = toCatalogQuery(query, scope, terms);
  const { page, search } = query;
  const { chosen, cards, catalog } = await reader.list(({ index }) => {
    const result = queryIndex(index, indexQuery, options);
    const isEmpty = search !== "" && result.total === 0;
    const correction = isEmpty ? (correctSearch(index, search, options) ?? keepKnown(index, search)) : null;
    return { ids: result.ids, result, correction };
  });
  const { total, match, facets } = chosen.result;
  if (search && total === 0 && isUnfiltered(query, scope)) noteEmptySearch(search);
  return {
    page: {
      products: cards,
      page,
      found: total,
      match: match ?? "all",
      correction: chosen.correction,
    },
    facets: toListingFacets(facets!, catalog, scope, terms.filterAttributes),
  };
}

const HIGHLIGHTS: Record<ProductHighlight, Pick<CatalogQuery, "orderby"> & { onSale: boolean }> = {
  newest: { orderby: "date", onSale: false },
  "on-sale": { orderby: "date", onSale: true },
  "best-selling": { orderby: "popularity", onSale: false },
};

/** The first `count` products of a highlight, such as the newest ones. Throws BackendFault. */
export async function listHighlights(
  reader: CatalogReader,
  highlight: ProductHighlight,
  count: number,
): Promise<ProductSummary[]> {
  const { orderby, onSale } = HIGHLIGHTS[highlight];
  const filters = { ...NO_CATALOG_FILTERS, onSale };
  const query = { filters, search: "", orderby, order: "desc", page: 1, perPage: count, facets: false } as const;
  const { cards } = await reader.list(({ index }) => queryIndex(index, query));
  return cards;
}

function isUnfiltered({ attributes, categories, price, onSale, ratings, page }: ListingQuery, scope: ListingScope) {
  const chosen = { attributes, categories, price, onSale, ratings, search: "" };
  return scope.kind === "shop" && page === 1 && JSON.stringify(chosen) === JSON.stringify(NO_FILTERS);
}

/** The configuration that a listing depends on. */
type ListingTerms = Pick<Site, "currency" | "priceDisplay" | "productsPerPage" | "filterAttributes">;

/** Maps a listing URL's query to an index query, with prices converted to the backend's currency. */
function toCatalogQuery(query: ListingQuery, scope: ListingScope, terms: ListingTerms): CatalogQuery {
  const { attributes, categories, price, onSale, ratings, search, orderby, order, page } = query;
  const toBackend = (amount: MinorUnits) => convert(amount, firstCurrency(terms.priceDisplay), terms.currency);
  return {
    filters: {
      ...NO_CATALOG_FILTERS,
      scope: scope.kind === "shop" ? null : { taxonomy: TAXONOMIES[scope.kind], slug: scope.slug },
      terms: { ...attributes, [CATEGORY]: categories },
      price: price && { from: toBackend(price.from), to: toBackend(price.to) },
      onSale,
      ratings,
    },
    search,
    orderby,
    order,
    page,
    perPage: terms.productsPerPage,
    facets: true,
  };
}

// Terms whose order is unknown come last, by name.
function orderTerms<Named extends { slug: string; name: string }>(terms: Named[], order: string[]): Named[] {
  const places = new Map(order.map((slug, place) => [slug, place]));
  const placeOf = ({ slug }: Named) => places.get(decodeSlug(slug)) ?? places.size;
  const sorted = terms.toSorted((a, b) => placeOf(a) - placeOf(b) || compareTexts(a.name, b.name));
  return orderOptions(sorted, ({ name }) => name);
}

/** Maps facets to the filter panel: attributes as configured, their terms in the merchant's order, sizes by size. */
export function toListingFacets(
  { terms, ratings, priceRange, onSale }: CatalogFacets,
  { names, lists }: LoadedCatalog,
  scope: ListingScope,
  filterAttributes: readonly string[],
): ListingFacets {
  const attributes = filterAttributes.flatMap((taxonomy) => {
    const counted = terms[taxonomy] ?? [];
    // A brand's or tag's own listing doesn't filter by its own taxonomy, and brands are offered only once.
    const isOwn = scope.kind !== "shop" && taxonomy === TAXONOMIES[scope.kind];
    const isTwice = taxonomy === BRAND && filterAttributes.includes(BRAND_ATTRIBUTE) && BRAND_ATTRIBUTE in terms;
    if (counted.length === 0 || isOwn || isTwice) return [];
    const known = names.terms.get(taxonomy);
    const named = counted.map(({ slug, count }) => ({ slug, name: slug, ...known?.get(decodeSlug(slug)), count }));
    return {
      name: taxonomy,
      label: names.labels.get(taxonomy) ?? FILTERS.taxonomies[taxonomy] ?? taxonomy,
      terms: orderTerms(named, lists.termOrder?.[taxonomy] ?? []),
    };
  });
  const counts = new Map(terms[CATEGORY]?.map(({ slug, count }) => [decodeSlug(slug), count]));
  const parent = scope.kind === "category" ? findListedCategory(lists, scope.slug)?.databaseId : null;
  const isAvailable = (slug: string) => counts.has(decodeSlug(slug));
  const shown = lists.categories.filter(({ parentId, slug }) => parentId === parent && isAvailable(slug));
  return {
    attributes,
    ratings: ratings.toSorted((a, b) => b.rating - a.rating),
    priceRange,
    categories: Object.fromEntries(shown.map(({ slug }) => [slug, counts.get(decodeSlug(slug)) ?? 0])),
    onSale,
  };
}
