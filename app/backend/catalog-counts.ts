import {
  GetFilteredProductsCountInstantDocument,
  GetProductsCountBatchedDocument,
  GetProductsCountDocument,
  GetTotalProductsCountInstantDocument,
} from "../../graphql/generated/documents";
import { LIST_MAX } from "../config/limits";
import { collectNodes, readPart } from "./answers";
import type { Answer, BackendClient } from "./client";
import { toWhere, type Choice } from "./listing-filters";
import { number } from "./read";
import { succeed, type Result } from "./result";

/**
 * How many products a choice has (specification §7). `found` says so; a backend without it refuses the question, and
 * then they are counted by cursor in hundreds, up to 2000 (design §4).
 */
export async function countProducts(client: BackendClient, choice: Choice): Promise<Result<number>> {
  const filters = toWhere(choice);
  const counted = readFound(await client.query(GetProductsCountDocument, filters));
  if (counted.ok || counted.failure.kind !== "refused") return counted;
  const all = await collectNodes(
    (after) => client.query(GetProductsCountBatchedDocument, { ...filters, first: LIST_MAX, after }),
    (data) => data.products,
    ({ databaseId }) => databaseId,
  );
  return all.ok ? succeed(new Set(all.value).size) : all;
}

/** How many products the shop has, for its home and title. */
export async function countAllProducts(client: BackendClient): Promise<Result<number>> {
  return readFound(await client.query(GetTotalProductsCountInstantDocument, {}));
}

/** How many products a choice in the filter panel would leave, before it is made (design §4). */
export async function countChoice(client: BackendClient, choice: Choice, onSale: boolean): Promise<Result<number>> {
  const variables = { ...toWhere(choice), onSale: onSale || null };
  return readFound(await client.query(GetFilteredProductsCountInstantDocument, variables));
}

// Asked without a cursor, null means that the list is empty (backend notes, Lists).
function readFound(answer: Answer<{ products: { found: number | null } | null }>): Result<number> {
  return readPart(
    answer,
    (data) => data.products,
    ({ found }) => number(found) ?? 0,
  );
}
