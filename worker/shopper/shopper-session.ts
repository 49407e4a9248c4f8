import { DurableObject, env } from "cloudflare:workers";
import { fail, succeed, type Result } from "../../app/domain/values/result";
import type { PaymentOutcome, StartedPayment } from "../../app/domain/checkout/payment";
import type { OrderCancellation } from "../../app/domain/orders/order-status";
import type { CartChange, PlacedOrder } from "../../app/domain/cart/cart";
import type { CheckoutDraft } from "../../app/domain/checkout/checkout-draft";
import type { CheckoutValues } from "../../app/domain/checkout/checkout-form";
import type { MinorUnits } from "../../app/domain/values/money";
import type { ReceivedOrder } from "../../app/domain/orders/order";
import type { Bindings } from "../platform/hono-env";
import { composeSession, type SessionParts, handleAlarm } from "./compose-session";
import { readEnvironment } from "../platform/environment";
import { addressKey } from "../platform/client-address";
import { currentRequest, withRequest } from "../platform/request-context";
import { withTimeout, TIMED_OUT } from "../platform/timeout";
import type { PaymentCalls, SessionCaller, SessionCalls, SessionRpc, SessionReply } from "../session/session-rpc";
import type { CartState } from "../../app/domain/cart/cart-stock";
import type { CheckoutState } from "../../app/services/shopper";

type Returned<C extends keyof SessionRpc> = Awaited<ReturnType<SessionRpc[C]>>;

/** What is stored, for reads that can't wait; undefined: only the backend knows. */
type StoredAnswers = {
  [C in keyof SessionRpc]?: (...given: Parameters<SessionRpc[C]>) => Promise<Returned<C> | undefined>;
};

/** Read once for all sessions of an isolate. */
const environment = readEnvironment(env as unknown as Record<string, unknown>);

/**
 * One shopper's session: the only place that calls the backend in their name. Calls run one at a time (`handle`), because the
 * backend loses cart lines under concurrent mutations, and a fetch inside a Durable Object lets other requests in. A page's
 * read doesn't wait for a long one: it is answered from storage (docs/decisions/0029).
 */
export class ShopperSession extends DurableObject<Bindings> implements SessionCalls, PaymentCalls {
  readonly #parts: SessionParts;
  readonly #stored: StoredAnswers;
  #queue: Promise<unknown> = Promise.resolve();
  /** Calls that run or wait. */
  #calls = 0;
  /** The running call's answer isn't awaited any more. */
  #isAbandoned = false;

