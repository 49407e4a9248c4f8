import { fail, succeed, type Result } from "../app/backend/result";
import type { Shopper } from "../app/context";
import type { Guard } from "./abuse-guard";
import type { Bindings } from "./bindings";
import { StockRequestStore } from "./stock-request-store";

/** Wishes to hear when something is back. Needs no session, so nobody gets a cookie for it. */
export function connectStockRequests(
  bindings: Bindings,
  guard: Guard,
): Pick<Shopper, "askForStock" | "cancelStockRequest"> {
  const store = new StockRequestStore(bindings.SHOP_DB);
  return {
    askForStock: (request) =>
      guard(
        "stock-request",
        () =>
          orUnreachable(async () => {
            await store.add(request, Date.now());
            return null;
          }),
        request.email,
      ),
    cancelStockRequest: (cancelKey) => orUnreachable(() => store.cancel(cancelKey)),
  };
}

/** The schedule: wishes whose time is over. */
export async function tendStockRequests(bindings: Bindings, now: number): Promise<void> {
  await orUnreachable(() => new StockRequestStore(bindings.SHOP_DB).forgetOld(now));
}

async function orUnreachable<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return succeed(await work());
  } catch (error) {
    console.error(JSON.stringify({ event: "stock-requests-broken", message: String(error).slice(0, 200) }));
    return fail({ kind: "unreachable" });
  }
}
