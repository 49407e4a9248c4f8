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
import type { Cart, CartLine, PlacedOrder } from "../../app/domain/cart/cart";
import type { SessionCart } from "../cart/session-cart";
import type { SessionStore, PendingCheckout } from "../session/session-store";
import { usernameOf } from "../../app/domain/forms/password-rule";
import type { ReceivedOrder } from "../../app/domain/orders/order";
import { isAccountTaken } from "../../app/strings/errors/refusals";
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

/** null: placed, but its id is unknown. */
type PlaceOrderResult = Result<PlacedOrder | null>;

/** Whether a cart is still what the shopper agreed to. */
export function isAgreed(cart: Cart, { total, lines }: PlaceOrderInput): boolean {
  return !cart.isEmpty && cart.total === total && (!lines || hasSameLines(cart.lines, lines));
}

/** After an unusable response the backend may still be placing the order: for this long it isn't sent again. */
const PENDING_MS = 60_000;

export interface PendingCheckoutState {
  pending: PendingCheckout;
  /** The plugin is active now, too. */
  hasPlugin: boolean;
  /** null: the session that it was sent in is lost. */
  cart: Cart | null;
  /** The cart contains what was to be ordered. */
  isSame: boolean;
  now: number;
}

/** placed: ordered, unless the plugin knows of no order. find: query the plugin in a session that can place nothing. unsettled: undecidable. */
type NextStep = "placed" | "find" | "send" | "wait" | "unsettled";

/**
 * Decides about a checkout whose outcome is unknown. Without the plugin only the emptied cart of the same session proves that it
 * was placed, and what may have been placed is never sent again.
 */
export function nextStep({ pending, hasPlugin, cart, isSame, now }: PendingCheckoutState): NextStep {
  const isSafe = pending.hasPlugin && hasPlugin;
  if (isSafe && (pending.isPaid || !cart)) return "find";
  if (!cart) return "unsettled";
  if (cart.isEmpty) return "placed";
  if (isSafe) return "send";
  if (mayBeInProgress(pending, now)) return "wait";
  return pending.isPaid && !isSame ? "unsettled" : "send";
}

/** Whether the backend may still be placing it. */
export function mayBeInProgress(pending: PendingCheckout | undefined, now: number): boolean {
  return pending !== undefined && now - pending.sentAt < PENDING_MS;
}

/** Sends one checkout to the backend and determines its outcome. */
class OrderSender {
  readonly #client: BackendClient;
  readonly #store: SessionStore;
  readonly #cart: SessionCart;

  constructor(client: BackendClient, store: SessionStore, cart: SessionCart) {
    this.#client = client;
    this.#store = store;
    this.#cart = cart;
  }

  /** Stored before it is sent, so that after a lost response the outcome is determined instead of sending again. */
  async send(input: PlaceOrderInput, now: number): Promise<PlaceOrderResult> {
    const { checkoutId, draft, payment, password } = input;
    const before = await this.#store.readPending(checkoutId);
    const account = password ? { username: usernameOf(draft.billing.email), password } : null;
    const sending: PendingCheckout = {
      sentAt: now,
      hasPlugin: this.#client.hasPlugin(),
      backendSessionNumber: await this.#store.readBackendSessionNumber(),
      isPaid: payment !== undefined,
      hasAccount: account !== null,
    };
    await this.#store.write("draft", draft);
    await this.#store.writePending(checkoutId, sending);
    const first = await this.#sendCheckout(input, account);
    // What has been paid is ordered in any case; an account can be created later.
    const isTaken = payment && account && !first.ok && isTakenAccount(first.failure);
    if (!isTaken) return this.#resolve(input, first, { sending, before, now });
    const bare = { ...sending, hasAccount: false };
    await this.#store.writePending(checkoutId, bare);
    return this.#resolve(input, await this.#sendCheckout(input, null), { sending: bare, before, now });
  }

