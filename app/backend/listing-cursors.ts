import { GetProductCursorsDocument, GetProductsDocument } from "../../graphql/generated/documents";
import { CURSOR_FETCH_MAX, LIST_MAX } from "../config/limits";
import type { Direction } from "../shop/listing-query";
import type { ProductPage } from "../shop/product";
import { needPart, nextOf } from "./answers";
import { countProducts } from "./catalog-counts";
import type { BackendClient } from "./client";
import { isCommon, toWhere, type Choice } from "./listing-filters";
import type { Memory, MemoryKey } from "./memory";
import { toProductSummary } from "./product";
import { number, text } from "./read";

/** One page of a list that the backend pages rightly. */
export interface CursorPage {
  choice: Choice;
  orderby: "date" | "alphabetically";
  order: Direction;
  page: number;
  perPage: number;
}

/** A page as the backend lets it be known. */
export interface ListedPage extends Omit<ProductPage, "found"> {
  /** null: the backend doesn't say. */
  found: number | null;
  /** Only the first hundred are in order: the index of the rest is being made. */
  isPartial: boolean;
}

/** What is known of a list: where its pages start, and how long it is. */
interface KnownList {
  /** Cursor before page 2, 3, …; without gaps. */
  starts: string[];
  found: number | null;
}

const NOTHING: KnownList = { starts: [], found: null };
const CANNOT_JUMP = "cannot-jump";

/**
 * One page by cursor (specification §7, Listing flow): page 1 directly, page n by the cursor before it, out of those kept
 * for this list or asked in hundreds up to 2000; falls back to page 1 when they can't be had. Throws BackendFault.
 */
export async function listByCursor(client: BackendClient, memory: Memory, asked: CursorPage): Promise<ListedPage> {
  const { choice, orderby, order, perPage } = asked;
  const key: MemoryKey = { kind: "cursors", of: { choice, orderby, order, perPage }, isCommon: isCommon(choice) };
  const kept = await memory.read<KnownList>(key);
  // A product that came or went has moved what starts behind it: products would stand on no page, or on two.
  const known = kept && !kept.isStale ? kept.value : NOTHING;
  const walked = await walkTo(client, asked, known);
  const list = walked === CANNOT_JUMP ? (kept?.value ?? NOTHING) : walked;
  const page = walked === CANNOT_JUMP && list.starts.length < asked.page - 1 ? 1 : asked.page;
  const after = page === 1 ? null : (list.starts[page - 2] ?? null);
  if (page > 1 && after === null) return beyond(asked.page, list.found);
  const [shown, counted] = await Promise.all([
    askPage(client, asked, after),
    page > 1 && list.found === null ? countProducts(client, choice) : null,
  ]);
  const found = shown.found ?? (counted?.ok ? counted.value : list.found);
  const learned = { starts: learnStart(list.starts, page, shown.next), found };
  const isNews = learned.starts.join() !== known.starts.join() || found !== known.found;
  if (isNews && walked !== CANNOT_JUMP) memory.later(() => memory.write(key, learned));
  const isCapped = shown.next !== null && page * perPage >= CURSOR_FETCH_MAX;
  return {
    products: shown.products,
    page,
    found: found ?? (page === 1 && shown.next === null ? shown.products.length : null),
    hasNextPage: shown.next !== null && !isCapped,
    isPartial: false,
    match: "all",
    correction: null,
  };
}

function beyond(page: number, found: number | null): ListedPage {
  return { products: [], page, found, hasNextPage: false, isPartial: false, match: "all", correction: null };
}

/** The page itself says where the next one starts: where it starts elsewhere now, all that was known behind it is off. */
function learnStart(starts: string[], page: number, next: string | null): string[] {
  if ((starts[page - 1] ?? null) === next) return starts;
  const before = starts.slice(0, page - 1);
  return next === null ? before : [...before, next];
}

async function walkTo(client: BackendClient, asked: CursorPage, known: KnownList): Promise<KnownList | "cannot-jump"> {
  const { page, perPage } = asked;
  if ((page - 1) * perPage >= CURSOR_FETCH_MAX) return known;
  const list = { starts: [...known.starts], found: known.found };
  let [after, at] = [list.starts.at(-1) ?? null, list.starts.length * perPage];
  while (list.starts.length < page - 1) {
    const left = (page - 1) * perPage - at;
    const answer = await client.query(GetProductCursorsDocument, {
      ...listWhere(asked),
      first: Math.min(left, LIST_MAX),
      after,
    });
    const products = answer.data?.products;
    if (!Array.isArray(products?.edges) || !products.pageInfo) return CANNOT_JUMP;
    const isLast = nextOf(products.pageInfo) === null;
    list.found ??= after === null ? (number(products.found) ?? null) : null;
    for (const [index, edge] of products.edges.entries()) {
      at += 1;
      const cursor = text(edge?.cursor);
      const isEnd = isLast && index === products.edges.length - 1;
      if (at % perPage === 0 && cursor && !isEnd) list.starts.push(cursor);
      after = cursor || null;
    }
    if (isLast || after === null || products.edges.length === 0) break;
  }
  return list;
}

async function askPage(client: BackendClient, asked: CursorPage, after: string | null) {
  const variables = { ...listWhere(asked), first: asked.perPage, after };
  return needPart(
    await client.query(GetProductsDocument, variables),
    (data) => data.products,
    ({ nodes, found, pageInfo }) => ({
      products: nodes.map(toProductSummary),
      found: number(found),
      next: nextOf(pageInfo),
    }),
  );
}

function listWhere({ choice, orderby, order }: CursorPage) {
  const field = orderby === "date" ? ("DATE" as const) : ("NAME" as const);
  return { ...toWhere(choice), orderby: [{ field, order: order === "asc" ? ("ASC" as const) : ("DESC" as const) }] };
}
