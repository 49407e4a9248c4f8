import type { Result } from "../../app/domain/values/result";
import type { Bindings } from "../platform/hono-env";
import { createGuard } from "../rate-limits/abuse-guard";
import type { PaymentStore } from "../payments/payment-store";
import type { SessionStore } from "../session/session-store";

interface Stores {
  store: SessionStore;
  payments: PaymentStore;
}

/** `address`: the key of the client's address (`addressKey`). */
type LimitOrder = <T>(checkoutId: string, address: string | null, work: () => Promise<Result<T>>) => Promise<Result<T>>;

/**
 * Limits the orders of a session, and of an address over all its sessions. Runs within the session's queue, so that of fifty
 * submits of one checkout the first is counted and the others find its order.
 */
export function limitOrders(counters: Bindings["ABUSE_COUNTER"], stores: Stores, session: string): LimitOrder {
  return async (checkoutId, address, work) => {
    if (await wasSent(checkoutId, stores)) return work();
    return createGuard(counters, { address, session: () => session })("order", work);
  };
}

async function wasSent(checkoutId: string, { store, payments }: Stores): Promise<boolean> {
  if ((await store.readPlaced(checkoutId)) || (await store.readPending(checkoutId))) return true;
  const total = (await store.read("cart"))?.total;
  // A card payment of another amount counts as a new attempt.
  return (await payments.readAll()).some((one) => one.checkoutId === checkoutId && one.amount === total);
}
