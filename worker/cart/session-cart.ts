import { fetchCart, sendCartChange, type CartAndCustomer } from "../woocommerce/checkout/cart-queries";
import type { BackendClient } from "../woocommerce/client";
import { sendAddress } from "../woocommerce/checkout/checkout-queries";
import { fail, succeed, type Failure, type Result } from "../../app/domain/values/result";
import { CART_LINES_MAX } from "../../app/config/limits";
import type { CartChange, Cart, CartLoss } from "../../app/domain/cart/cart";
import { findShortage, hasLine, type CartState } from "../../app/domain/cart/cart-stock";
import { applyCoupon } from "./bound-coupons";
import { mergeCart, restoreCart } from "./restore-cart";
import type { SessionStore } from "../session/session-store";
import type { SessionResponse } from "../woocommerce/responses";

/** Failures after which the backend's session or sign-in is over; the request wasn't executed. */
const ENDED: Failure["kind"][] = ["session-expired", "auth-expired"];

type SessionRequest<T> = (token: string | null) => Promise<SessionResponse<T>>;

/** One shopper's cart: every request carries the newest token, and a lost session is restored. */
export class SessionCart {
  readonly #client: BackendClient;
  readonly #store: SessionStore;

  constructor(client: BackendClient, store: SessionStore) {
    this.#client = client;
    this.#store = store;
  }

  /** Fetches cart, customer and payment gateways. */
  async read(deadline?: number): Promise<Result<CartAndCustomer>> {
    const { result } = await this.send((token) => fetchCart(this.#client, token, deadline));
    if (!result.ok) return result;
    const cart = await this.#withChoice(result.value.cart);
    await this.#store.write("cart", cart);
    return succeed({ ...result.value, cart });
  }

  /** The cart as it was last read; undefined: never. */
  readStored(): Promise<Cart | undefined> {
    return this.#store.read("cart");
  }

  async #withChoice(cart: Cart): Promise<Cart> {
    const isRateChosen = cart.chosenRateId !== null && cart.chosenRateId === (await this.#store.read("chosenRate"));
    return isRateChosen ? { ...cart, isRateChosen } : cart;
  }

  /** The notice about a restored cart, once: for the first page that can show it. */
  async takeRestoreNotice(): Promise<Pick<CartState, "restored" | "losses">> {
    const losses = await this.#store.read("restored");
    if (losses) await this.#store.forget("restored");
    return { restored: losses !== undefined, losses: losses ?? [] };
  }

  async change(change: CartChange): Promise<Result<CartState>> {
    const known = await this.#store.read("cart");
    if (change.type === "add" && known && known.lines.length >= CART_LINES_MAX && !hasLine(known, change))
      return fail({ kind: "invalid", field: "lines" });
    // Stored first, because the request below also states what the price of the rate stored here depends on.
    if (change.type === "choose-shipping") await this.#store.write("chosenRate", change.rateId);
    const { result, restored } =
      change.type === "apply-coupon"
        ? await applyCoupon(change, { store: this.#store, known, send: (one) => this.#sendChange(one) })
        : await this.#sendChange(change);
    if (!result.ok) return result;
    if (await this.#store.read("lastPlaced")) await this.#store.forget("lastPlaced");
    const clamped = await this.#holdToStock(change, known, result.value);
    const cart = await this.#withChoice(clamped?.cart ?? result.value);
    await this.#store.write("cart", cart);
    const losses = restored ? ((await this.#store.read("restored")) ?? []) : [];
    return succeed({ ...clamped, cart, restored, losses });
  }

  #sendChange(change: CartChange) {
    return this.send((token) => sendCartChange(this.#client, change, token));
  }

  #changeAsIs(change: CartChange) {
    return this.sendAsIs((token) => sendCartChange(this.#client, change, token));
  }

  /**
   * Sends a request in the shopper's session. If the session is lost, the request wasn't executed: the cart is restored into a
   * new session, and the request is sent again, unless the shopper must see the cart first (`once`).
   */
  async send<T>(request: SessionRequest<T>, once = false): Promise<{ result: Result<T>; restored: boolean }> {
    // An interrupted restore is completed first: changing a partial cart would make the loss permanent.
    const isInterrupted = (await this.#store.read("isLost")) ?? false;
    let ended: Failure = { kind: "session-expired" };
    if (!isInterrupted) {
      await this.mergePendingCart();
      const first = await this.sendAsIs(request);
      if (first.ok || !ENDED.includes(first.failure.kind)) return { result: first, restored: false };
      ended = first.failure;
    }
    const restored = await this.#restore();
    if (once) return { result: fail(ended), restored: restored.ok && restored.value };
    if (!restored.ok) return { result: restored, restored: false };
    return { result: await this.sendAsIs(request), restored: restored.value };
  }

  /** Sends a request once, without restoring a lost session. */
  async sendAsIs<T>(request: SessionRequest<T>): Promise<Result<T>> {
    const { result, token: next } = await request((await this.#store.read("token")) ?? null);
    const isRefused = !result.ok && ENDED.includes(result.failure.kind);
    if (next && !isRefused) await this.#store.write("token", next);
    return result;
  }

  /**
   * Merges a pending cart into this one: a guest's that the backend didn't merge at the sign-in, an unpaid order's, or
   * another session's. After a fault the next request tries again.
   */
  async mergePendingCart(): Promise<CartLoss[]> {
    const pending = await this.#store.read("cartToMerge");
    if (!pending) return [];
    const current = await this.sendAsIs((token) => fetchCart(this.#client, token));
    if (!current.ok) return [];
    const losses = await mergeCart(current.value.cart, pending, (change) => this.#changeAsIs(change));
    if (!losses.ok) return [];
    await this.#store.forget("cartToMerge");
    if (losses.value.length > 0) await this.#store.write("restored", losses.value);
    return losses.value;
  }

  // All or nothing: after a fault the new session is abandoned, and the next request starts over.
  async #restore(): Promise<Result<boolean>> {
    const lost = await this.#store.read("cart");
    await this.#store.forget("token");
    if (!lost || lost.isEmpty) {
      await this.#store.forget("isLost");
      return succeed(false);
    }
    await this.#store.write("isLost", true);
    const draft = await this.#store.read("draft");
    const losses = await restoreCart(
      lost,
      (change) => this.#changeAsIs(change),
      async () => void (draft && (await this.sendAsIs((token) => sendAddress(this.#client, draft, token)))),
    );
    if (!losses.ok) {
      await this.#store.forget("token");
      return losses;
    }
    await this.#store.write("restored", losses.value);
    await this.#store.forget("isLost");
    return succeed(true);
  }

  // The backend accepts any quantity for a line: an excess is reduced to the stock.
  async #holdToStock(
    change: CartChange,
    before: Cart | undefined,
    after: Cart,
  ): Promise<Pick<CartState, "cart" | "clamped"> | null> {
    const line = change.type === "set-quantity" && after.lines.find(({ key }) => key === change.key);
    const shortage = line && findShortage(line, after.lines);
    if (!line || !shortage) return null;
    const had = before?.lines.find(({ key }) => key === line.key)?.quantity ?? 1;
    // A sold-out line can't get more units, but shoppers may keep or reduce those that they have.
    const quantity = shortage.kind === "out" ? Math.min(had, line.quantity) : Math.max(1, shortage.left);
    if (quantity === line.quantity) return null;
    const back: CartChange = { type: "set-quantity", key: line.key, quantity };
    const { result } = await this.#sendChange(back);
    return { cart: result.ok ? result.value : after, clamped: { key: line.key, shortage } };
  }
}
