import { DurableObject } from "cloudflare:workers";
import { fail, succeed, type Result } from "../app/backend/result";
import type { CartState, CheckoutState } from "../app/context";
import type { PaymentOutcome, PlacedOrder, StartedPayment } from "../app/shop/placed-order";
import type { OrderCancellation } from "../app/shop/cancelled-order";
import type { CartChange } from "../app/shop/cart-change";
import type { CheckoutDraft } from "../app/shop/checkout-draft";
import type { CheckoutValues } from "../app/shop/checkout-values";
import type { Minor } from "../app/shop/money";
import type { ReceivedOrder } from "../app/shop/order";
import type { Bindings } from "./bindings";
import { composeSession, type SessionParts } from "./compose-session";
import { answerAlarm } from "./end-session";
import { withRequest } from "./request-context";
import type { CountedCalls, PaymentCalls, Visit, VisitCalls, Visited } from "./session-calls";

/**
 * One shopper: the only place that asks the backend in his name. Changes run one at a time, because the backend loses
 * lines under concurrent mutations and a fetch inside a Durable Object lets other requests in (design §3).
 */
export class ShopperSession extends DurableObject<Bindings> implements CountedCalls, PaymentCalls {
  readonly #parts: SessionParts;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env);
    this.#parts = composeSession(state, env);
  }

  /** One question of a browser; null for a cookie whose key isn't this session's, or isn't any more. */
  async visit<C extends keyof VisitCalls>(
    { key, request }: Visit,
    call: C,
    given: Parameters<VisitCalls[C]>,
  ): Promise<Visited<Awaited<ReturnType<VisitCalls[C]>>> | null> {
    if ((await this.#readKey()) !== key) return null;
    // The account's calls leave their turn to this; the others see to it themselves.
    const value = await withRequest(request, () =>
      call in this.#parts.account
        ? this.#inTurn(() => answer(this.#parts.account as unknown as VisitCalls, call, given))
        : answer(this as unknown as VisitCalls, call, given),
    );
    return { value, key: await this.#readKey(), isSignedIn: await this.#parts.tokens.isSignedIn() };
  }

  readCart(): Promise<Result<CartState>> {
    return this.#inTurn(async () => {
      const read = await this.#parts.cart.read();
      return read.ok ? succeed({ cart: read.value.cart, ...(await this.#parts.cart.takeNote()) }) : read;
    });
  }

  changeCart(change: CartChange): Promise<Result<CartState>> {
    return this.#inTurn(async () => {
      const isFree = (await this.#isClear()) && (await this.#parts.order.settle(Date.now()));
      return isFree ? this.#parts.cart.change(change) : fail({ kind: "timeout" });
    });
  }

  readCheckout(): Promise<Result<CheckoutState>> {
    return this.#inTurn(async () => {
      const read = await this.#parts.checkout.read(Date.now());
      return read.ok ? succeed({ ...read.value, ...(await this.#parts.cart.takeNote()) }) : read;
    });
  }

  keepForm(checkoutId: string, typed: Partial<CheckoutValues>): Promise<void> {
    return this.#inTurn(() => this.#parts.checkout.keep(checkoutId, typed));
  }

  updateCheckout(draft: CheckoutDraft): Promise<Result<CheckoutState>> {
    return this.#inTurn(async () =>
      (await this.#isClear()) ? this.#parts.checkout.update(draft, Date.now()) : fail({ kind: "timeout" }),
    );
  }

  placeOrder(
    checkoutId: string,
    draft: CheckoutDraft,
    total: Minor,
    password = "",
    address: string | null = null,
  ): Promise<Result<PlacedOrder | null>> {
    const { order, orderLimit } = this.#parts;
    const wish = { checkoutId, draft, total, password };
    return this.#inTurn(async () =>
      (await this.#isClear())
        ? orderLimit.run(checkoutId, address, () => order.place(wish, Date.now()))
        : fail({ kind: "timeout" }),
    );
  }

  startPayment(
    checkoutId: string,
    draft: CheckoutDraft,
    total: Minor,
    password = "",
    address: string | null = null,
  ): Promise<Result<StartedPayment>> {
    const { payment, orderLimit } = this.#parts;
    const wish = { checkoutId, draft, total, password };
    return this.#inTurn(async () =>
      payment
        ? orderLimit.run(checkoutId, address, () => payment.start(wish, Date.now()))
        : fail({ kind: "invalid", field: "card" }),
    );
  }

  finishPayment(intentId: string): Promise<PaymentOutcome> {
    return this.#inTurn(async () => this.#parts.payment?.finish(intentId, Date.now()) ?? { kind: "unknown" });
  }

  async hearOfPayment(intentId: string, eventId: string): Promise<boolean> {
    const payment = this.#parts.payment;
    // A session that doesn't know it stays as it is: nothing is written for it.
    if (!payment || !(await payment.knows(intentId))) return true;
    return this.#inTurn(() => payment.hear(intentId, eventId, Date.now()));
  }

  findOrder(databaseId: number, orderKey: string): Promise<ReceivedOrder | null> {
    return this.#inTurn(() => this.#parts.orders.find(databaseId, orderKey));
  }

  cancelOrder(databaseId: number, orderKey: string): Promise<OrderCancellation> {
    return this.#inTurn(() => this.#parts.orders.cancel(databaseId, orderKey));
  }

  hasUnseenOrder(checkoutId: string): Promise<boolean> {
    return this.#parts.orderPages.hasUnseen(checkoutId);
  }

  override async alarm(): Promise<void> {
    await this.#takeTurn(() => answerAlarm(this.#parts.store, this.#parts.payment, Date.now()));
  }

  async #readKey(): Promise<string> {
    return (await this.#parts.store.read("key")) ?? "";
  }

  // While a paid order isn't placed, the cart must stay what was paid for.
  async #isClear(): Promise<boolean> {
    return !this.#parts.payment || this.#parts.payment.isClear(Date.now());
  }

  // A visit: it puts the end of the session off.
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#takeTurn(async () => {
      await this.#parts.store.extendLife(Date.now());
      return work();
    });
  }

  #takeTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    // One shopper's failed turn must not stop the next.
    this.#queue = turn.catch(() => undefined);
    return turn;
  }
}

async function answer<C extends keyof VisitCalls>(
  calls: VisitCalls,
  call: C,
  given: Parameters<VisitCalls[C]>,
): Promise<Awaited<ReturnType<VisitCalls[C]>>> {
  return (calls[call] as (...given: unknown[]) => never).apply(calls, given);
}
