import { GetProductsDocument } from "../../graphql/generated/documents";
import { CURSOR_FETCH_MAX, LIST_MAX } from "../config/limits";
import { isIndexOrder, sortIndex, type IndexOrder } from "../shop/listing-index";
import type { ListingQuery } from "../shop/listing-query";
import type { ListingScope } from "../shop/listing-scope";
import type { ProductSummary } from "../shop/product";
import { needPart } from "./answers";
import type { BackendClient } from "./client";
import { listByCursor, type ListedPage } from "./listing-cursors";
import { countFilters, toChoice, toWhere, type Choice, type ListingTerms } from "./listing-filters";
import { readIndex, type ListingIndex } from "./listing-index";
import { narrow, resolveSearch, type Search } from "./listing-search";
import type { Memory } from "./memory";
import { toProductSummary } from "./product";

/** A listing, its search already resolved into a choice that the backend can answer. */
export interface ResolvedListing {
  choice: Choice;
  search: Search | null;
}

/** Turns a listing's address into a choice, looking for the words of its search first. Throws BackendFault. */
export async function resolveListing(
  client: BackendClient,
  memory: Memory,
  query: ListingQuery,
  { scope, terms }: { scope: ListingScope; terms: ListingTerms },
): Promise<ResolvedListing> {
  const choice = toChoice(query, scope, terms);
  if (!query.search) return { choice, search: null };
  const search = await resolveSearch(client, memory, query.search);
  return { choice: narrow(choice, search), search };
}

/**
 * One page of a listing, in any order (design §4). What the backend pages wrongly or can't order is paged by an index of
 * ids. Throws BackendFault when the products themselves can't be had.
 */
export async function listProducts(
  client: BackendClient,
  memory: Memory,
  { choice, search }: ResolvedListing,
  { orderby: asked, order, page }: ListingQuery,
  perPage: number,
): Promise<ListedPage> {
  if (choice.ids?.length === 0) return emptyPage(page);
  const isCut = search !== null && "entries" in search && search.isPartial;
  // The backend knows no relevance.
  const orderby = asked === "relevance" ? "date" : asked;
  const listed = isIndexOrder(orderby)
    ? await listByIndex(client, memory, { choice, search }, { orderby, order, page }, perPage)
    : await listByCursor(client, memory, { choice, orderby, order, page, perPage });
  return isCut ? { ...listed, isPartial: true } : listed;
}

function emptyPage(page: number): ListedPage {
  return { products: [], page, found: 0, hasNextPage: false, isPartial: false, match: "all", correction: null };
}

async function listByIndex(
  client: BackendClient,
  memory: Memory,
  listing: ResolvedListing,
  { orderby, order, page }: Pick<ListingQuery, "order" | "page"> & { orderby: IndexOrder },
  perPage: number,
): Promise<ListedPage> {
  const index = await indexFor(client, memory, listing, { orderby, order, last: page * perPage });
  const ids = sortIndex(index.entries, orderby, order);
  const [from, to] = [(page - 1) * perPage, page * perPage];
  const products = from < CURSOR_FETCH_MAX ? await listCards(client, listing.choice, ids.slice(from, to)) : [];
  return {
    products,
    page,
    found: index.found,
    hasNextPage: index.isPartial ? to < (index.found ?? to + 1) : to < ids.length,
    isPartial: index.isPartial,
    match: "all",
    correction: null,
  };
}

async function indexFor(
  client: BackendClient,
  memory: Memory,
  { choice, search }: ResolvedListing,
  { orderby, order, last }: { orderby: IndexOrder; order: ListingQuery["order"]; last: number },
): Promise<ListingIndex> {
  const known = search !== null && "entries" in search && countFilters(choice) === 0 && choice.scope.kind === "shop";
  if (known) {
    const wanted = new Set(choice.ids);
    const entries = search.entries.filter(({ id }) => wanted.has(id));
    return { entries, found: entries.length, isPartial: false, isCapped: false };
  }
  // Whoever asks for what lies behind the first hundred has to wait for it.
  return readIndex(client, memory, choice, { orderby, order, isWhole: last > LIST_MAX });
}

/** The cards of a page in the order of their ids, with one question; what has gone since is left out. */
async function listCards(client: BackendClient, choice: Choice, ids: number[]): Promise<ProductSummary[]> {
  if (ids.length === 0) return [];
  const only = { ...choice, attributes: {}, categories: [], price: null, onSale: false, ratings: [], phrase: "" };
  const answer = await client.query(GetProductsDocument, {
    ...toWhere({ ...only, scope: { kind: "shop" }, ids }),
    first: ids.length,
    after: null,
    orderby: [{ field: "DATE", order: "DESC" }],
  });
  const cards = needPart(
    answer,
    (data) => data.products,
    ({ nodes }) => nodes.map(toProductSummary),
  );
  const byId = new Map(cards.map((card) => [card.databaseId, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
