import {
  askCart,
  restoringChanges,
  sendCartChange,
  type CartAndCustomer,
  type SessionAnswer,
} from "../app/backend/cart-questions";
import type { BackendClient } from "../app/backend/client";
import { sendAddress } from "../app/backend/checkout-questions";
import { succeed, type Result } from "../app/backend/result";
import type { CartState } from "../app/context";
import type { CartChange } from "../app/shop/cart-change";
import type { Cart } from "../app/shop/cart";
import type { SessionStore } from "./session-store";

type Question<T> = (token: string | null) => Promise<SessionAnswer<T>>;

/** The cart of one shopper: every question carries the newest token, and a lost session is put back (design §3). */
export class SessionCart {
  readonly #client: BackendClient;
  readonly #store: SessionStore;

  constructor(client: BackendClient, store: SessionStore) {
    this.#client = client;
    this.#store = store;
  }

  /** Cart, customer and gateways; `restored` tells that the session had been lost. */
  async read(): Promise<Result<CartAndCustomer & { restored: boolean }>> {
    const { result } = await this.ask((token) => askCart(this.#client, token));
    if (!result.ok) return result;
    await this.#store.write("cart", result.value.cart);
    // A form without scripts leads to a page that reads anew: what it learnt must wait for that page.
    const restored = (await this.#store.read("restored")) ?? false;
    if (restored) await this.#store.forget("restored");
    return succeed({ ...result.value, restored });
  }

  /** The cart as it is: nothing is put back, for what is missing may have been ordered. */
  async peek(): Promise<Result<Cart>> {
    const result = await this.#askOnce((token) => askCart(this.#client, token));
    return result.ok ? succeed(result.value.cart) : result;
  }

  async change(change: CartChange): Promise<Result<CartState>> {
    const { result, restored } = await this.ask((token) => sendCartChange(this.#client, change, token));
    if (!result.ok) return result;
    await this.#store.write("cart", result.value);
    return succeed({ cart: result.value, restored });
  }

  /**
   * Asks in the shopper's name. A refused session didn't run the question, so after the cart has been put back into a
   * new one it is asked again, unless the shopper must look at the cart first (`once`).
   */
  async ask<T>(question: Question<T>, once = false): Promise<{ result: Result<T>; restored: boolean }> {
    const first = await this.#askOnce(question);
    if (first.ok || first.failure.kind !== "session-expired") return { result: first, restored: false };
    await this.#store.write("generation", ((await this.#store.read("generation")) ?? 0) + 1);
    await this.#store.forget("token");
    const restored = await this.#restore(await this.#store.read("cart"));
    return { result: once ? first : await this.#askOnce(question), restored };
  }

  async #askOnce<T>(question: Question<T>): Promise<Result<T>> {
    const { result, token: next } = await question((await this.#store.read("token")) ?? null);
    const isRefused = !result.ok && result.failure.kind === "session-expired";
    if (next && !isRefused) await this.#store.write("token", next);
    return result;
  }

  // What can't be put back (sold out meanwhile, a coupon that ended) is left out; the shopper sees the cart and a note.
  async #restore(lost: Cart | undefined): Promise<boolean> {
    if (!lost || lost.isEmpty) return false;
    const draft = await this.#store.read("draft");
    let isBack = false;
    for (const change of restoringChanges(lost)) {
      if (change.type === "choose-shipping" && draft)
        await this.#askOnce((token) => sendAddress(this.#client, draft, token));
      const result = await this.#askOnce((token) => sendCartChange(this.#client, change, token));
      isBack ||= result.ok;
    }
    if (isBack) await this.#store.write("restored", true);
    return isBack;
  }
}
