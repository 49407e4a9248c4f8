import {
  ANY_ORDER,
  isUnknownCheckout,
  sendCheckout,
  type CheckoutResponse,
  type NewAccount,
  type ProvenPayment,
} from "../woocommerce/checkout/checkout-queries";
import type { BackendClient } from "../woocommerce/client";
import { fail, succeed, type Failure, type Result } from "../../app/domain/values/result";
import { MUTATION_TIMEOUT_MS } from "../../app/config/limits";
import { hasSameLines } from "../../app/domain/cart/same-lines";
import { findPricedRate, type Cart, type CartLine, type PlacedOrder } from "../../app/domain/cart/cart";
import type { SessionCart } from "../cart/session-cart";
import type { SessionStore, PendingCheckout } from "../session/session-store";
import { usernameOf } from "../../app/domain/forms/password-rule";
import type { ReceivedOrder } from "../../app/domain/orders/order";
import { isAccountTaken } from "#strings/errors/refusals";
import { EMPTY_DRAFT, type CheckoutDraft } from "../../app/domain/checkout/checkout-draft";
import type { MinorUnits } from "../../app/domain/values/money";

/** The checkout to order, and what the shopper agreed to. */
export interface PlaceOrderInput {
  checkoutId: string;
  draft: CheckoutDraft;
  /** The total that the shopper saw or a card has paid, in minor units. */
  total: MinorUnits;
  /** The lines that a card has paid for; without them any lines with this total are accepted. */
  lines?: CartLine[];
  payment?: ProvenPayment;
  /** Password of an account to create; "" for none. It is never stored. */
  password?: string;
  /** An account was requested, though its password may have been lost since. */
  wantsAccount?: boolean;
}

type PlaceOrderResult = Result<PlacedOrder>;

/** Whether a cart is still what the shopper agreed to. */
export function isAgreed(cart: Cart, { total, lines }: PlaceOrderInput): boolean {
  return !cart.isEmpty && cart.total === total && (!lines || hasSameLines(cart.lines, lines));
}

/** How long after sending a checkout the backend may still make an order of it. */
const PENDING_MS = 60_000;

/** Whether the backend may still be placing the order. */
export function mayBeInProgress(pending: PendingCheckout | undefined, now: number): boolean {
  return pending !== undefined && now - pending.sentAt < PENDING_MS;
}

/** A total that no cart has, so that the order is only looked up and never sent. */
const NO_TOTAL = -1;

/**
 * Turns a checkout into exactly one order, whatever happens to responses (docs/decisions/0005). Every call runs in the
 * session's queue.
 */
export class SessionOrder {
  readonly #client: BackendClient;
  readonly #store: SessionStore;
  readonly #cart: SessionCart;

  constructor(client: BackendClient, store: SessionStore, cart: SessionCart) {
    this.#client = client;
    this.#store = store;
    this.#cart = cart;
  }

  /** Idempotent: a repeated call returns the placed order. Nothing is ordered that the shopper hasn't agreed to. */
  async place(input: PlaceOrderInput, now: number): Promise<PlaceOrderResult> {
    const earlier = await this.findEarlier(input, now);
    if (earlier) return earlier;
    const read = await this.#cart.read(MUTATION_TIMEOUT_MS);
    return read.ok ? this.send(input, read.value.cart, now) : read;
  }

