import { succeed } from "../../app/domain/values/result";
import type { Guard } from "../rate-limits/abuse-guard";
import { notifyShoppers } from "./notify-shoppers";
import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import { orUnreachable } from "../platform/or-unreachable";
import { openShopClient } from "../woocommerce/client";
import { StockRequestStore } from "./stock-request-store";
import { RequestIterator } from "./due-requests";
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

/** Run by the schedule: deletes expired subscriptions and notifies shoppers whose product is back. */
export async function processStockRequests(bindings: Bindings, environment: Environment, now: number): Promise<void> {
  await orUnreachable(FAILED, async () => {
    await new StockRequestStore(bindings.SHOP_DB).deleteOld(now);
    const client = openShopClient(bindings, environment);
    await notifyShoppers(new RequestIterator(bindings.SHOP_DB), client, environment.shopUrl, now);
    return succeed(null);
  });
}
