import { DurableObject, env } from "cloudflare:workers";
import type { CustomerChange, Registration } from "../../app/domain/account/account";
import type { CartChange } from "../../app/domain/cart/cart";
import type { CartState } from "../../app/domain/cart/cart-stock";
import type { CheckoutDraft } from "../../app/domain/checkout/checkout-draft";
import type { CheckoutValues } from "../../app/domain/checkout/checkout-form";
import type { PaymentOutcome } from "../../app/domain/checkout/payment";
import type { ReviewDraft } from "../../app/domain/reviews/review";
import { fail, succeed, type Result } from "../../app/domain/values/result";
import { OrderSubmission } from "./submit-order";
import type { RatePatterns } from "../../app/domain/checkout/office-rates";
import type { CheckoutState, OrderForm } from "../../app/services/shopper";
import { addressKey } from "../platform/client-address";
import { readEnvironment } from "../platform/environment";
import type { Bindings } from "../platform/hono-env";
import { withRequest } from "../platform/request-context";
import { TIMED_OUT } from "../platform/timeout";
import { SessionQueue, type Turn } from "../session/session-queue";
import type { SessionCaller, SessionReply } from "../session/session-rpc";
import { composeSession, type SessionParts, handleAlarm } from "./compose-session";

/** Read once for all sessions of an isolate. */
const environment = readEnvironment(env as unknown as Record<string, unknown>);

/**
 * One shopper's session: the only place that calls the backend in their name. Calls run one at a time, because the backend loses
 * cart lines under concurrent mutations, and a fetch inside a Durable Object lets other requests in. A page's read doesn't wait for
 * a long one: it is answered from storage (docs/decisions/0029).
 */
export class ShopperSession extends DurableObject<Bindings> {
  readonly #parts: SessionParts;
  readonly #queue = new SessionQueue();

  constructor(state: DurableObjectState, bindings: Bindings) {
    super(state, bindings);
    this.#parts = composeSession(state, bindings, environment);
  }

  readCart(caller: SessionCaller) {
    const { store, cart, transfer } = this.#parts;
    const work = async (turn: Turn): Promise<Result<CartState>> => {
      const read = await cart.read();
      if (!read.ok) return read;
      const { isEmpty } = read.value.cart;
      if (isEmpty) await transfer.settle();
      const placed = isEmpty && { placed: await store.readNewestPlaced() };
      return succeed({ cart: read.value.cart, ...(await this.#takeRestoreNotice(turn)), ...placed });
    };
    return this.#read<Result<CartState>>(caller, work, async () => {
      const stored = await store.read("cart");
      return stored && succeed({ cart: stored, restored: false, isStored: true });
    });
  }

  changeCart(caller: SessionCaller, change: CartChange) {
    return this.#change(caller, async () =>
      (await this.#isFree()) ? this.#parts.cart.change(change) : fail({ kind: "timeout" }),
    );
  }

  readCheckout(caller: SessionCaller) {
    return this.#read<Result<CheckoutState>>(caller, (turn) => this.#fetchCheckout(turn));
  }

  storeForm(caller: SessionCaller, checkoutId: string, typed: Partial<CheckoutValues>) {
    return this.#change(caller, () => this.#parts.checkout.saveForm(checkoutId, typed));
  }

  updateCheckout(caller: SessionCaller, draft: CheckoutDraft) {
    return this.#change(caller, async () =>
      (await this.#isClear()) ? this.#parts.checkout.update(draft, Date.now()) : fail({ kind: "timeout" }),
    );
  }

  /** Checks and places an order in one turn. */
  placeOrder(caller: SessionCaller, form: OrderForm, patterns: RatePatterns) {
    const { checkout, cart, offices, order, limitOrder, payment } = this.#parts;
    const submission = new OrderSubmission({
      checkout: {
        read: () => this.#fetchCheckout({ isLate: false }),
        update: (...given) => checkout.update(...given),
        saveForm: (...given) => checkout.saveForm(...given),
      },
      cart,
      offices,
      order,
      payment,
      limit: (checkoutId, work) => limitOrder(checkoutId, addressKey(caller.request.address), work),
    });
    return this.#change(caller, () => submission.submit(form, patterns, Date.now));
  }

  finishPayment(caller: SessionCaller, intentId: string) {
    return this.#change<PaymentOutcome>(
      caller,
      async () => this.#parts.payment?.finish(intentId, Date.now()) ?? { kind: "unknown" },
    );
  }