  constructor(state: DurableObjectState, bindings: Bindings) {
    super(state, bindings);
    this.#parts = composeSession(state, bindings, environment);
    const { store, account, orderPages } = this.#parts;
    this.#stored = {
      async readCart() {
        const cart = await store.read("cart");
        return cart && succeed({ cart, restored: false, isStored: true });
      },
      readViewer: () => account.readStoredViewer(),
      hasExpired: () => account.hasExpired(),
      findOrder: (databaseId, orderKey) => orderPages.find(databaseId, orderKey),
    };
  }

  /**
   * Handles one call of a browser's request. The cookie's key is checked within the call's own turn, so that a new key is only
   * returned to the call that created it.
   */
  handle<C extends keyof SessionRpc>(
    { key, request, waitMs }: SessionCaller,
    call: C,
    given: Parameters<SessionRpc[C]>,
  ): Promise<SessionReply<Returned<C>>> {
    const { store, account, tokens } = this.#parts;
    const calls = (call in this ? this : account) as unknown as SessionRpc;
    const findClosed = () => store.findClosed(key, Date.now());
    const toReply = async <T>(value: T) => {
      const isSignedIn = await tokens.isSignedIn();
      return { closed: null, value, key: (await store.read("key")) ?? "", isSignedIn };
    };
    const work = async () => {
      const closed = await findClosed();
      if (closed) return closed;
      // Every call extends the session's lifetime.
      await store.extendLife(Date.now());
      return toReply(await invoke(calls, call, given));
    };
    const answerLate = async () => {
      const stored = await this.#stored[call]?.(...given);
      const reply = stored === undefined ? ("busy" as const) : await toReply(stored);
      // Checked last: a sign-in meanwhile leaves nothing to whoever has the earlier key.
      return (await findClosed()) ?? reply;
    };
    return withRequest(request, async () => {
      if (waitMs === undefined || this.#calls === 0) return this.#takeTurn(work);
      const reply = await this.#takeTurnWithin(waitMs, work);
      return reply === TIMED_OUT ? answerLate() : reply;
    });
  }

  async readCart(): Promise<Result<CartState>> {
    const read = await this.#parts.cart.read();
    if (!read.ok) return read;
    const { cart } = read.value;
    if (cart.isEmpty) await this.#parts.transfer.settle();
    const placed = cart.isEmpty && { placed: await this.#parts.orderPages.readNewest() };
    return succeed({ cart, ...(await this.#takeRestoreNotice()), ...placed });
  }

  async changeCart(change: CartChange): Promise<Result<CartState>> {
    return (await this.#isFree()) ? this.#parts.cart.change(change) : fail({ kind: "timeout" });
  }

  async readCheckout(): Promise<Result<CheckoutState>> {
    const { checkout, transfer, orderPages } = this.#parts;
    const read = await checkout.read(Date.now());
    if (!read.ok) return read;
    const isPlacedThere = read.value.cart.isEmpty && (await transfer.settle()) !== null;
    const placed = isPlacedThere ? { placed: await orderPages.readNewest() } : {};
    return succeed({ ...read.value, ...placed, ...(await this.#takeRestoreNotice()) });
  }

  storeForm(checkoutId: string, typed: Partial<CheckoutValues>): Promise<void> {
    return this.#parts.checkout.saveForm(checkoutId, typed);
  }

  async updateCheckout(draft: CheckoutDraft): Promise<Result<CheckoutState>> {
    return (await this.#isClear()) ? this.#parts.checkout.update(draft, Date.now()) : fail({ kind: "timeout" });
  }

  async placeOrder(
    checkoutId: string,
    draft: CheckoutDraft,
    total: MinorUnits,
    password = "",
  ): Promise<Result<PlacedOrder>> {
    const { order } = this.#parts;
    const input = { checkoutId, draft, total, password };
    return (await this.#isClear())
      ? this.#limitOrder(checkoutId, () => order.place(input, Date.now()))
      : fail({ kind: "timeout" });
  }

  async startPayment(
    checkoutId: string,
    draft: CheckoutDraft,
    total: MinorUnits,
    password = "",
  ): Promise<Result<StartedPayment>> {
    const { payment } = this.#parts;
    const input = { checkoutId, draft, total, password };
    return payment
      ? this.#limitOrder(checkoutId, () => payment.start(input, Date.now()))
      : fail({ kind: "invalid", field: "card" });
  }

  async finishPayment(intentId: string): Promise<PaymentOutcome> {
    return this.#parts.payment?.finish(intentId, Date.now()) ?? { kind: "unknown" };
  }

  async notifyPayment(intentId: string, eventId: string): Promise<boolean> {
    const payment = this.#parts.payment;
    // A session that doesn't know the payment must not be written to.
    if (!payment || !(await payment.knows(intentId))) return true;
    return this.#takeTurn(async () => {
      await this.#parts.store.extendLife(Date.now());
      return payment.handleEvent(intentId, eventId, Date.now());
    });
  }

  findOrder(databaseId: number, orderKey: string): Promise<ReceivedOrder | null> {
    return this.#parts.orders.find(databaseId, orderKey);
  }

  cancelOrder(databaseId: number, orderKey: string): Promise<OrderCancellation> {
    return this.#parts.orders.cancel(databaseId, orderKey);
  }

  async startTransfer(browser: string, productId: number | null): Promise<Result<string>> {
    return (await this.#isFree()) ? this.#parts.transfer.start(browser, productId) : fail({ kind: "timeout" });
  }

  finishTransfer(databaseId: number, orderKey: string): Promise<PlacedOrder | null> {
    return this.#parts.transfer.finish(databaseId, orderKey);
  }

  override async alarm(): Promise<void> {
    await this.#takeTurn(() => handleAlarm(this.#parts.store, this.#parts.payment, Date.now()));
  }

  #limitOrder<T>(checkoutId: string, work: () => Promise<Result<T>>): Promise<Result<T>> {
    return this.#parts.orderLimit.run(checkoutId, addressKey(currentRequest()?.address ?? null), work);
  }

  // The cart must not change while a paid order isn't placed.
  async #isClear(): Promise<boolean> {
    return !this.#parts.payment || this.#parts.payment.isClear(Date.now());
  }

  async #isFree(): Promise<boolean> {
    return (await this.#isClear()) && this.#parts.order.settle(Date.now());
  }

  // A read that comes too late shows no notice.
  async #takeRestoreNotice(): Promise<Pick<CartState, "restored" | "losses">> {
    return this.#isAbandoned ? { restored: false } : this.#parts.cart.takeRestoreNotice();
  }

  #takeTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#calls += 1;
    const turn = this.#queue.then(work).finally(() => {
      this.#calls -= 1;
      this.#isAbandoned = false;
    });
    // A failed call must not block the next one.
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  /** TIMED_OUT: the work will never begin, or its result comes too late. */
  async #takeTurnWithin<T>(ms: number, work: () => Promise<T>): Promise<T | typeof TIMED_OUT> {
    let hasBegun = false;
    let isLate = false;
    const turn = this.#takeTurn(async () => {
      if (isLate) return TIMED_OUT;
      hasBegun = true;
      return work();
    });
    const value = await withTimeout(turn, ms);
    isLate = value === TIMED_OUT;
    this.#isAbandoned ||= isLate && hasBegun;
    return value;
  }
}

async function invoke<C extends keyof SessionRpc>(
  calls: SessionRpc,
  call: C,
  given: Parameters<SessionRpc[C]>,
): Promise<Returned<C>> {
  return (calls[call] as (...given: unknown[]) => never).apply(calls, given);
}
