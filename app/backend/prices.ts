import {
  GetPricesDocument,
  GetVariationPricesDocument,
  type GetPricesQuery,
  type GetVariationPricesQuery,
} from "../../graphql/generated/documents";
import { PRICED_PRODUCTS_A_QUESTION } from "../config/limits";
import { parseAmount, type Minor } from "../shop/money";
import { needPart, nextOf } from "./answers";
import type { BackendClient } from "./client";
import { BackendFault } from "./errors";
import { number } from "./read";

/** What one product or variation costs now, in hundredths. */
export interface FoundPrice {
  id: number;
  price: Minor;
  /** null: none is given. */
  regular: Minor | null;
}

/** What one question found, and where the walk goes on: a text that only `readPrices` reads; null at the end. */
export interface PricesRead {
  prices: FoundPrice[];
  next: string | null;
}

/** Where a walk goes on: first the rest of variations that one answer had no room for, then the next products. */
interface Place {
  /** null: the first products, or, after a rest, no more. */
  after: string | null;
  rest: Rest[];
}

/** A product's variations after this cursor. */
type Rest = [productId: number, after: string];

type Node = NonNullable<(GetPricesQuery | GetVariationPricesQuery)["products"]>["nodes"][number];
interface Priced {
  databaseId: number;
  price?: string | null;
  regularPrice?: string | null;
}

/**
 * Prices of the products and variations at one place of the walk, by one question. What has no price of its own is left
 * out: a group, a variable product. Throws BackendFault.
 */
export function readPrices(client: BackendClient, place: string | null): Promise<PricesRead> {
  const { after, rest } = parsePlace(place);
  const [first, ...others] = rest;
  return first ? readRest(client, first, { after, rest: others }) : readProducts(client, after);
}

async function readProducts(client: BackendClient, after: string | null): Promise<PricesRead> {
  return needPart(
    await client.query(GetPricesDocument, { first: PRICED_PRODUCTS_A_QUESTION, after }),
    ({ products }) => products,
    ({ nodes, pageInfo }) => {
      const place = { after: needNext(pageInfo, after), rest: nodes.flatMap((node) => listRest(node, null)) };
      return { prices: nodes.flatMap(listOwn).flatMap(toPrice), next: writePlace(place) };
    },
  );
}

/** What has left the shop since its first hundred were read has no rest any more. */
async function readRest(client: BackendClient, [id, after]: Rest, then: Place): Promise<PricesRead> {
  return needPart(
    await client.query(GetVariationPricesDocument, { id, after }),
    ({ products }) => products,
    ({ nodes }) => {
      const rest = nodes.flatMap((node) => listRest(node, after));
      return {
        prices: nodes.flatMap(listOwn).flatMap(toPrice),
        next: writePlace({ ...then, rest: [...rest, ...then.rest] }),
      };
    },
  );
}

function listRest(node: Node, after: string | null): Rest[] {
  const next = "variations" in node && node.variations ? needNext(node.variations.pageInfo, after) : null;
  const id = number(node.databaseId);
  return id === null || next === null ? [] : [[id, next]];
}

// Half a walk must not pass for a whole one, and one that stands still would never end.
function needNext(pageInfo: Parameters<typeof nextOf>[0], before: string | null): string | null {
  const next = nextOf(pageInfo);
  if (pageInfo?.hasNextPage && (next === null || next === before)) throw new BackendFault({ kind: "bad-answer" });
  return next;
}

// Without a rest it is the backend's own cursor.
function parsePlace(place: string | null): Place {
  return place?.startsWith("{") ? (JSON.parse(place) as Place) : { after: place, rest: [] };
}

function writePlace({ after, rest }: Place): string | null {
  return rest.length === 0 ? after : JSON.stringify({ after, rest });
}

function listOwn(node: Node): Priced[] {
  return "variations" in node ? (node.variations?.nodes ?? []) : [node];
}

function toPrice({ databaseId, price, regularPrice }: Priced): FoundPrice[] {
  const [id, amount] = [number(databaseId), parseAmount(price)];
  return id === null || amount === null ? [] : [{ id, price: amount, regular: parseAmount(regularPrice) }];
}
