import {
  isUnknownCheckout,
  sendCheckout,
  type CheckoutAnswer,
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
import type { CheckoutDraft } from "../../app/domain/checkout/checkout-draft";
import type { MinorUnits } from "../../app/domain/values/money";

/** What is to be ordered, and what the shopper agreed to. */
export interface PlaceOrderInput {
  checkoutId: string;
  draft: CheckoutDraft;
  /** The total that the shopper saw, or that a card has paid; in hundredths. */
  total: MinorUnits;
  /** What a card has paid for; without it: whatever makes this total. */
  lines?: CartLine[];
  payment?: ProvenPayment;
  /** Of an account to be made with the order; "" for none. It is written down nowhere. */
  password?: string;
  /** An account was wanted, though its password may be lost meanwhile. */
  wantsAccount?: boolean;
}

/** null: placed, and its number is unknown. */
type PlaceOrderResult = Result<PlacedOrder | null>;

/** Whether a cart is still what the shopper agreed to. */
export function isAgreed(cart: Cart, { total, lines }: PlaceOrderInput): boolean {
  return !cart.isEmpty && cart.total === total && (!lines || hasSameLines(cart.lines, lines));
}

/** A backend that gave no answer to believe may still be placing the order: for so long it isn't sent again. */
const PENDING_MS = 60_000;

export interface Situation {
  pending: PendingCheckout;
  /** The plugin runs now, too. */
  hasPlugin: boolean;
  /** null: the session that it was sent in is gone. */
  cart: Cart | null;
  /** The cart holds what was to be ordered. */
  isSame: boolean;
  now: number;
}

/** arrived: it was ordered, unless the plugin knows of no order. find: ask the plugin, from a session that can place nothing. unsettled: nobody can tell. */
type NextStep = "arrived" | "find" | "send" | "wait" | "unsettled";

/**
 * What to do about a checkout whose end isn't known. Without the plugin only the emptied cart of the same session tells
 * that it was placed, and what may have been placed is never sent again.
 */
export function nextStep({ pending, hasPlugin, cart, isSame, now }: Situation): NextStep {
  const isSafe = pending.hasPlugin && hasPlugin;
  if (isSafe && (pending.isPaid || !cart)) return "find";
  if (!cart) return "unsettled";
  if (cart.isEmpty) return "arrived";
  if (isSafe) return "send";
  if (isInDoubt(pending, now)) return "wait";
  return pending.isPaid && !isSame ? "unsettled" : "send";
}

/** The backend may still be placing it. */
export function isInDoubt(pending: PendingCheckout | undefined, now: number): boolean {
  return pending !== undefined && now - pending.sentAt < PENDING_MS;
}

/** Sends one checkout to the backend, and makes out what became of it. */
class OrderSender {
  readonly #client: BackendClient;
  readonly #store: SessionStore;
  readonly #cart: SessionCart;

  constructor(client: BackendClient, store: SessionStore, cart: SessionCart) {
    this.#client = client;
    this.#store = store;
    this.#cart = cart;
  }

  /** Written down before it is sent: an answer that never came is found out, and not simply sent again. */
  async send(wish: PlaceOrderInput, now: number): Promise<PlaceOrderResult> {
    const { checkoutId, draft, payment, password } = wish;
    const before = await this.#store.readPending(checkoutId);
    const account = password ? { username: usernameOf(draft.billing.email), password } : null;
    const sending: PendingCheckout = {
      sentAt: now,
      hasPlugin: this.#client.hasPlugin(),
      generation: await this.#store.readGeneration(),
      isPaid: payment !== undefined,
      hasAccount: account !== null,
    };
    await this.#store.write("draft", draft);
    await this.#store.writePending(checkoutId, sending);
    const first = await this.#ask(wish, account);
    // What is paid is ordered: an account can be made later.
    const isTaken = payment && account && !first.ok && isTakenAccount(first.failure);
    if (!isTaken) return this.#judge(wish, first, { sending, before, now });
    const bare = { ...sending, hasAccount: false };
    await this.#store.writePending(checkoutId, bare);
    return this.#judge(wish, await this.#ask(wish, null), { sending: bare, before, now });
  }

  /** The order of an emptied cart; its number only where the plugin tells it. "invalid": it was emptied by something else. */
  async confirmPlaced(wish: PlaceOrderInput, pending: PendingCheckout, now: number): Promise<PlaceOrderResult> {
    if (!pending.hasPlugin || !this.#client.hasPlugin()) return this.#conclude(wish, null, pending);
    const found = await this.find(wish, pending);
    if (found.ok || found.failure.kind !== "refused") return found;
    if (isUnknownCheckout(found.failure)) {
      if (isInDoubt(pending, now)) return fail({ kind: "timeout" });
      await this.#store.writePending(wish.checkoutId, null);
      return fail({ kind: "invalid", field: "cart" });
    }
    // It doesn't believe the shop, and so tells nothing but what the shopper's own session may hear.
    const asked = await this.#ask(wish, null);
    if (asked.ok) return this.#conclude(wish, asked.value, pending);
    return asked.failure.kind === "refused" ? this.#conclude(wish, null, pending) : asked;
  }

  /** Asks the plugin, from a session of its own: what was sent in a lost one isn't found by this one's token. */
  async find(wish: PlaceOrderInput, pending: PendingCheckout): Promise<PlaceOrderResult> {
    const { checkoutId, draft, payment } = wish;
    const { result } = await sendCheckout(this.#client, checkoutId, draft, null, { payment, isSearch: true });
    return result.ok ? this.#conclude(wish, result.value, pending) : result;
  }

  async #ask(
    { checkoutId, draft, payment }: PlaceOrderInput,
    account: NewAccount | null,
  ): Promise<Result<CheckoutAnswer>> {
    const extras = { payment, account };
    const asked = await this.#cart.ask((token) => sendCheckout(this.#client, checkoutId, draft, token, extras), true);
    return asked.result;
  }

  async #judge(
    wish: PlaceOrderInput,
    answer: Result<CheckoutAnswer>,
    { sending, before, now }: { sending: PendingCheckout; before: PendingCheckout | undefined; now: number },
  ): Promise<PlaceOrderResult> {
    if (answer.ok) return this.#conclude(wish, answer.value, sending);
    const { failure } = answer;
    const end = async (why: Failure, pending: PendingCheckout | null) => {
      await this.#store.writePending(wish.checkoutId, pending);
      return fail(why);
    };
    // It wasn't run, and the cart has been put back: the shopper looks at it first.
    if (failure.kind === "session-expired") return end(failure, before ?? null);
    // Whatever the answer says, an order may have been made: the emptied cart tells.
    const seen = await this.#cart.peek();
    if (seen.ok && seen.value.isEmpty) return this.confirmPlaced(wish, sending, now);
    if (isUnknown(failure)) return answer;
    if (!seen.ok) return fail({ kind: "timeout" });
    // An earlier sending may still come through: until that is over no money goes back.
    if (wish.payment && before && isInDoubt(before, now)) return end({ kind: "timeout" }, before);
    return end(failure, null);
  }

  async #conclude(
    wish: PlaceOrderInput,
    answer: CheckoutAnswer | null,
    sent: PendingCheckout,
  ): Promise<PlaceOrderResult> {
    const { checkoutId, wantsAccount, password } = wish;
    if (!answer) {
      await this.#store.writePlacedOrder(checkoutId, null, null);
      return succeed(null);
    }
    const { order, redirect, isInAccount } = answer;
    const placed = { databaseId: order.databaseId, orderKey: order.orderKey, redirect };
    const known: Partial<ReceivedOrder> = { payUrl: redirect, hasNewAccount: sent.hasAccount, isInAccount };
    if (wantsAccount && !sent.hasAccount) known.missedAccount = password ? "taken" : "lost";
    await this.#store.writePlacedOrder(checkoutId, await this.#describe({ ...order, ...known }, wish), placed);
    return succeed(placed);
  }

  // What the backend's answer may lack and the order's page should say.
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

// auth-expired: run all the same, as a guest's.
function isUnknown({ kind }: Failure): boolean {
  return /^(timeout|unreachable|bad-answer|too-large|auth-expired)$/.test(kind);
}

/** Of no cart: what is only looked for is never sent. */
const NO_TOTAL = -1;

/** Turns a checkout into one order, whatever becomes of the answers. Every call runs in the session's turn. */
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

  /** A repeated call gives the order that was placed. Nothing is ordered but what the shopper agreed to. */
  async place(wish: PlaceOrderInput, now: number): Promise<PlaceOrderResult> {
    const { checkoutId } = wish;
    const placed = await this.#store.readPlaced(checkoutId);
    if (placed !== undefined) return succeed(placed);
    const pending = await this.#store.readPending(checkoutId);
    if (!pending && checkoutId !== (await this.#store.read("checkoutId")))
      return fail({ kind: "invalid", field: "checkoutId" });
    const known = pending && (await this.#goOn(wish, pending, now));
    if (known) return known;
    const read = await this.#cart.read(MUTATION_TIMEOUT_MS);
    if (!read.ok) return read;
    // What belongs into the cart and isn't in it yet would come in with the order, and nobody has agreed to it.
    if (await this.#store.read("joining")) return fail({ kind: "timeout" });
    return isAgreed(read.value.cart, wish)
      ? this.#sender.send(wish, now)
      : fail({ kind: "invalid", field: "seenTotal" });
  }

  /**
   * Before the cart changes, or is found empty: an order of unknown end that has arrived is written down, so that whoever
   * comes back sees it. false: one may still be on its way, and the cart must stay as it was sent.
   */
  async settle(now: number): Promise<boolean> {
    const checkoutId = await this.#store.read("checkoutId");
    const pending = checkoutId ? await this.#store.readPending(checkoutId) : undefined;
    if (!checkoutId || !pending || pending.isPaid) return true;
    const seen = await this.#cart.peek();
    if (!seen.ok) return seen.failure.kind === "session-expired";
    if (pending.generation !== (await this.#store.readGeneration())) return true;
    const draft = await this.#store.read("draft");
    if (seen.value.isEmpty && draft) {
      const placed = await this.place({ checkoutId, draft, total: NO_TOTAL }, now);
      return placed.ok || placed.failure.kind === "invalid";
    }
    const isSafe = pending.hasPlugin && this.#client.hasPlugin();
    if (!isSafe && isInDoubt(pending, now)) return false;
    // From here on the shopper may empty the cart himself: that would look like an order.
    await this.#store.writePending(checkoutId, null);
    return true;
  }

  /** null: it is sent as if for the first time. */
  async #goOn(wish: PlaceOrderInput, pending: PendingCheckout, now: number): Promise<PlaceOrderResult | null> {
    // A WordPress that has just come back answers its first question late: the press waits as it does for the order.
    const seen = await this.#cart.peek(MUTATION_TIMEOUT_MS);
    if (!seen.ok && seen.failure.kind !== "session-expired") return seen;
    const isHere = seen.ok && pending.generation === (await this.#store.readGeneration());
    const cart = isHere ? seen.value : null;
    const isSame = !wish.lines || (cart !== null && hasSameLines(cart.lines, wish.lines));
    switch (nextStep({ pending, hasPlugin: this.#client.hasPlugin(), cart, isSame, now })) {
      case "arrived":
        return this.#sender.confirmPlaced(wish, pending, now);
      case "find":
        return this.#find(wish, pending, cart, now);
      case "unsettled":
        return this.#giveUp();
      case "wait":
        return fail({ kind: "timeout" });
      case "send":
        return null;
    }
  }

  async #find(
    wish: PlaceOrderInput,
    pending: PendingCheckout,
    cart: Cart | null,
    now: number,
  ): Promise<PlaceOrderResult | null> {
    const found = await this.#sender.find(wish, pending);
    if (found.ok || found.failure.kind !== "refused") return found;
    const isNone = isUnknownCheckout(found.failure);
    // The id keeps what is sent now and what may come through late from being two orders.
    if (isNone && cart && isAgreed(cart, wish)) return null;
    if (isInDoubt(pending, now)) return fail({ kind: "timeout" });
    if (!isNone) return this.#giveUp();
    await this.#store.writePending(wish.checkoutId, null);
    return null;
  }

  // What the shopper orders next is another order: he has been told to look for this one first.
  async #giveUp(): Promise<PlaceOrderResult> {
    await this.#store.forget("checkoutId");
    return fail({ kind: "unsettled" });
  }
}
