import { GetStockStatusDocument } from "../../../graphql/generated/documents";
import type { LiveStock } from "../../../app/domain/product/stock";
import { readPart } from "../responses";
import type { BackendClient } from "../client";
import { number } from "../fields";
import type { Result } from "../../../app/domain/values/result";
import { toStockStatus } from "./variation";

/** The current stock of a product and its variations. */
export async function fetchStock(client: BackendClient, slug: string): Promise<Result<LiveStock>> {
  const response = await client.query(GetStockStatusDocument, { slug });
  return readPart(
    response,
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
