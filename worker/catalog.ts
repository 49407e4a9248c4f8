import { findProduct } from "../app/backend/catalog";
import { askCategoryExtras, findCategory, readCategoryTree } from "../app/backend/catalog-categories";
import { askStock, listProductsByIds, listRelated, listVariations } from "../app/backend/catalog-products";
import { findBrand, findTag, listBrands } from "../app/backend/catalog-terms";
import { listNewestReviews } from "../app/backend/reviews";
import { listProducts, resolveListing } from "../app/backend/listing";
import { readFacets } from "../app/backend/listing-facets";
import { remember, type MemoryKey } from "../app/backend/memory";
import { listProductRow, listProductsBySlugs } from "../app/backend/product-rows";
import { fail, succeed } from "../app/backend/result";
import { suggest } from "../app/backend/suggestions";
import type { Catalog } from "../app/context";
import type { ListingQuery } from "../app/shop/listing-query";
import type { ListingScope } from "../app/shop/listing-scope";
import type { Bindings } from "./bindings";
import { readCapabilities } from "./capabilities";
import type { Environment } from "./env";
import { orFailure, orPage, orThrow, orWithout } from "./faults";
import { openPublicBackend } from "./public-backend";

/** No backend said it: what it doesn't offer isn't asked. */
const NOT_OFFERED = fail({ kind: "refused", message: "" });

/** The catalogue of one request, asked without anybody's session. A fault becomes a page with the right status. */
export function createCatalog(
  bindings: Bindings,
  environment: Environment,
  waitUntil: (work: Promise<unknown>) => void,
): Catalog {
  const { site } = environment;
  const { client, memory } = openPublicBackend(bindings, environment, waitUntil);
  const resolve = once((query: ListingQuery, scope: ListingScope) =>
    resolveListing(client, memory, query, { scope, terms: site }),
  );
  const readOffers = once(() => readCapabilities(bindings, environment, memory));
  const readTree = once(() => readCategoryTree(client, memory));
  const soon = <T>(of: unknown[], isCommon: boolean, make: () => Promise<T[]>) =>
    orWithout(remember(memory, { kind: "rows", of, isCommon }, make), [], waitUntil);
  return {
    listProducts: (query, scope) =>
      orPage(
        resolve(query, scope).then((listing) => listProducts(client, memory, listing, query, site.productsPerPage)),
      ),
    async readFacets(query, scope) {
      const answer = Promise.all([readOffers(), resolve(query, scope)]).then(([{ collectionStats }, { choice }]) =>
        collectionStats === false ? NOT_OFFERED : readFacets(client, memory, choice, site.filterAttributes),
      );
      return orFailure(answer);
    },
    suggest: (term) => orFailure(suggest(client, memory, term, site).then(succeed)),
    findProduct: (slug) => orPage(findProduct(client, slug)),
    listRelated: (slug) => listRelated(client, slug),
    listVariations: (slug) => listVariations(client, slug),
    askStock: (slug) => askStock(client, slug),
    listByIds: (ids) => orPage(listProductsByIds(client, ids)),
    listRow: (row, count) => soon(["row", row, count], true, () => listProductRow(client, row, count)),
    listBySlugs: (slugs) => soon(["slugs", slugs], false, () => listProductsBySlugs(client, slugs)),
    listBrands: () => soon(["brands"], true, async () => orThrow(await listBrands(client))),
    listReviews: (slug, count) => listNewestReviews(client, slug, count),
    listCategoryTree: () => orPage(readTree()),
    findCategory: (slug) => orPage(remember(memory, commonKey("category", slug), () => findCategory(client, slug))),
    findTag: (slug) => orPage(remember(memory, commonKey("tag", slug), () => findTag(client, slug))),
    findBrand: (slug) => orPage(remember(memory, commonKey("brand", slug), () => findBrand(client, slug))),
    async readCategoryExtras(slug) {
      if ((await readOffers()).categoryExtras === false) return null;
      return remember(memory, commonKey("extras", slug), async () => {
        const extras = await askCategoryExtras(client, slug);
        return extras.ok ? extras.value : null;
      });
    },
  };
}

function commonKey(...of: string[]): MemoryKey {
  return { kind: "categories", of, isCommon: true };
}

// A page and its facets ask for the same search, menu and page for the same tree: it is looked for once.
function once<Of extends unknown[], T>(look: (...of: Of) => Promise<T>): (...of: Of) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (...of) => {
    const key = JSON.stringify(of);
    const answer = asked.get(key) ?? look(...of);
    asked.set(key, answer);
    return answer;
  };
}
