import { listBrandLinks } from "../app/backend/brands";
import { findProduct, type WholeProduct } from "../app/backend/catalog";
import { askCategoryExtras, findCategory, readCategoryTree } from "../app/backend/catalog-categories";
import { askStock, listProductsByIds, listVariations } from "../app/backend/catalog-products";
import { findBrand, findTag } from "../app/backend/catalog-terms";
import { listProducts, resolveListing } from "../app/backend/listing";
import { readFacets } from "../app/backend/listing-facets";
import { isCommon } from "../app/backend/listing-filters";
import { remember, type MemoryKey } from "../app/backend/memory";
import { listProductRow, listProductsBySlugs } from "../app/backend/product-rows";
import { fail, succeed } from "../app/backend/result";
import { suggest } from "../app/backend/suggestions";
import { REVIEWS_PER_PAGE } from "../app/config/limits";
import type { Catalog } from "../app/context";
import type { ListingQuery } from "../app/shop/listing-query";
import { readSlug, type ListingScope } from "../app/shop/listing-scope";
import type { Bindings } from "./bindings";
import { readCapabilities } from "./capabilities";
import { openDefaultCache } from "./default-cache";
import type { Environment } from "./env";
import { orThrow } from "./faults";
import { PriorPrices } from "./prior-prices";
import { openProductMarks } from "./product-marks";
import { createTask, openPublicBackend, type PublicTask } from "./public-backend";

/** No backend said it: what it doesn't offer isn't asked. */
const NOT_OFFERED = fail({ kind: "refused", message: "" });

/** The catalogue of one request, asked without anybody's session. A fault becomes a page with the right status. */
export function createCatalog(
  bindings: Bindings,
  environment: Environment,
  waitUntil: (work: Promise<unknown>) => void,
  task: PublicTask = createTask(),
): Catalog {
  const { site, settings } = environment;
  const { ledger } = task;
  const priors = new PriorPrices(bindings.SHOP_DB, site.currency);
  const { client, memory, patience } = openPublicBackend(bindings, environment, waitUntil, task);
  const resolve = once((query: ListingQuery, scope: ListingScope) =>
    resolveListing(client, memory, query, { scope, terms: site }),
  );
  const readOffers = once(() => readCapabilities(bindings, environment, memory, ledger));
  const readTree = once(() => readCategoryTree(client, memory));
  const soon = <T>(of: unknown[], isCommon: boolean, make: () => Promise<T[]>) =>
    patience.orWithout(remember(memory, { kind: "rows", of, isCommon }, make), []);
  const findWhole = async (slug: string, reviews: number) => {
    const shown = { related: settings.showRelatedProducts, reviews: settings.showReviews ? reviews : 0 };
    const of = [readSlug(slug), shown];
    const key = { kind: "product", of, isCommon: reviews === REVIEWS_PER_PAGE, subject: slug } as const;
    const find = async () =>
      priors.ofWhole(await findProduct(client, slug, { ...shown, seo: (await readOffers()).seo === true }));
    const whole = await patience.orPage(remember(memory, key, find, isComplete));
    if (whole && !isComplete(whole)) ledger.isWhole = false;
    return whole;
  };
  return {
    async listProducts(query, scope) {
      const listing = await patience.orPage(resolve(query, scope));
      const { orderby, order, page } = query;
      const of = { choice: listing.choice, orderby, order, page, perPage: site.productsPerPage };
      const key = { kind: "listing", of, isCommon: isCommon(listing.choice) } as const;
      const list = async () => priors.ofPage(await listProducts(client, memory, listing, query, site.productsPerPage));
      const remembered = remember(memory, key, list, (whole) => !whole.isPartial);
      const { isPartial, found, ...listed } = await patience.orPage(remembered);
      if (isPartial) ledger.isCurrent = false;
      return { ...listed, found: found ?? (page - 1) * site.productsPerPage + listed.products.length };
    },
    async readFacets(query, scope) {
      const answer = Promise.all([readOffers(), resolve(query, scope)]).then(([{ collectionStats }, { choice }]) =>
        collectionStats ? readFacets(client, memory, choice, site.filterAttributes) : NOT_OFFERED,
      );
      return patience.orFailure(answer);
    },
    suggest: (term) => patience.orFailure(suggest(client, memory, term, site).then(succeed)),
    findProduct: async (slug) => (await findWhole(slug, REVIEWS_PER_PAGE))?.product ?? null,
    findWholeProduct: findWhole,
    listVariations: async (slug) => priors.ofResult(await patience.orFailure(listVariations(client, slug))),
    askStock: (slug) => patience.orFailure(askStock(client, slug)),
    listByIds: async (ids) => priors.ofList(await patience.orPage(listProductsByIds(client, ids))),
    noteChange: (slug) => openProductMarks(openDefaultCache()).mark(slug),
    listRow: (row, count) =>
      soon(["row", row, count], true, async () => priors.ofList(await listProductRow(client, row, count))),
    listBySlugs: (slugs) =>
      soon(["slugs", slugs], false, async () => priors.ofList(await listProductsBySlugs(client, slugs))),
    listBrands: () => soon(["brands"], true, async () => orThrow(await listBrandLinks(client, await readOffers()))),
    listCategoryTree: () => patience.orPage(readTree()),
    listKnownCategories: () => patience.orPage(readTree()).catch(() => []),
    findCategory: (slug) =>
      patience.orPage(remember(memory, commonKey("category", slug), () => findCategory(client, slug))),
    findTag: (slug) => patience.orPage(remember(memory, commonKey("tag", slug), () => findTag(client, slug))),
    findBrand: (slug) => patience.orPage(remember(memory, commonKey("brand", slug), () => findBrand(client, slug))),
    async readCategoryExtras(slug) {
      if (!(await readOffers()).categoryExtras) return null;
      const read = async () => {
        const extras = await askCategoryExtras(client, slug);
        return extras.ok ? extras.value : null;
      };
      return patience.orWithout(remember(memory, commonKey("extras", slug), read), null);
    },
  };
}

function commonKey(...of: string[]): MemoryKey {
  return { kind: "categories", of, isCommon: true };
}

// Half a product is shown, but not kept.
function isComplete({ related, reviews, seo }: WholeProduct): boolean {
  return [related, reviews, seo].every((part) => part?.ok !== false);
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
