import {
  isUnknownCheckout,
  sendCheckout,
  type CheckoutAnswer,
  type NewAccount,
} from "../woocommerce/checkout/checkout-queries";
import type { BackendClient } from "../woocommerce/client";
import { fail, succeed, type Failure, type Result } from "../../app/domain/values/result";
import { usernameOf } from "../../app/domain/forms/password-rule";
import type { ReceivedOrder } from "../../app/domain/orders/order";
import { isAccountTaken } from "../../app/strings/errors/refusals";
import type { OrderWish, Placing } from "./order-wish";
import { isInDoubt, type PendingCheckout } from "./pending-checkout";
import type { SessionCart } from "../cart/session-cart";
import type { SessionStore } from "../session/session-store";

/** Sends one checkout to the backend, and makes out what became of it. */
export class OrderSender {
  readonly #client: BackendClient;
  readonly #store: SessionStore;
  readonly #cart: SessionCart;

  constructor(client: BackendClient, store: SessionStore, cart: SessionCart) {
    this.#client = client;
    this.#store = store;
    this.#cart = cart;
  }

  /** Written down before it is sent: an answer that never came is found out, and not simply sent again. */
  async send(wish: OrderWish, now: number): Promise<Placing> {
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
  async arrive(wish: OrderWish, pending: PendingCheckout, now: number): Promise<Placing> {
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
  async find(wish: OrderWish, pending: PendingCheckout): Promise<Placing> {
    const { checkoutId, draft, payment } = wish;
    const { result } = await sendCheckout(this.#client, checkoutId, draft, null, { payment, isSearch: true });
    return result.ok ? this.#conclude(wish, result.value, pending) : result;
  }

  async #ask({ checkoutId, draft, payment }: OrderWish, account: NewAccount | null): Promise<Result<CheckoutAnswer>> {
    const extras = { payment, account };
    const asked = await this.#cart.ask((token) => sendCheckout(this.#client, checkoutId, draft, token, extras), true);
    return asked.result;
  }

  async #judge(
    wish: OrderWish,
    answer: Result<CheckoutAnswer>,
    { sending, before, now }: { sending: PendingCheckout; before: PendingCheckout | undefined; now: number },
  ): Promise<Placing> {
    if (answer.ok) return this.#conclude(wish, answer.value, sending);
    const { failure } = answer;
    const end = async (why: Failure, pending: PendingCheckout | null) => {
      await this.#store.writePending(wish.checkoutId, pending);
      return fail(why);
    };
    // It wasn't run, and the cart has been put back: the shopper looks at it first.
    if (failure.kind === "session-expired") return end(failure, before ?? null);
    // Whatever the answer says, an order may have been made: the emptied cart tells (backend notes, Errors).
    const seen = await this.#cart.peek();
    if (seen.ok && seen.value.isEmpty) return this.arrive(wish, sending, now);
    if (isUnknown(failure)) return answer;
    if (!seen.ok) return fail({ kind: "timeout" });
    // An earlier sending may still come through: until that is over no money goes back.
    if (wish.payment && before && isInDoubt(before, now)) return end({ kind: "timeout" }, before);
    return end(failure, null);
  }

  async #conclude(wish: OrderWish, answer: CheckoutAnswer | null, sent: PendingCheckout): Promise<Placing> {
    const { checkoutId, wantsAccount, password } = wish;
    if (!answer) {
      await this.#store.writePlacedOrder(checkoutId, null, null);
      return succeed(null);
    }
    const { order, redirect, isInAccount } = answer;
    const placed = { databaseId: order.databaseId, orderKey: order.orderKey, redirect };
    const known: Partial<ReceivedOrder> = { payAddress: redirect, hasNewAccount: sent.hasAccount, isInAccount };
    if (wantsAccount && !sent.hasAccount) known.missedAccount = password ? "taken" : "lost";
    await this.#store.writePlacedOrder(checkoutId, await this.#describe({ ...order, ...known }, wish), placed);
    return succeed(placed);
  }

  // What the backend's answer may lack and the order's page should say.
  async #describe(order: ReceivedOrder, { draft }: OrderWish): Promise<ReceivedOrder> {
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
