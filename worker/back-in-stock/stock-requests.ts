import { fail, succeed, type Result } from "../../app/domain/values/result";
import type { Shopper } from "../../app/context";
import type { Guard } from "../rate-limits/abuse-guard";
import { announceStock } from "./notify-shoppers";
import type { Bindings } from "../platform/hono-env";
import { recallCapabilities } from "../data-cache/known-capabilities";
import type { Environment } from "../platform/environment";
import { openMemory } from "../data-cache/open-memory";
import { createTask } from "../data-cache/public-client";
import { openShopClient } from "../woocommerce/connection";
import { StockRequestStore } from "./stock-request-store";
import { StockWalk } from "./due-requests";

/** Wishes to hear when something is back. Needs no session, so nobody gets a cookie for it. */
export function connectStockRequests(
  bindings: Bindings,
  guard: Guard,
): Pick<Shopper, "askForStock" | "cancelStockRequest"> {
  const store = new StockRequestStore(bindings.SHOP_DB);
  return {
    askForStock: (request) =>
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
export async function tendStockRequests(
  bindings: Bindings,
  environment: Environment,
  now: number,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<void> {
  await orUnreachable(async () => {
    await new StockRequestStore(bindings.SHOP_DB).forgetOld(now);
    if (!environment.storefrontSecret) return;
    const offers = await recallCapabilities(openMemory(bindings, environment, createTask(), waitUntil));
    if (offers.stockLetters === false) return;
    const client = openShopClient(bindings, environment);
    await announceStock(new StockWalk(bindings.SHOP_DB), client, environment.address, now);
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