  findOrder(caller: SessionCaller, databaseId: number, orderKey: string) {
    const { orders, store } = this.#parts;
    return this.#read(
      caller,
      () => orders.find(databaseId, orderKey),
      () => store.findOrder(databaseId, orderKey),
    );
  }

  cancelOrder(caller: SessionCaller, databaseId: number, orderKey: string) {
    return this.#change(caller, () => this.#parts.orders.cancel(databaseId, orderKey));
  }

  /** A ticket with which this browser opens WooCommerce's own checkout, once. */
  startTransfer(caller: SessionCaller, browser: string, productId: number | null) {
    return this.#change(caller, async () =>
      (await this.#isFree()) ? this.#parts.transfer.start(browser, productId) : fail({ kind: "timeout" }),
    );
  }

  finishTransfer(caller: SessionCaller, databaseId: number, orderKey: string) {
    return this.#change(caller, () => this.#parts.transfer.finish(databaseId, orderKey));
  }

  readViewer(caller: SessionCaller) {
    const { account } = this.#parts;
    return this.#read(
      caller,
      () => account.readViewer(),
      () => account.readStoredViewer(),
    );
  }

  hasExpired(caller: SessionCaller) {
    const hasExpired = () => this.#parts.store.hasExpired();
    return this.#read(caller, hasExpired, hasExpired);
  }

  signIn(caller: SessionCaller, credentials: { username: string; password: string }) {
    return this.#change(caller, () => this.#parts.account.signIn(credentials));
  }

  register(caller: SessionCaller, registration: Registration) {
    return this.#change(caller, () => this.#parts.account.register(registration));
  }

  startProviderSignIn(caller: SessionCaller, provider: string, returnTo: string) {
    return this.#change(caller, () => this.#parts.account.startProviderSignIn(provider, returnTo));
  }

  finishProviderSignIn(caller: SessionCaller, response: { provider: string; code: string; state: string }) {
    return this.#change(caller, () => this.#parts.account.finishProviderSignIn(response));
  }

  cancelProviderSignIn(caller: SessionCaller, response: { provider: string; state: string }) {
    return this.#change(caller, () => this.#parts.account.cancelProviderSignIn(response));
  }

  signOut(caller: SessionCaller) {
    return this.#change(caller, () => this.#parts.account.signOut());
  }

  readAccount(caller: SessionCaller) {
    return this.#read(caller, () => this.#parts.account.readAccount());
  }

  readCustomer(caller: SessionCaller) {
    return this.#read(caller, () => this.#parts.account.readCustomer());
  }

  changeCustomer(caller: SessionCaller, change: CustomerChange) {
    return this.#change(caller, () => this.#parts.account.changeCustomer(change));
  }

  changePassword(caller: SessionCaller, change: { password: string; newPassword: string }) {
    return this.#change(caller, () => this.#parts.account.changePassword(change));
  }

  listOrders(caller: SessionCaller, after: string | null) {
    return this.#read(caller, () => this.#parts.account.listOrders(after));
  }

  findOwnOrder(caller: SessionCaller, databaseId: number) {
    return this.#read(caller, () => this.#parts.account.findOwnOrder(databaseId));
  }

  listDownloads(caller: SessionCaller) {
    return this.#read(caller, () => this.#parts.account.listDownloads());
  }

  writeReview(caller: SessionCaller, draft: ReviewDraft) {
    return this.#change(caller, () => this.#parts.account.writeReview(draft));
  }

  /** Called by Stripe's webhook and the schedule. false: it must be called again later. */
  async notifyPayment(intentId: string, eventId: string): Promise<boolean> {
    const { payment, store } = this.#parts;
    // A session that doesn't know the payment must not be written to.
    if (!payment || !(await payment.knows(intentId))) return true;
    return this.#queue.run(async () => {
      await store.extendLife(Date.now());
      return payment.handleEvent(intentId, eventId, Date.now());
    });
  }

  override async alarm(): Promise<void> {
    await this.#queue.run(() => handleAlarm(this.#parts.store, this.#parts.payment, Date.now()));
  }

  #change<T>(caller: SessionCaller, work: () => Promise<T>): Promise<SessionReply<T>> {
    return withRequest(caller.request, () => this.#queue.run(() => this.#openFor(caller, work)));
  }

  /** `readStored`: reads the answer for a page that can't wait any longer; undefined: only the backend knows it. */
  #read<T>(
    caller: SessionCaller,
    work: (turn: Turn) => Promise<T>,
    readStored?: () => Promise<T | undefined>,
  ): Promise<SessionReply<T>> {
    return withRequest(caller.request, async () => {
      const run = (turn: Turn) => this.#openFor(caller, () => work(turn));
      const reply = await this.#queue.runWithin(caller.waitMs, run);
      if (reply !== TIMED_OUT) return reply;
      const stored = await readStored?.();
      const late = stored === undefined ? { refused: "busy" as const } : await this.#toReply(stored);
      // The key is checked last: after a sign-in that happened meanwhile, the earlier key gets nothing.
      return (await this.#parts.store.findRefusal(caller.key, Date.now())) ?? late;
    });
  }

  // The cookie's key is checked within the call's own turn, so that a new key is only returned to the call that created it.
  async #openFor<T>({ key }: SessionCaller, work: () => Promise<T>): Promise<SessionReply<T>> {
    const { store } = this.#parts;
    const refused = await store.findRefusal(key, Date.now());
    if (refused) return refused;
    await store.extendLife(Date.now());
    return this.#toReply(await work());
  }

  async #toReply<T>(value: T): Promise<SessionReply<T>> {
    const { store, tokens } = this.#parts;
    const isSignedIn = await tokens.isSignedIn();
    return { refused: null, value, key: (await store.read("key")) ?? "", isSignedIn };
  }

  async #fetchCheckout(turn: Turn): Promise<Result<CheckoutState>> {
    const { store, checkout, transfer } = this.#parts;
    const read = await checkout.read(Date.now());
    if (!read.ok) return read;
    const isPlacedThere = read.value.cart.isEmpty && (await transfer.settle()) !== null;
    const placed = isPlacedThere ? { placed: await store.readNewestPlaced() } : {};
    return succeed({ ...read.value, ...placed, ...(await this.#takeRestoreNotice(turn)) });
  }

  // The cart must not change while a paid order isn't placed.
  async #isClear(): Promise<boolean> {
    return !this.#parts.payment || this.#parts.payment.isClear(Date.now());
  }

  async #isFree(): Promise<boolean> {
    return (await this.#isClear()) && this.#parts.order.settle(Date.now());
  }

  // A read that wasn't awaited must not use up the notice.
  async #takeRestoreNotice({ isLate }: Turn): Promise<Pick<CartState, "restored" | "losses">> {
    return isLate ? { restored: false } : this.#parts.cart.takeRestoreNotice();
  }
}
