import type { Context, Next } from "hono";
import { formatDate } from "../../app/domain/values/dates";
import { productAddress } from "../../app/domain/product/product-url";
import { STOCK_REQUEST_PATH } from "../../app/domain/product/stock-request";
import { STOCK_EXPORT } from "../../app/strings/catalog/stock-request";
import type { ShopEnv } from "../platform/hono-env";
import { exportTable } from "../http/csv-export";
import { StockRequestStore, type KeptStockRequest } from "./stock-request-store";

export const STOCK_EXPORT_PATH = "/api/stock-requests.csv";

/** Who wants to hear of what, for the merchant, with the link by which each of them can end it. */
export function exportStockRequests(c: Context<ShopEnv>, next: Next): Promise<Response | void> {
  const { baseUrl } = c.get("environment").site;
  return exportTable(c, next, "stock-requests", async () => {
    const kept = await new StockRequestStore(c.env.SHOP_DB).listAll();
    return [STOCK_EXPORT, ...kept.map((request) => toRow(request, baseUrl))];
  });
}

function toRow({ askedAt, name, productId, variationId, email, slug, cancelKey }: KeptStockRequest, baseUrl: string) {
  const cancel = `${baseUrl}${STOCK_REQUEST_PATH}?key=${cancelKey}`;
  const id = String(variationId ?? productId);
  return [formatDate(askedAt), name, id, email, baseUrl + productAddress(slug), cancel];
}
