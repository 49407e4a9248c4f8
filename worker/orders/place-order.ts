import { isUnknownCheckout } from "../woocommerce/checkout/checkout-queries";
import type { BackendClient } from "../woocommerce/client";
import { fail, succeed } from "../../app/domain/values/result";
import { MUTATION_TIMEOUT_MS } from "../../app/config/limits";
import { hasSameLines } from "../../app/domain/cart/same-lines";
import type { Cart } from "../../app/domain/cart/cart";
import { OrderSender } from "./order-sender";
import { isAgreed, type OrderWish, type Placing } from "./order-wish";
import { isInDoubt, nextStep, type PendingCheckout } from "./pending-checkout";
import type { SessionCart } from "../cart/session-cart";
import type { SessionStore } from "../session/session-store";

/** Of no cart: what is only looked for is never sent. */
const NO_TOTAL = -1;

/** Turns a checkout into one order, whatever becomes of the answers (design §5). Every call runs in the session's turn. */
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
  async place(wish: OrderWish, now: number): Promise<Placing> {
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
  async #goOn(wish: OrderWish, pending: PendingCheckout, now: number): Promise<Placing | null> {
    // A WordPress that has just come back answers its first question late: the press waits as it does for the order.
    const seen = await this.#cart.peek(MUTATION_TIMEOUT_MS);
    if (!seen.ok && seen.failure.kind !== "session-expired") return seen;
    const isHere = seen.ok && pending.generation === (await this.#store.readGeneration());
    const cart = isHere ? seen.value : null;
    const isSame = !wish.lines || (cart !== null && hasSameLines(cart.lines, wish.lines));
    switch (nextStep({ pending, hasPlugin: this.#client.hasPlugin(), cart, isSame, now })) {
      case "arrived":
        return this.#sender.arrive(wish, pending, now);
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

  async #find(wish: OrderWish, pending: PendingCheckout, cart: Cart | null, now: number): Promise<Placing | null> {
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
  async #giveUp(): Promise<Placing> {
    await this.#store.forget("checkoutId");
    return fail({ kind: "unsettled" });
  }
}
