import { href } from "react-router";
import { succeed } from "../../app/domain/values/result";
import type { Guard } from "../rate-limits/abuse-guard";
import { notifyShoppers } from "./notify-shoppers";
import type { Bindings, ShopEnv } from "../platform/hono-env";
import { openCatalogReader } from "../catalog/open-reader";
import { readDocument } from "../catalog/store/row-reader";
import type { Environment } from "../platform/environment";
import { orUnreachable } from "../platform/or-unreachable";
import { RenderReport } from "../render/render-report";
import { openShopClient } from "../woocommerce/client";
import { StockRequestStore, type StoredStockRequest } from "./stock-request-store";
import { RequestIterator } from "./due-requests";
import type { Context, Next } from "hono";
import { formatDate } from "../../app/domain/values/dates";
import { productPath } from "../../app/domain/product/product-url";
import { STOCK_EXPORT } from "../../app/strings/catalog/stock-request";
import { serveCsv } from "../http/csv-export";
import type { StockRequests } from "../../app/services/stock-requests";

const FAILED = "stock-requests-failed";

/** The back-in-stock subscriptions of a request. */
export function connectStockRequests(bindings: Bindings, guard: Guard): StockRequests {
  const store = new StockRequestStore(bindings.SHOP_DB);
  return {
    requestStockNotice: (request) =>
      guard("stock-request", () =>
        orUnreachable(FAILED, async () => {
          await store.add(request, Date.now());
          return succeed(null);
        }),
      ),
    cancelStockRequest: (cancelKey) => orUnreachable(FAILED, async () => succeed(await store.cancel(cancelKey))),
  };
}

/** Run by the schedule: deletes expired subscriptions and notifies shoppers whose product is back, if the plugin sends the emails. */
export async function processStockRequests(bindings: Bindings, environment: Environment, now: number): Promise<void> {
  await orUnreachable(FAILED, async () => {
    await new StockRequestStore(bindings.SHOP_DB).deleteOld(now);
    if (!environment.storefrontSecret) return succeed(null);
    const capabilities = await readDocument(
      openCatalogReader(bindings, environment, new RenderReport()),
      "capabilities",
    );
    if (capabilities?.stockEmails === false) return succeed(null);
    const client = openShopClient(bindings, environment);
    await notifyShoppers(new RequestIterator(bindings.SHOP_DB), client, environment.shopUrl, now);
    return succeed(null);
  });
}

export const STOCK_EXPORT_PATH = "/api/stock-requests.csv";

/** All subscriptions as CSV for the merchant, each with its cancellation link. */
export function exportStockRequests(c: Context<ShopEnv>, next: Next): Promise<Response | void> {
  const { baseUrl } = c.get("environment").site;
  const readPages = async function* () {
    for await (const page of new StockRequestStore(c.env.SHOP_DB).listPages())
      yield page.map((request) => toRow(request, baseUrl));
  };
  return serveCsv(c, next, { name: "stock-requests", columns: STOCK_EXPORT, readPages });
}

function toRow({ askedAt, name, productId, variationId, email, slug, cancelKey }: StoredStockRequest, baseUrl: string) {
  const cancel = `${baseUrl}${href("/izvestie")}?key=${cancelKey}`;
  const id = String(variationId ?? productId);
  return [formatDate(askedAt), name, id, email, baseUrl + productPath(slug), cancel];
}
