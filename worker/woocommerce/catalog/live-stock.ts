import { GetStockStatusDocument } from "../../../graphql/generated/documents";
import type { LiveStock } from "../../../app/domain/product/stock";
import { readPart } from "../answers";
import type { BackendClient } from "../client";
import { number } from "../fields";
import type { Result } from "../../../app/domain/values/result";
import { toStockStatus } from "./variation";

/** Stock at this moment, before something is bought; never to be cached. */
export async function fetchStock(client: BackendClient, slug: string): Promise<Result<LiveStock>> {
  const answer = await client.query(GetStockStatusDocument, { slug });
  return readPart(
    answer,
    (data) => data.product,
    (product) => ({
      ...toStock(product),
      variations: ("variations" in product ? (product.variations?.nodes ?? []) : []).map(toStock),
    }),
  );
}

function toStock(node: { databaseId: number } | { databaseId: number; stockStatus: string | null }) {
  const { stockStatus, stockQuantity } = node as { stockStatus?: string | null; stockQuantity?: unknown };
  return {
    databaseId: number(node.databaseId) ?? 0,
    stockStatus: toStockStatus(stockStatus),
    stockQuantity: number(stockQuantity),
  };
}
