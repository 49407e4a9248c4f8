import { data } from "react-router";
import { findProduct, listCategories } from "../app/backend/catalog";
import { askCategoryExtras, findCategory, listCategoryTree } from "../app/backend/catalog-categories";
import { askStock, listProductsByIds, listRelated, listVariations } from "../app/backend/catalog-products";
import { findBrand, findTag } from "../app/backend/catalog-terms";
import { createBackendClient } from "../app/backend/client";
import { BackendFault, logFailedRequest } from "../app/backend/errors";
import { listNewestReviews } from "../app/backend/reviews";
import { listProducts, resolveListing, type ResolvedListing } from "../app/backend/listing";
import { readFacets } from "../app/backend/listing-facets";
import { remember, type MemoryKey } from "../app/backend/memory";
import { succeed, type Result } from "../app/backend/result";
import { suggest } from "../app/backend/suggestions";
import type { Catalog } from "../app/context";
import type { ListingQuery } from "../app/shop/listing-query";
import type { ListingScope } from "../app/shop/listing-scope";
import type { Bindings } from "./bindings";
import { readCapabilities } from "./capabilities";
import type { Environment } from "./env";
import { openMemory } from "./memory";
import { fetchBackend } from "./services";

/** The catalogue of one request, asked without anybody's session. A fault becomes a page with the right status. */
export function createCatalog(
  bindings: Bindings,
  environment: Environment,
  waitUntil: (work: Promise<unknown>) => void,
): Catalog {
  const { backendUrl, site } = environment;
  const client = createBackendClient({
    name: "public",
    url: backendUrl,
    fetch: fetchBackend(bindings, environment),
    onFailure: logFailedRequest,
  });
  const memory = openMemory(bindings.KV, backendUrl, waitUntil);
  const resolve = once((query: ListingQuery, scope: ListingScope) =>
    resolveListing(client, memory, query, { scope, terms: site }),
  );
  return {
    listProducts: (query, scope) =>
      orPage(
        resolve(query, scope).then((listing) => listProducts(client, memory, listing, query, site.productsPerPage)),
      ),
    readFacets: (query, scope) =>
      orFailure(resolve(query, scope).then(({ choice }) => readFacets(client, memory, choice, site.filterAttributes))),
    suggest: (term) => orFailure(suggest(client, memory, term, site).then(succeed)),
    findProduct: (slug) => orPage(findProduct(client, slug)),
    listRelated: (slug) => listRelated(client, slug),
    listVariations: (slug) => listVariations(client, slug),
    askStock: (slug) => askStock(client, slug),
    listByIds: (ids) => orPage(listProductsByIds(client, ids)),
    listReviews: (slug, count) => listNewestReviews(client, slug, count),
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
