import { GetProductsOptimizedDocument, type GetProductsOptimizedQuery } from "../../graphql/generated/documents";
import { CURSOR_FETCH_MAX, LIST_MAX } from "../config/limits";
import { reductionOf } from "../shop/discount";
import type { IndexEntry } from "../shop/listing-index";
import type { Direction, OrderBy } from "../shop/listing-query";
import { needPart, nextOf } from "./answers";
import type { BackendClient } from "./client";
import { isCommon, toWhere, type Choice } from "./listing-filters";
import { makeOnce, type Memory, type MemoryKey } from "./memory";
import { boundListed, toPricing } from "./pricing";
import { number } from "./read";

/** Entries of a listing, each once. */
export interface ListingIndex {
  entries: IndexEntry[];
  /** How many products the choice has; null: the backend doesn't say. */
  found: number | null;
  /** Not all could be read while a shopper waited. */
  isPartial: boolean;
  /** There is more than the cap (specification §9). */
  isCapped: boolean;
}

/** How the first hundred of an index are asked for, when they are all that can be had at once. */
export interface FirstHundred {
  orderby: OrderBy;
  order: Direction;
  /** Nothing less than the whole index will do, however long it takes. */
  isWhole?: boolean;
}

type Part = { entries: IndexEntry[]; found: number | null; next: string | null };

/**
 * The index of a choice: kept, or its first hundred at once and the rest after the answer, so that no shopper waits for
 * twenty questions (design §4). One walk serves all who want it at once, whatever their page and order. Throws
 * BackendFault when not even a hundred can be had.
 */
export async function readIndex(
  client: BackendClient,
  memory: Memory,
  choice: Choice,
  first: FirstHundred,
): Promise<ListingIndex> {
  const key = indexKey(choice);
  const known = await memory.read<ListingIndex>(key);
  const renew = () => makeOnce(memory, key, () => readWholeIndex(client, choice));
  if (known?.isStale) memory.later(renew);
  if (known) return known.value;
  if (first.isWhole) return renew();
  const index = await readFirstHundred(client, choice, first);
  memory.later(index.isPartial ? renew : () => memory.write(key, index));
  return index;
}

/** The first hundred of a choice, or all of it where there are no more. */
export async function readFirstHundred(
  client: BackendClient,
  choice: Choice,
  first: FirstHundred,
): Promise<ListingIndex> {
  const { entries, found, next } = await askHundred(client, choice, null, toOrder(first));
  const isPartial = next !== null;
  return { entries: unique(entries), found: found ?? (next ? null : entries.length), isPartial, isCapped: false };
}

/**
 * The whole index, up to the cap of 2000 or fewer, by date: the one order that every backend pages rightly (backend notes,
 * Lists).
 */
export async function readWholeIndex(
  client: BackendClient,
  choice: Choice,
  entriesMax = CURSOR_FETCH_MAX,
): Promise<ListingIndex> {
  const entries: IndexEntry[] = [];
  let [found, next]: [number | null, string | null] = [null, null];
  do {
    const part: Part = await askHundred(client, choice, next, BY_DATE);
    entries.push(...part.entries);
    found ??= part.found;
    // A cursor that stands still would never end.
    next = part.next === next || part.entries.length === 0 ? null : part.next;
  } while (next && entries.length < entriesMax);
  return { entries: unique(entries), found: found ?? entries.length, isPartial: false, isCapped: next !== null };
}

function indexKey(choice: Choice): MemoryKey {
  return { kind: "index", of: choice, isCommon: isCommon(choice) };
}

const BY_DATE = { field: "DATE" as const, order: "DESC" as const };

function toOrder({ orderby, order }: FirstHundred) {
  if (orderby !== "price" && orderby !== "rating") return BY_DATE;
  return { field: orderby === "price" ? ("PRICE" as const) : ("RATING" as const), order: toEnum(order) };
}

function toEnum(order: Direction): "ASC" | "DESC" {
  return order === "asc" ? "ASC" : "DESC";
}

async function askHundred(
  client: BackendClient,
  choice: Choice,
  after: string | null,
  order: ReturnType<typeof toOrder>,
) {
  const answer = await client.query(GetProductsOptimizedDocument, {
    ...toWhere(choice),
    first: LIST_MAX,
    after,
    orderby: [order],
  });
  return needPart(
    answer,
    (data) => data.products,
    ({ nodes, found, pageInfo }): Part => ({
      entries: nodes.map(toEntry),
      found: number(found),
      next: nextOf(pageInfo),
    }),
  );
}

function unique(entries: IndexEntry[]): IndexEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

type Node = NonNullable<GetProductsOptimizedQuery["products"]>["nodes"][number];

function toEntry(node: Node): IndexEntry {
  const pricing = toPricing(node, node.purchasable === true, node.type === "GROUPED");
  return {
    id: number(node.databaseId) ?? 0,
    price: pricing.lowest,
    reduction: Math.max(reductionOf(pricing), boundListed(node, []).least),
    rating: number(node.averageRating) ?? 0,
    onSale: node.onSale === true,
  };
}
