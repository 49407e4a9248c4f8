import { GetPricesDocument, type GetPricesQuery } from "../../graphql/generated/documents";
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

type Node = NonNullable<GetPricesQuery["products"]>["nodes"][number];
interface Priced {
  databaseId: number;
  price?: string | null;
  regularPrice?: string | null;
}

/**
 * Prices of some products and their variations, and the cursor of the next; null at the end. What has no price of its own
 * is left out: a group, a variable product. Throws BackendFault.
 */
export async function readPrices(
  client: BackendClient,
  after: string | null,
): Promise<{ prices: FoundPrice[]; next: string | null }> {
  return needPart(
    await client.query(GetPricesDocument, { first: PRICED_PRODUCTS_A_QUESTION, after }),
    ({ products }) => products,
    ({ nodes, pageInfo }) => {
      const next = nextOf(pageInfo);
      // Half a walk must not pass for a whole one.
      if (pageInfo.hasNextPage && next === null) throw new BackendFault({ kind: "bad-answer" });
      return { prices: nodes.flatMap(listOwn).flatMap(toPrice), next };
    },
  );
}

function listOwn(node: Node): Priced[] {
  return "variations" in node ? (node.variations?.nodes ?? []) : [node];
}

function toPrice({ databaseId, price, regularPrice }: Priced): FoundPrice[] {
  const [id, amount] = [number(databaseId), parseAmount(price)];
  return id === null || amount === null ? [] : [{ id, price: amount, regular: parseAmount(regularPrice) }];
}
