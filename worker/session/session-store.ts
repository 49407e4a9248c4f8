import type { CheckoutDraft } from "../../app/domain/checkout/checkout-draft";
import type { Cart, PaymentGateway, CartLoss, PlacedOrder } from "../../app/domain/cart/cart";
import { filledParts, withoutAddresses, type CheckoutValues } from "../../app/domain/checkout/checkout-form";
import type { ReceivedOrder } from "../../app/domain/orders/order";
import type { Viewer } from "../../app/domain/account/account";
import { makeSecret } from "../platform/random-token";
import { clearStorage } from "./clear-storage";

/** What a session remembers by a name of its own; orders stand beside it, by their numbers. */
export interface Kept {
  token: string;
  cart: Cart;
  draft: CheckoutDraft;
  /** The checkout form as it was last typed; never with a password. */
  typed: Partial<CheckoutValues>;
  checkoutId: string;
  /** The checkout of the last order, until its page is shown or the cart changes: who comes back is led there. */
  lastPlaced: string;
  /** The session was lost and `cart` isn't back yet: a fault came in between. */
  isLost: boolean;
  /** The cart was put back, but for these, and no page has said so yet. */
  restored: CartLoss[];
  /** As they were offered last: what one says of itself stands on its orders' pages. */
  gateways: PaymentGateway[];
  /** How many sessions of the backend's were lost so far: what was sent in one can't be looked up in the next. */
  generation: number;
  /** What a cookie must carry beside the session's id, once somebody has signed in (docs/decisions/0035). */
  key: string;
  auth: StoredAuth;
  viewer: Viewer;
  /** A cart whose lines belong into this one: a guest's from before the sign-in, of an order that wasn't paid, of another session. */
  joining: Cart;
  /** Signed out of: no cookie opens it, not even one from before the sign-in. */
  isEnded: boolean;
  /** Into another session of the same browser. */
  moved: { into: string; at: number };
  /** It has orders or payments: it never moves, whatever is asked of it later. */
  staysPut: boolean;
  /** Sessions whose carts have come into this one, by the ids of their cookies; the newest last. */
  absorbed: string[];
  providerSignIn: { state: string; provider: string; returnTo: string; startedAt: number };
}

const DAY_MS = 86_400_000;

/** Orders and other personal data live no longer than this after the shopper's last visit. */
const LIFETIME_MS = 30 * DAY_MS;

/** A customer stays signed in for so long without a visit; the backend's refresh tokens live as long. */
const SIGNED_IN_MS = 365 * DAY_MS;

/** Whose orders and payments are found here, and nowhere else. */
const HISTORY = ["placed:", "order:", "pending:", "payment:"];

/** What one shopper's Durable Object remembers, with names and types. */
export class SessionStore {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  read<K extends keyof Kept>(key: K): Promise<Kept[K] | undefined> {
    return this.#storage.get<Kept[K]>(key);
  }

  async write<K extends keyof Kept>(key: K, value: Kept[K]): Promise<void> {
    await this.#storage.put(key, value);
  }

  /** All or nothing. */
  async writeAll(values: Partial<Kept>): Promise<void> {
    await this.#storage.put(values as Record<string, unknown>);
  }

  async forget(...keys: (keyof Kept)[]): Promise<void> {
    await this.#storage.delete(keys);
  }

  async readGeneration(): Promise<number> {
    return (await this.read("generation")) ?? 0;
  }

  readOrder(databaseId: number): Promise<ReceivedOrder | undefined> {
    return this.#storage.get<ReceivedOrder>(`order:${databaseId}`);
  }

  async writeOrder(order: ReceivedOrder): Promise<void> {
    await this.#storage.put(`order:${order.databaseId}`, order);
  }

