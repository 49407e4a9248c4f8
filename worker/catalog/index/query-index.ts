import type { CatalogQuery, CatalogResult } from "./catalog-query.ts";
import { countBits } from "./encoding/bits.ts";
import { countFacets } from "./facets.ts";
import type { CatalogIndex } from "./open-index.ts";
import { rankPage } from "./search/rank.ts";
import { search, type SearchOptions } from "./search/search.ts";
import { select } from "./selection.ts";
import { readPage } from "./sort-orders.ts";

/**
 * One page of a listing or a search with its total and, if requested, its facets. Never throws, and takes only a few steps per
 * product.
 */
export function queryIndex(index: CatalogIndex, query: CatalogQuery, options: SearchOptions = {}): CatalogResult {
  const found = query.search.trim() === "" ? null : search(index, query.search, options);
  const selection = select(index, query.filters, found ? found.documents : index.sets.listed);
  const from = (Math.max(query.page, 1) - 1) * query.perPage;
  const window = { from, to: from + query.perPage };
  const isRanked = query.orderby === "relevance" && found !== null;
  const orderby = query.orderby === "relevance" ? "date" : query.orderby;
  const isDown = query.order === "desc" || query.orderby === "relevance";
  const documents = isRanked
    ? rankPage(index, selection.all, found.scores, window)
    : readPage(index.orders[orderby], selection.all, { size: index.size, isDown, ...window });
  return {
    ids: documents.map((document) => index.ids.get(document)),
    total: countBits(selection.all),
    match: found && found.match,
    facets: query.facets ? countFacets(index, selection) : null,
    steps: found ? found.steps : 0,
  };
}