  /** The order of an emptied cart; its id only if the plugin reports it. "invalid": something else emptied the cart. */
  async confirmPlaced(input: PlaceOrderInput, pending: PendingCheckout, now: number): Promise<PlaceOrderResult> {
    if (!pending.hasPlugin || !this.#client.hasPlugin()) return this.#recordPlaced(input, null, pending);
    const found = await this.find(input, pending);
    if (found.ok || found.failure.kind !== "refused") return found;
    if (isUnknownCheckout(found.failure)) {
      if (mayBeInProgress(pending, now)) return fail({ kind: "timeout" });
      await this.#store.writePending(input.checkoutId, null);
      return fail({ kind: "invalid", field: "cart" });
    }
    // The plugin doesn't trust the shop, so it only reveals what the shopper's own session may know.
    const repeated = await this.#sendCheckout(input, null);
    if (repeated.ok) return this.#recordPlaced(input, repeated.value, pending);
    return repeated.failure.kind === "refused" ? this.#recordPlaced(input, null, pending) : repeated;
  }

  /** Queries the plugin in a new session, because an order sent in a lost one isn't found with this session's token. */
  async find(input: PlaceOrderInput, sent: { hasAccount: boolean }, search = ANY_ORDER): Promise<PlaceOrderResult> {
    const { checkoutId, draft, payment } = input;
    const { result } = await sendCheckout(this.#client, checkoutId, draft, null, { payment, search });
    return result.ok ? this.#recordPlaced(input, result.value, sent) : result;
  }

  async #sendCheckout(
    { checkoutId, draft, payment }: PlaceOrderInput,
    account: NewAccount | null,
  ): Promise<Result<CheckoutResponse>> {
    const extras = { payment, account };
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
    // It wasn't executed and the cart was restored: the shopper must see it first.
    if (failure.kind === "session-expired") return end(failure, before ?? null);
    // Whatever the response says, an order may have been placed; then the cart is empty.
    const peeked = await this.#cart.peek();
    if (peeked.ok && peeked.value.isEmpty) return this.confirmPlaced(input, sending, now);
    if (isUnknown(failure)) return response;
    if (!peeked.ok) return fail({ kind: "timeout" });
    // An earlier attempt may still succeed: until that is impossible, nothing is refunded.
    if (input.payment && before && mayBeInProgress(before, now)) return end({ kind: "timeout" }, before);
    return end(failure, null);
  }

  async #recordPlaced(
    input: PlaceOrderInput,
    response: CheckoutResponse | null,
    sent: { hasAccount: boolean },
  ): Promise<PlaceOrderResult> {
    const { checkoutId, wantsAccount, password } = input;
    if (!response) {
      await this.#store.writePlacedOrder(checkoutId, null, null);
      return succeed(null);
    }
    const { order, redirect, isInAccount } = response;
    const placed = { databaseId: order.databaseId, orderKey: order.orderKey, redirect };
    const known: Partial<ReceivedOrder> = { payUrl: redirect, hasNewAccount: sent.hasAccount, isInAccount };
    if (wantsAccount && !sent.hasAccount) known.missedAccount = password ? "taken" : "lost";
    await this.#store.writePlacedOrder(checkoutId, await this.#describe({ ...order, ...known }, input), placed);
    return succeed(placed);
  }

  // Adds what the response may lack and the order page shows.
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

// auth-expired: executed nevertheless, as a guest's.
function isUnknown({ kind }: Failure): boolean {
  return /^(timeout|unreachable|bad-answer|too-large|auth-expired)$/.test(kind);
}

/** Matches no cart: the order is only looked up, never sent. */
const NO_TOTAL = -1;

/** Turns a checkout into exactly one order, whatever happens to responses. Every call runs in the session's queue. */
export class SessionOrder {
  readonly #client: BackendClient;
  readonly #store: SessionStore;
  readonly #cart: SessionCart;
  readonly #sender: OrderSender;

  constructor(client: BackendClient, store: SessionStore, cart: SessionCart) {
    this.#client = client;
    this.#store = store;
    this.#cart = cart;
    this.#sender = new OrderSender(client, store, cart);
  }

