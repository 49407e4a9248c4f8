import { fetchStock } from "../woocommerce/catalog/live-stock";
import { succeed } from "../../app/domain/values/result";
import type { ListingQuery } from "../../app/domain/catalog/listing-query";
import type { ListingScope } from "../../app/domain/catalog/listing-scope";
import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import { createTask, type PublicTask } from "../data-cache/render-report";
import { openDeadline } from "../data-cache/request-deadline";
import { openPublicClient } from "../data-cache/public-client";
import { listBrandLinks } from "./brand-links";
import { describeCategory, buildCategoryTree } from "./category-tree";
import { listPage, listProductRow, type ListingParts } from "./listings";
import { openCatalogReader, openFreshReader } from "./open-reader";
import { findProductOf, findProductPage, type ProductPageParts } from "./product-pages";
import { findStoredId, listCardsOfSlugs, listStoredVariations } from "./store/product-reader";
import { findTerm } from "./store/row-reader";
import { readSuggestions } from "./suggestions";
import { openSyncClient } from "./sync/call-sync";
import { describeTag } from "./tag-pages";
import type { Catalog } from "../../app/services/catalog";

/** The catalog of one request, read from the replica; only live stock is fetched from the backend. A fault becomes a 503 page. */
export function createCatalog(
  bindings: Bindings,
  environment: Environment,
  waitUntil: (work: Promise<unknown>) => void,
  task: PublicTask = createTask(),
): Catalog {
  const { site, settings } = environment;
  const deadline = openDeadline(waitUntil, task);
  // Opened by the first call that needs them: a page may need none of them.
  const openClient = () => openPublicClient(bindings, environment, task);
  const openReader = () => openCatalogReader(bindings, environment, task);
  const openSync = () => openSyncClient(bindings, environment);
  const options = { synonyms: site.searchSynonyms };
  const openListing = (): ListingParts => ({
    reader: openReader(),
    terms: site,
    options,
    noteEmptySearch: (words) => waitUntil(openSync().noteEmptySearch(words)),
  });
  const openProduct = (): ProductPageParts => ({
    reader: openReader(),
    openFresh: () => openFreshReader(bindings, environment, task),
    openSync,
    openClient,
    settings,
  });
  const list = once((query: ListingQuery, scope: ListingScope) => listPage(openListing(), query, scope));
  const readTree = async () => buildCategoryTree((await openReader().open()).lists);
  const findCategory = once((slug: string) => findTerm(openReader(), "category", slug));
  return {
    listProducts: async (query, scope) => (await deadline.requireOr503(list(query, scope))).page,
    readFacets: (query, scope) => deadline.orFailure(list(query, scope).then(({ facets }) => succeed(facets))),
    suggest: (term) => deadline.orFailure(readSuggestions(openReader(), term, options).then(succeed)),
    findProduct: (slug) => deadline.requireOr503(findProductOf(openProduct(), slug)),
    findWholeProduct: (slug, reviews) => deadline.requireOr503(findProductPage(openProduct(), slug, reviews)),
    listVariations: (slug) => deadline.orFailure(listStoredVariations(openReader(), slug).then(succeed)),
    fetchStock: (slug) => deadline.orFailure(fetchStock(openClient(), slug)),
    listByIds: (ids) => deadline.requireOr503(openReader().listCards([...new Set(ids)])),
    async refreshProduct(slug) {
      // Read now, so that whoever made the change sees it; and again by the sync, in case WooCommerce answered with older data.
      const sync = openSync();
      const [id] = await Promise.all([findStoredId(openReader(), slug).catch(() => null), sync.findBySlug(slug)]);
      if (id !== null) await sync.noteChanges([id]);
    },
    listRow: (row, count) => deadline.withFallback(listProductRow(openReader(), row, count), []),
    listBySlugs: (slugs) => deadline.withFallback(listCardsOfSlugs(openReader(), slugs), []),
    listBrands: () => deadline.withFallback(openReader().open().then(listBrandLinks), []),
    listCategoryTree: () => deadline.requireOr503(readTree()),
    listKnownCategories: () => deadline.withFallback(readTree(), []),
    findCategory: (slug) =>
      deadline.requireOr503(
        Promise.all([findCategory(slug), openReader().open()]).then(
          ([term, { lists }]) => term && describeCategory(term, lists),
        ),
      ),
    findTag: (slug) => deadline.requireOr503(describeTag(openReader(), "tag", slug)),
    findBrand: (slug) => deadline.requireOr503(describeTag(openReader(), "brand", slug)),
    readCategoryExtras: (slug) =>
      deadline.withFallback(
        findCategory(slug).then((term) => term?.extras ?? null),
        null,
      ),
  };
}

// A page and its facets need the same search; a category's page and its second text the same row.
function once<Of extends unknown[], T>(load: (...of: Of) => Promise<T>): (...of: Of) => Promise<T> {
  const pending = new Map<string, Promise<T>>();
  return (...of) => {
    const key = JSON.stringify(of);
    const response = pending.get(key) ?? load(...of);
    pending.set(key, response);
    return response;
  };
}
