import type { Result } from "../../app/domain/values/result";
import type { Bindings } from "../platform/hono-env";
import { createGuard } from "../rate-limits/abuse-guard";
import type { PaymentStore } from "../payments/payment-store";
import type { SessionStore } from "../session/session-store";

interface Kept {
  store: SessionStore;
  payments: PaymentStore;
}

/**
 * Counts what a session orders, and what comes from one address in all of its sessions. It stands inside the session's turn, so
 * that of fifty submits of one checkout the first counts, and the others find its order: looking at what was sent is free.
 */
export class OrderLimit {
  readonly #counters: Bindings["ABUSE_COUNTER"];
  readonly #kept: Kept;
  readonly #session: string;

  constructor(counters: Bindings["ABUSE_COUNTER"], kept: Kept, session: string) {
    this.#counters = counters;
    this.#kept = kept;
    this.#session = session;
  }

  /** `address`: of the shopper, as `countedAddress` gives it. */
  async run<T>(checkoutId: string, address: string | null, work: () => Promise<Result<T>>): Promise<Result<T>> {
    if (await this.#wasSent(checkoutId)) return work();
    return createGuard(this.#counters, { address, session: () => this.#session })("order", work);
  }

  async #wasSent(checkoutId: string): Promise<boolean> {
    const { store, payments } = this.#kept;
    if ((await store.readPlaced(checkoutId)) !== undefined || (await store.readPending(checkoutId))) return true;
    const total = (await store.read("cart"))?.total;
    // A payment of another amount is a new one.
    return (await payments.readAll()).some((one) => one.checkoutId === checkoutId && one.amount === total);
  }
}