  /** Idempotent: a repeated call returns the placed order. Nothing is ordered that the shopper hasn't agreed to. */
  async place(input: PlaceOrderInput, now: number): Promise<PlaceOrderResult> {
    const { checkoutId } = input;
    const placed = await this.#store.readPlaced(checkoutId);
    if (placed !== undefined) return succeed(placed);
    const pending = await this.#store.readPending(checkoutId);
    if (!pending && checkoutId !== (await this.#store.read("checkoutId")))
      return fail({ kind: "invalid", field: "checkoutId" });
    const known = pending && (await this.#resume(input, pending, now));
    if (known) return known;
    const read = await this.#cart.read(MUTATION_TIMEOUT_MS);
    if (!read.ok) return read;
    // A pending merge would add lines to the order that nobody has agreed to.
    if (await this.#store.read("cartToMerge")) return fail({ kind: "timeout" });
    return isAgreed(read.value.cart, input)
      ? this.#sender.send(input, now)
      : fail({ kind: "invalid", field: "seenTotal" });
  }

  /**
   * Before the cart changes or when it is empty: records an order of unknown outcome that turns out to be placed, so that a
   * returning shopper sees it. false: it may still be in progress, and the cart must not change.
   */
  async settle(now: number): Promise<boolean> {
    const checkoutId = await this.#store.read("checkoutId");
    const pending = checkoutId ? await this.#store.readPending(checkoutId) : undefined;
    if (!checkoutId || !pending || pending.isPaid) return true;
    const peeked = await this.#cart.peek();
    if (!peeked.ok) return peeked.failure.kind === "session-expired";
    if (pending.backendSessionNumber !== (await this.#store.readBackendSessionNumber())) return true;
    const draft = await this.#store.read("draft");
    if (peeked.value.isEmpty && draft) {
      const placed = await this.place({ checkoutId, draft, total: NO_TOTAL }, now);
      return placed.ok || placed.failure.kind === "invalid";
    }
    const isSafe = pending.hasPlugin && this.#client.hasPlugin();
    if (!isSafe && mayBeInProgress(pending, now)) return false;
    // From now on the shopper may empty the cart, which must not look like an order.
    await this.#store.writePending(checkoutId, null);
    return true;
  }

  /** The order that WooCommerce's own checkout placed; refused if there is none. `search`: see CheckoutExtras. */
  async findTransferred(checkoutId: string, search: string): Promise<PlaceOrderResult> {
    const draft = (await this.#store.read("draft")) ?? EMPTY_DRAFT;
    return this.#sender.find({ checkoutId, draft, total: NO_TOTAL }, { hasAccount: false }, search);
  }

  /** null: send it as if for the first time. */
  async #resume(input: PlaceOrderInput, pending: PendingCheckout, now: number): Promise<PlaceOrderResult | null> {
    // A WordPress that has just restarted responds slowly, so this waits as long as the order itself.
    const peeked = await this.#cart.peek(MUTATION_TIMEOUT_MS);
    if (!peeked.ok && peeked.failure.kind !== "session-expired") return peeked;
    const isSameSession = peeked.ok && pending.backendSessionNumber === (await this.#store.readBackendSessionNumber());
    const cart = isSameSession ? peeked.value : null;
    const isSame = !input.lines || (cart !== null && hasSameLines(cart.lines, input.lines));
    switch (nextStep({ pending, hasPlugin: this.#client.hasPlugin(), cart, isSame, now })) {
      case "placed":
        return this.#sender.confirmPlaced(input, pending, now);
      case "find":
        return this.#find(input, pending, cart, now);
      case "unsettled":
        return this.#giveUp();
      case "wait":
        return fail({ kind: "timeout" });
      case "send":
        return null;
    }
  }

  async #find(
    input: PlaceOrderInput,
    pending: PendingCheckout,
    cart: Cart | null,
    now: number,
  ): Promise<PlaceOrderResult | null> {
    const found = await this.#sender.find(input, pending);
    if (found.ok || found.failure.kind !== "refused") return found;
    const isUnknownToPlugin = isUnknownCheckout(found.failure);
    // The checkout id prevents this attempt and a late earlier one from becoming two orders.
    if (isUnknownToPlugin && cart && isAgreed(cart, input)) return null;
    if (mayBeInProgress(pending, now)) return fail({ kind: "timeout" });
    if (!isUnknownToPlugin) return this.#giveUp();
    await this.#store.writePending(input.checkoutId, null);
    return null;
  }

  // The next attempt is a new checkout; the shopper has been told to look for this order first.
  async #giveUp(): Promise<PlaceOrderResult> {
    await this.#store.forget("checkoutId");
    return fail({ kind: "unsettled" });
  }
}
