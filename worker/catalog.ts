import { data } from "react-router";
import { findProduct, listCategories, type WholeProduct } from "../app/backend/catalog";
import { askCategoryExtras, findCategory, listCategoryTree } from "../app/backend/catalog-categories";
import { askStock, listProductsByIds, listVariations } from "../app/backend/catalog-products";
import { findBrand, findTag } from "../app/backend/catalog-terms";
import { createBackendClient } from "../app/backend/client";
import { BackendFault, logFailedRequest } from "../app/backend/errors";
import { listProducts, resolveListing, type ResolvedListing } from "../app/backend/listing";
import { readFacets } from "../app/backend/listing-facets";
import { isCommon } from "../app/backend/listing-filters";
import { remember, type MemoryKey } from "../app/backend/memory";
import { succeed, type Result } from "../app/backend/result";
import { suggest } from "../app/backend/suggestions";
import { REVIEWS_PER_PAGE } from "../app/config/limits";
import type { Catalog } from "../app/context";
import type { ListingQuery } from "../app/shop/listing-query";
import { readSlug, type ListingScope } from "../app/shop/listing-scope";
import type { Bindings } from "./bindings";
import { readCapabilities } from "./capabilities";
import { openDefaultCache } from "./default-cache";
import type { Environment } from "./env";
import { Ledger } from "./ledger";
import { openMemory, type CatalogTask } from "./open-memory";
import { openProductMarks } from "./product-marks";
import { fetchBackend } from "./services";

/** The catalogue of one request, asked without anybody's session. A fault becomes a page with the right status. */
export function createCatalog(
  bindings: Bindings,
  environment: Environment,
  waitUntil: (work: Promise<unknown>) => void,
  { ledger, isPatient }: CatalogTask = { ledger: new Ledger(), isPatient: false },
): Catalog {
  const { backendUrl, site, settings } = environment;
  const client = createBackendClient({
    name: "public",
    url: backendUrl,
    fetch: ledger.watch(fetchBackend(bindings, environment)),
    onFailure(request) {
      ledger.isWhole = false;
      logFailedRequest(request);
    },
  });
  const memory = openMemory(bindings, environment, { ledger, isPatient }, waitUntil);
  const noteParts = <T extends { isPartial: boolean }>(page: T): T => {
    if (page.isPartial) ledger.isCurrent = false;
    return page;
  };
  const findWhole = async (slug: string, reviews: number) => {
    const parts = { related: settings.showRelatedProducts, reviews: settings.showReviews ? reviews : 0 };
    const key = {
      kind: "product",
      of: [readSlug(slug), parts],
      isCommon: reviews === REVIEWS_PER_PAGE,
      subject: slug,
    } as const;
    const whole = await orPage(remember(memory, key, () => findProduct(client, slug, parts), isComplete));
    if (whole && !isComplete(whole)) ledger.isWhole = false;
    return whole;
  };
  const resolve = once((query: ListingQuery, scope: ListingScope) =>
    resolveListing(client, memory, query, { scope, terms: site }),
  );
  return {
    async listProducts(query, scope) {
      const listing = await orPage(resolve(query, scope));
      const { orderby, order, page } = query;
      const of = { choice: listing.choice, orderby, order, page, perPage: site.productsPerPage };
      const key = { kind: "listing", of, isCommon: isCommon(listing.choice) } as const;
      const list = () => listProducts(client, memory, listing, query, site.productsPerPage);
      return noteParts(await orPage(remember(memory, key, list, ({ isPartial }) => !isPartial)));
    },
    readFacets: (query, scope) =>
      orFailure(resolve(query, scope).then(({ choice }) => readFacets(client, memory, choice, site.filterAttributes))),
    suggest: (term) => orFailure(suggest(client, memory, term, site).then(succeed)),
    findProduct: async (slug) => (await findWhole(slug, REVIEWS_PER_PAGE))?.product ?? null,
    findWholeProduct: findWhole,
    listVariations: (slug) => listVariations(client, slug),
    askStock: (slug) => askStock(client, slug),
    listByIds: (ids) => orPage(listProductsByIds(client, ids)),
    noteChange: (slug) => openProductMarks(openDefaultCache()).mark(slug),
    listCategories: () => orPage(remember(memory, commonKey("top"), () => listCategories(client))),
    listCategoryTree: () => orPage(remember(memory, commonKey("tree"), () => listCategoryTree(client))),
    findCategory: (slug) => orPage(remember(memory, commonKey("category", slug), () => findCategory(client, slug))),
    findTag: (slug) => orPage(remember(memory, commonKey("tag", slug), () => findTag(client, slug))),
    findBrand: (slug) => orPage(remember(memory, commonKey("brand", slug), () => findBrand(client, slug))),
    readCategoryExtras(slug) {
      return remember(memory, commonKey("extras", slug), async () => {
        const { categoryExtras } = await readCapabilities(bindings, environment);
        if (categoryExtras === false) return null;
        const extras = await askCategoryExtras(client, slug);
        return extras.ok ? extras.value : null;
      });
    },
  };
}

function commonKey(...of: string[]): MemoryKey {
  return { kind: "categories", of, isCommon: true };
}

// Half a product is shown, but not kept.
function isComplete({ related, reviews }: WholeProduct): boolean {
  return related?.ok !== false && reviews?.ok !== false;
}

// A page and its facets ask for the same search: it is looked for once.
function once(resolve: (query: ListingQuery, scope: ListingScope) => Promise<ResolvedListing>): typeof resolve {
  const asked = new Map<string, Promise<ResolvedListing>>();
  return (query, scope) => {
    const key = JSON.stringify([query, scope]);
    const answer = asked.get(key) ?? resolve(query, scope);
    asked.set(key, answer);
    return answer;
  };
}

async function orPage<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    // Without its products a page can't be shown, whatever the backend meant by refusing them.
    if (error instanceof BackendFault) throw data(error.failure, { status: 503 });
    throw error;
  }
}

async function orFailure<T>(answer: Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof BackendFault) return { ok: false, failure: error.failure };
    throw error;
  }
}
