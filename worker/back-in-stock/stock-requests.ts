import { fail, succeed, type Result } from "../../app/domain/values/result";
import type { Guard } from "../rate-limits/abuse-guard";
import { announceStock } from "./notify-shoppers";
import type { Bindings, ShopEnv } from "../platform/hono-env";
import { recallCapabilities } from "../data-cache/known-capabilities";
import type { Environment } from "../platform/environment";
import { openDataCache, createTask } from "../data-cache/public-client";
import { openShopClient } from "../woocommerce/connection";
import { StockRequestStore, type StoredStockRequest } from "./stock-request-store";
import { StockCheck } from "./due-requests";
import type { Context, Next } from "hono";
import { formatDate } from "../../app/domain/values/dates";
import { productPath } from "../../app/domain/product/product-url";
import { STOCK_REQUEST_PATH } from "../../app/domain/product/stock-request";
import { STOCK_EXPORT } from "../../app/strings/catalog/stock-request";
import { exportTable } from "../http/csv-export";
import type { Shopper } from "../../app/services/shopper";

/** Wishes to hear when something is back. Needs no session, so nobody gets a cookie for it. */
export function connectStockRequests(
  bindings: Bindings,
  guard: Guard,
): Pick<Shopper, "requestStockNotice" | "cancelStockRequest"> {
  const store = new StockRequestStore(bindings.SHOP_DB);
  return {
    requestStockNotice: (request) =>
      guard("stock-request", () =>
        orUnreachable(async () => {
          await store.add(request, Date.now());
          return null;
        }),
      ),
    cancelStockRequest: (cancelKey) => orUnreachable(() => store.cancel(cancelKey)),
  };
}

/** The schedule: wishes whose time is over, and letters to those whose product is back, where the plugin mails them. */
export async function processStockRequests(
  bindings: Bindings,
  environment: Environment,
  now: number,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<void> {
  await orUnreachable(async () => {
    await new StockRequestStore(bindings.SHOP_DB).forgetOld(now);
    if (!environment.storefrontSecret) return;
    const offers = await recallCapabilities(openDataCache(bindings, environment, createTask(), waitUntil));
    if (offers.stockLetters === false) return;
    const client = openShopClient(bindings, environment);
    await announceStock(new StockCheck(bindings.SHOP_DB), client, environment.address, now);
  });
}

async function orUnreachable<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return succeed(await work());
  } catch (error) {
    console.error(JSON.stringify({ event: "stock-requests-broken", message: String(error).slice(0, 200) }));
    return fail({ kind: "unreachable" });
  }
}

export const STOCK_EXPORT_PATH = "/api/stock-requests.csv";

/** Who wants to hear of what, for the merchant, with the link by which each of them can end it. */
export function exportStockRequests(c: Context<ShopEnv>, next: Next): Promise<Response | void> {
  const { baseUrl } = c.get("environment").site;
  return exportTable(c, next, "stock-requests", async () => {
    const kept = await new StockRequestStore(c.env.SHOP_DB).listAll();
    return [STOCK_EXPORT, ...kept.map((request) => toRow(request, baseUrl))];
  });
}

function toRow({ askedAt, name, productId, variationId, email, slug, cancelKey }: StoredStockRequest, baseUrl: string) {
  const cancel = `${baseUrl}${STOCK_REQUEST_PATH}?key=${cancelKey}`;
  const id = String(variationId ?? productId);
  return [formatDate(askedAt), name, id, email, baseUrl + productPath(slug), cancel];
}
