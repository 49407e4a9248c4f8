import { fetchCart, sendCartChange, type CartAndCustomer } from "../woocommerce/checkout/cart-queries";
import type { BackendClient } from "../woocommerce/client";
import { sendAddress } from "../woocommerce/checkout/checkout-queries";
import { fail, succeed, type Failure, type Result } from "../../app/domain/values/result";
import { CART_LINES_MAX } from "../../app/config/limits";
import type { CartChange, Cart, CartLoss } from "../../app/domain/cart/cart";
import { findShortage, hasLine, type CartState } from "../../app/domain/cart/cart-stock";
import { joinCart, restoreCart } from "./restore-cart";
import type { SessionStore } from "../session/session-store";
import type { SessionAnswer } from "../woocommerce/answers";

/** The backend won't have the session, or the customer, any more: what was asked didn't run. */
const ENDED: Failure["kind"][] = ["session-expired", "auth-expired"];

type Question<T> = (token: string | null) => Promise<SessionAnswer<T>>;

/** The cart of one shopper: every question carries the newest token, and a lost session is put back. */
export class SessionCart {
  readonly #client: BackendClient;
  readonly #store: SessionStore;

  constructor(client: BackendClient, store: SessionStore) {
    this.#client = client;
    this.#store = store;
  }

  /** Cart, customer and gateways. */
  async read(deadline?: number): Promise<Result<CartAndCustomer>> {
    const { result } = await this.ask((token) => fetchCart(this.#client, token, deadline));
    if (result.ok) await this.#store.write("cart", result.value.cart);
    return result;
  }

  /** What there is to say of a cart that was put back: once, by the first page that can. */
  async takeNote(): Promise<Pick<CartState, "restored" | "losses">> {
    const losses = await this.#store.read("restored");
    if (losses) await this.#store.forget("restored");
    return { restored: losses !== undefined, losses: losses ?? [] };
  }

  /** The cart as it is: nothing is put back, for what is missing may have been ordered. */
  async peek(deadline?: number): Promise<Result<Cart>> {
    const result = await this.#askOnce((token) => fetchCart(this.#client, token, deadline));
    return result.ok ? succeed(result.value.cart) : result;
  }

  async change(change: CartChange): Promise<Result<CartState>> {
    const known = await this.#store.read("cart");
    if (change.type === "add" && known && known.lines.length >= CART_LINES_MAX && !hasLine(known, change))
      return fail({ kind: "invalid", field: "lines" });
    const { result, restored } = await this.ask((token) => sendCartChange(this.#client, change, token));
    if (!result.ok) return result;
    if (await this.#store.read("lastPlaced")) await this.#store.forget("lastPlaced");
    const clamped = await this.#holdToStock(change, known, result.value);
    await this.#store.write("cart", clamped?.cart ?? result.value);
    const losses = restored ? ((await this.#store.read("restored")) ?? []) : [];
    return succeed({ cart: result.value, ...clamped, restored, losses });
  }

  /**
   * Asks in the shopper's name. A refused session didn't run the question, so after the cart has been put back into a
   * new one it is asked again, unless the shopper must look at the cart first (`once`).
   */
  async ask<T>(question: Question<T>, once = false): Promise<{ result: Result<T>; restored: boolean }> {
    // What an earlier attempt couldn't put back comes first: a change of half a cart would make the loss last.
    const isHalf = (await this.#store.read("isLost")) ?? false;
    let ended: Failure = { kind: "session-expired" };
    if (!isHalf) {
      await this.settleJoin();
      const first = await this.#askOnce(question);
      if (first.ok || !ENDED.includes(first.failure.kind)) return { result: first, restored: false };
      ended = first.failure;
      await this.#store.write("generation", ((await this.#store.read("generation")) ?? 0) + 1);
    }
    const restored = await this.#restore();
    if (once) return { result: fail(ended), restored: restored.ok && restored.value };
    if (!restored.ok) return { result: restored, restored: false };
    return { result: await this.#askOnce(question), restored: restored.value };
  }

  async #askOnce<T>(question: Question<T>): Promise<Result<T>> {
    const { result, token: next } = await question((await this.#store.read("token")) ?? null);
    const isRefused = !result.ok && ENDED.includes(result.failure.kind);
    if (next && !isRefused) await this.#store.write("token", next);
    return result;
  }

  /**
   * Puts what is missing of a cart into this one: a guest's after the sign-in, where the backend didn't move it; that of
   * an order that wasn't paid, or of another session of this browser. A fault leaves it to the next question.
   */
  async settleJoin(): Promise<CartLoss[]> {
    const guests = await this.#store.read("joining");
    if (!guests) return [];
    const joined = await this.#askOnce((token) => fetchCart(this.#client, token));
    if (!joined.ok) return [];
    const losses = await joinCart(joined.value.cart, guests, (change) =>
      this.#askOnce((token) => sendCartChange(this.#client, change, token)),
    );
    if (!losses.ok) return [];
    await this.#store.forget("joining");
    if (losses.value.length > 0) await this.#store.write("restored", losses.value);
    return losses.value;
  }

  // All or nothing: after a fault the new session is given up with what is in it, and the next question begins anew.
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
      (change) => this.#askOnce((token) => sendCartChange(this.#client, change, token)),
      async () => void (draft && (await this.#askOnce((token) => sendAddress(this.#client, draft, token)))),
    );
    if (!losses.ok) {
      await this.#store.forget("token");
      return losses;
    }
    await this.#store.write("restored", losses.value);
    await this.#store.forget("isLost");
    return succeed(true);
  }

  // The backend takes any quantity of a line: what is too much goes back to what there is.
  async #holdToStock(
    change: CartChange,
    before: Cart | undefined,
    after: Cart,
  ): Promise<Pick<CartState, "cart" | "clamped"> | null> {
    const line = change.type === "set-quantity" && after.lines.find(({ key }) => key === change.key);
    const shortage = line && findShortage(line, after.lines);
    if (!line || !shortage) return null;
    const had = before?.lines.find(({ key }) => key === line.key)?.quantity ?? 1;
    // Of what has run out nothing more can be had; fewer, or none, is the shopper's to choose.
    const quantity = shortage.kind === "out" ? Math.min(had, line.quantity) : Math.max(1, shortage.left);
    if (quantity === line.quantity) return null;
    const back: CartChange = { type: "set-quantity", key: line.key, quantity };
    const { result } = await this.ask((token) => sendCartChange(this.#client, back, token));
    return { cart: result.ok ? result.value : after, clamped: { key: line.key, shortage } };
  }
}
