import { fetchStock } from "../woocommerce/catalog/live-stock";
import type { Bindings } from "../platform/hono-env";
import { statedLanguage, type Environment } from "../platform/environment";
import { lazily } from "../platform/lazily";
import { openEdgeCache } from "../platform/storage";
import { RenderReport } from "../render/render-report";
import { RequestDeadline } from "../render/request-deadline";
import { createBackendClient } from "../woocommerce/client";
import { fetchBackend, logBackendFailure } from "../woocommerce/connection";
import { searchArticles } from "./store/article-search";
import { listBrandLinks } from "./brand-links";
import { buildCategoryTree, describeCategory } from "./category-tree";
import { listPage, listHighlights, type ListingParts } from "./listings";
import { synonymsWith } from "./index/search-languages";
import { openCatalogReader } from "./open-reader";
import { findProductOf, findProductPage, type ProductPageParts } from "./product-pages";
import { findStoredId, listCardsOfSlugs, listStoredVariations } from "./store/product-reader";
import { findTerm } from "./store/row-reader";
import { SharedStock } from "./shared-stock";
import { readSuggestions } from "./suggestions";
import { openSyncClient } from "./sync/call-sync";
import type { Catalog } from "../../app/services/catalog";

const sharedStock = new SharedStock();

/** The catalog of one request, read from the replica; only live stock and older reviews come from the backend. */
export function createCatalog(
  bindings: Bindings,
  environment: Environment,
  waitUntil: (work: Promise<unknown>) => void,
  report = new RenderReport(),
): Catalog {
  const { site, settings, caching, backendUrl } = environment;
  const deadline = new RequestDeadline(report);
  const reader = openCatalogReader(bindings, environment, report);
  // `client` and `sync` are created on first use, because most pages need neither.
  const client = lazily(() =>
    createBackendClient({
      name: "public",
      url: backendUrl,
      fetch: fetchBackend(bindings, environment),
      storefrontSecret: environment.storefrontSecret,
      language: () => statedLanguage(environment),
      onFailure(failed) {
        report.isFresh = false;
        logBackendFailure(failed);
      },
    }),
  );
  const sync = lazily(() => openSyncClient(bindings, environment));
  const options = { synonyms: synonymsWith(site.searchSynonyms) };
  const listing: ListingParts = {
    reader,
    terms: site,
    options,
    noteEmptySearch: (words) => waitUntil(sync.noteEmptySearch(words)),
  };
  const originals = statedLanguage(environment) === null ? {} : { language: site.languages[0]! };
  const product: ProductPageParts = { reader, sync, client, settings, originals };
  const readStock = (slug: string) => {
    const query = () => fetchStock(client, slug);
    if (caching === "none") return query();
    const key = { build: bindings.VERSION.id, backend: backendUrl, slug };
    return sharedStock.read({ cache: openEdgeCache(environment), key, waitUntil }, query);
  };
  const readTree = async () => buildCategoryTree((await reader.open()).lists);
  // Before the first sync a term without a row may exist all the same: then opening the catalog throws.
  const findListed = (taxonomy: "category" | "tag" | "brand", slug: string) =>
    Promise.all([findTerm(reader, taxonomy, slug), reader.open()]);
  return {
    listProducts: (query, scope) => deadline.read(listPage(listing, query, scope)),
    searchArticles: (search, count) => deadline.withFallback(searchArticles(reader, search, count, options), []),
    suggest: (term) => deadline.read(readSuggestions(reader, term, options)),
    findProduct: (slug) => deadline.read(findProductOf(product, slug)),
    findWholeProduct: (slug, reviews) => deadline.read(findProductPage(product, slug, reviews)),
    listVariations: (slug) => deadline.read(listStoredVariations(reader, slug)),
    readStock: (slug) => deadline.orFailure(readStock(slug)),
    fetchStock: (slug) => deadline.orFailure(fetchStock(client, slug)),
    listByIds: (ids) => deadline.read(reader.listCards([...new Set(ids)])),
    async refreshProduct(slug) {
      // The sync reads the product at once, so that whoever changed it sees the change, and again with the queued
      // changes, because WooCommerce may have returned older data.
      const [id] = await Promise.all([findStoredId(reader, slug).catch(() => null), sync.findBySlug(slug)]);
      if (id !== null) await sync.noteChanges([id]);
    },
    listHighlights: (highlight, count) => deadline.withFallback(listHighlights(reader, highlight, count), []),
    listBySlugs: (slugs) => deadline.withFallback(listCardsOfSlugs(reader, slugs), []),
    listBrands: () => deadline.withFallback(reader.open().then(listBrandLinks), []),
    listCategoryTree: () => deadline.read(readTree()),
    listKnownCategories: () => deadline.withFallback(readTree(), []),
    findCategory: (slug) =>
      deadline.read(findListed("category", slug).then(([term, { lists }]) => term && describeCategory(term, lists))),
    findTag: (kind, slug) => deadline.read(findListed(kind, slug).then(([term]) => term)),
  };
}