  /** The order of an earlier attempt, or why there can be none now; null: the checkout may be sent. */
  async findEarlier(input: PlaceOrderInput, now: number): Promise<PlaceOrderResult | null> {
    const { checkoutId } = input;
    const placed = await this.#store.readPlaced(checkoutId);
    if (placed) return succeed(placed);
    const pending = await this.#store.readPending(checkoutId);
    if (pending) return this.#lookUp(input, pending, now);
    const isOpen = checkoutId === (await this.#store.read("checkoutId"));
    return isOpen ? null : fail({ kind: "invalid", field: "checkoutId" });
  }

  /** Sends a checkout without an earlier order. `cart`: as just read. */
  async send(input: PlaceOrderInput, cart: Cart, now: number): Promise<PlaceOrderResult> {
    const { checkoutId, draft, payment, password } = input;
    if (!this.#client.takesOrders()) return fail({ kind: "orders-closed" });
    // A pending merge would add lines to the order that nobody has agreed to.
    if (await this.#store.read("cartToMerge")) return fail({ kind: "timeout" });
    const before = await this.#store.readPending(checkoutId);
    if (!isAgreed(cart, input)) {
      if (mayBeInProgress(before, now)) return fail({ kind: "timeout" });
      await this.#store.writePending(checkoutId, null);
      return fail({ kind: "invalid", field: "seenTotal" });
    }
    const account = password ? { username: usernameOf(draft.billing.email), password } : null;
    const sending: PendingCheckout = { sentAt: now, isPaid: payment !== undefined, hasAccount: account !== null };
    // Stored before it is sent, so that after a lost response the order is looked up instead of sent again.
    await this.#store.write("draft", draft);
    await this.#store.writePending(checkoutId, sending);
    const first = await this.#sendCheckout(input, account, cart);
    // A paid order is placed in any case. If the account can't be created, the order is placed without it.
    const isTaken = payment && account && !first.ok && isTakenAccount(first.failure);
    if (!isTaken) return this.#resolve(input, first, { sending, before, now });
    const bare = { ...sending, hasAccount: false };
    await this.#store.writePending(checkoutId, bare);
    return this.#resolve(input, await this.#sendCheckout(input, null, cart), { sending: bare, before, now });
  }

  /**
   * Called before the cart changes, or when it is empty. Looks up an order of unknown outcome and records it if it was
   * placed, so that a returning shopper sees it. false: it may still be in progress, so the cart must not change.
   */
  async settle(now: number): Promise<boolean> {
    const checkoutId = await this.#store.read("checkoutId");
    const pending = checkoutId ? await this.#store.readPending(checkoutId) : undefined;
    if (!checkoutId || !pending || pending.isPaid) return true;
    const draft = (await this.#store.read("draft")) ?? EMPTY_DRAFT;
    const found = await this.#lookUp({ checkoutId, draft, total: NO_TOTAL }, pending, now);
    if (!found && !mayBeInProgress(pending, now)) await this.#store.writePending(checkoutId, null);
    return !found || found.ok || /^(unsettled|orders-closed)$/.test(found.failure.kind);
  }

  /** The order that WooCommerce's own checkout placed; refused if there is none. `search`: see CheckoutExtras. */
  async findTransferred(checkoutId: string, search: string): Promise<PlaceOrderResult> {
    const draft = (await this.#store.read("draft")) ?? EMPTY_DRAFT;
    return this.#find({ checkoutId, draft, total: NO_TOTAL }, { hasAccount: false }, search);
  }

  /** The order of a checkout that was sent, or why that can't be told now; null: there is none. */
  async #lookUp(input: PlaceOrderInput, sent: PendingCheckout, now: number): Promise<PlaceOrderResult | null> {
    const found = await this.#find(input, sent);
    if (found.ok || found.failure.kind !== "refused") return found;
    // The checkout id prevents this attempt and a late earlier one from becoming two orders.
    if (isUnknownCheckout(found.failure)) return null;
    if (!this.#client.takesOrders()) return fail({ kind: "orders-closed" });
    if (mayBeInProgress(sent, now)) return fail({ kind: "timeout" });
    // The next attempt is a new checkout; the shopper has been told to look for this order first.
    await this.#store.forget("checkoutId");
    return fail({ kind: "unsettled" });
  }

  // Looks the order up in a new session, in which nothing can be ordered.
  async #find(input: PlaceOrderInput, sent: { hasAccount: boolean }, search = ANY_ORDER): Promise<PlaceOrderResult> {
    const { checkoutId, draft, payment } = input;
    const { result } = await sendCheckout(this.#client, checkoutId, draft, null, { payment, search });
    return result.ok ? this.#recordPlaced(input, result.value, sent) : result;
  }

  async #sendCheckout(
    { checkoutId, draft, payment }: PlaceOrderInput,
    account: NewAccount | null,
    cart: Cart,
  ): Promise<Result<CheckoutResponse>> {
    const delivery = findPricedRate(cart)?.pricedBy && !payment ? cart.shipping : null;
    const extras = { payment, account, delivery };
    const repeated = await this.#cart.send(
      (token) => sendCheckout(this.#client, checkoutId, draft, token, extras),
      true,
    );
    return repeated.result;
  }

  async #resolve(
    input: PlaceOrderInput,
    response: Result<CheckoutResponse>,
    { sending, before, now }: { sending: PendingCheckout; before: PendingCheckout | undefined; now: number },
  ): Promise<PlaceOrderResult> {
    if (response.ok) return this.#recordPlaced(input, response.value, sending);
    const { failure } = response;
    const end = async (why: Failure, pending: PendingCheckout | null) => {
      await this.#store.writePending(input.checkoutId, pending);
      return fail(why);
    };
    // The order wasn't placed, and the cart was restored. The shopper must see the cart before they order again.
    if (failure.kind === "session-expired") return end(failure, before ?? null);
    // The shopper has waited long enough. The next attempt looks the order up.
    if (failure.kind === "timeout") return response;
    // An order may have been placed, whatever the response says.
    const found = await this.#lookUp(input, sending, now);
    if (found) return found.ok || failure.kind === "refused" ? found : response;
    if (failure.kind !== "refused") return response;
    // An earlier attempt may still succeed. Nothing is refunded until that is impossible.
    if (input.payment && before && mayBeInProgress(before, now)) return end({ kind: "timeout" }, before);
    return end(failure, null);
  }

  async #recordPlaced(
    input: PlaceOrderInput,
    { order, redirect, isInAccount }: CheckoutResponse,
    sent: { hasAccount: boolean },
  ): Promise<PlaceOrderResult> {
    const { checkoutId, wantsAccount, password } = input;
    const placed = { databaseId: order.databaseId, orderKey: order.orderKey, redirect };
    const known: Partial<ReceivedOrder> = { payUrl: redirect, hasNewAccount: sent.hasAccount, isInAccount };
    if (wantsAccount && !sent.hasAccount) known.missedAccount = password ? "taken" : "lost";
    await this.#store.writePlacedOrder(checkoutId, await this.#describe({ ...order, ...known }, input), placed);
    return succeed(placed);
  }

  // Adds data that the order's page shows and the response may lack.
  async #describe(order: ReceivedOrder, { draft }: PlaceOrderInput): Promise<ReceivedOrder> {
    const gateways = (await this.#store.read("gateways")) ?? [];
    const instructions = gateways.find(({ id }) => id === order.paymentMethod)?.description ?? "";
    const { invoice = null, office = null } = draft;
    return { ...order, instructions, invoice: order.invoice ?? invoice, office: order.office ?? office };
  }
}

function isTakenAccount(failure: Failure): boolean {
  return failure.kind === "refused" && isAccountTaken(failure.message);
}