  /** Puts the lines of an order that wasn't paid where they are given back from, once (SessionCart.settleJoin). */
  async returnOrdered(databaseId: number): Promise<void> {
    const name = `ordered:${databaseId}`;
    await this.#storage.transaction(async (storage) => {
      const cart = await storage.get<Cart>(name);
      if (cart) await storage.put("joining", cart);
      await storage.delete(name);
    });
  }

  /** null: placed, but its number is unknown. */
  readPlaced(checkoutId: string): Promise<PlacedOrder | null | undefined> {
    return this.#storage.get<PlacedOrder | null>(`placed:${checkoutId}`);
  }

  readPending(checkoutId: string): Promise<PendingCheckout | undefined> {
    return this.#storage.get<PendingCheckout>(`pending:${checkoutId}`);
  }

  async writePending(checkoutId: string, pending: PendingCheckout | null): Promise<void> {
    if (pending) await this.#storage.put(`pending:${checkoutId}`, pending);
    else await this.#storage.delete(`pending:${checkoutId}`);
  }

  /** Order, outcome and an emptied cart and form, all or nothing; the address stays for the next order, its note doesn't. */
  async writePlacedOrder(checkoutId: string, order: ReceivedOrder | null, placed: PlacedOrder | null): Promise<void> {
    await this.#storage.transaction(async (storage) => {
      const outcome = { [`placed:${checkoutId}`]: placed, lastPlaced: checkoutId };
      await storage.put(order ? { ...outcome, [`order:${order.databaseId}`]: order } : outcome);
      const cart = placed?.redirect ? await storage.get<Cart>("cart") : undefined;
      if (cart && order) await storage.put(`ordered:${order.databaseId}`, cart);
      await storage.delete([`pending:${checkoutId}`, "checkoutId", "cart", "restored", "isLost", "typed"]);
      const draft = await storage.get<CheckoutDraft>("draft");
      if (draft) await storage.put("draft", { ...draft, customerNote: "" });
    });
  }

  /** Who is signed in, as far as it is written down here; null: nobody. */
  async readViewer(): Promise<Viewer | null> {
    return (await this.read("auth")) ? ((await this.read("viewer")) ?? null) : null;
  }

  /** Whether a sign-in ended without a sign-out. */
  async hasExpired(): Promise<boolean> {
    return !(await this.read("auth")) && (await this.#storage.get("signedInUntil")) !== undefined;
  }

  /** Whether something was ordered or paid here, or may have been. */
  async hasHistory(): Promise<boolean> {
    const found = await Promise.all(HISTORY.map((prefix) => this.#storage.list({ prefix, limit: 1 })));
    return found.some(({ size }) => size > 0);
  }

  /**
   * A customer is in: from now on only their new cookie opens this, and what the guest didn't type gives way to what they
   * have. In one go: tokens without the key would open the account to a cookie from before.
   */
  async enter(viewer: Viewer, auth: StoredAuth, key: string, now: number): Promise<void> {
    await this.#storage.transaction(async (storage) => {
      const guests = await storage.get<Cart>("cart");
      const typed = filledParts((await storage.get<Kept["typed"]>("typed")) ?? {});
      await storage.put({ viewer, auth, key, typed, signedInUntil: now + SIGNED_IN_MS });
      if (guests && !guests.isEmpty) await storage.put("joining", guests);
      await storage.delete("draft");
    });
  }

  /** The checkout begins with the account's addresses again. */
  async forgetAddresses(): Promise<void> {
    const typed = await this.read("typed");
    if (typed) await this.write("typed", withoutAddresses(typed));
    await this.forget("draft");
  }

  /** Nobody's from now on: no cookie opens it, and the alarm clears it away. */
  async end(now: number): Promise<void> {
    await this.#storage.put({ key: makeSecret(), isEnded: true, endsAt: now });
    await this.#storage.delete("signedInUntil");
    await this.#setAlarm();
  }

  /** Puts the end of this session off; written at most once a day. */
  async extendLife(now: number): Promise<void> {
    const end = await this.#storage.get<number>("endsAt");
    if (end !== undefined && end >= now + LIFETIME_MS - DAY_MS) return;
    if ((await this.read("isEnded")) || (await this.read("moved"))) return;
    await this.#storage.put("endsAt", now + LIFETIME_MS);
    if (await this.read("auth")) await this.#storage.put("signedInUntil", now + SIGNED_IN_MS);
    await this.#setAlarm();
  }

  /** When open payments want to be looked at again; null: never. A Durable Object has one alarm for all. */
  async wakeAt(time: number | null): Promise<void> {
    if (time === null && (await this.#storage.get("wakesAt")) === undefined) return;
    if (time === null) await this.#storage.delete("wakesAt");
    else await this.#storage.put("wakesAt", time);
    await this.#setAlarm();
  }

  /** Whether the alarm rings for the end of the session, and not for its payments. */
  async isAtEnd(now: number): Promise<boolean> {
    for (const name of ["endsAt", "signedInUntil", "closedUntil"]) {
      const end = await this.#storage.get<number>(name);
      if (end !== undefined) return end <= now;
    }
    return true;
  }

  /** Keeps a session that would end now until its payments are looked at again. */
  async putOffEnd(): Promise<void> {
    const wakesAt = await this.#storage.get<number>("wakesAt");
    if (wakesAt !== undefined) await this.#storage.put("endsAt", wakesAt);
    await this.#setAlarm();
  }

  /** Clears away what nobody comes back for. */
  async clear(now: number): Promise<void> {
    if (await clearStorage(this.#storage, now)) await this.#setAlarm();
  }

  async #setAlarm(): Promise<void> {
    const times = await Promise.all(
      ["endsAt", "wakesAt", "signedInUntil", "closedUntil"].map((key) => this.#storage.get<number>(key)),
    );
    const known = times.filter((time) => time !== undefined);
    if (known.length) await this.#storage.setAlarm(Math.min(...known));
  }
}

export interface StoredAuth {
  token: string;
  refreshToken: string | null;
  /** By our clock, milliseconds since 1970. */
  goodUntil: number;
}

/** A checkout that was sent and whose outcome isn't known yet. */
export interface PendingCheckout {
  sentAt: number;
  /** The WordPress plugin ran then: the same id sent again gives the order that is there (docs/wordpress-plugin.md). */
  hasPlugin: boolean;
  /** Of the backend's session that it was sent in: in the next one an empty cart tells nothing. */
  generation: number;
  /** A card has paid for it: only its payment goes on with it. */
  isPaid: boolean;
  /** An account was to be made with it. */
  hasAccount: boolean;
}
