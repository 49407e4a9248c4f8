import type { CheckoutDraft } from "../../app/domain/checkout/checkout-draft";
import type { Cart, PaymentGateway, CartLoss, PlacedOrder } from "../../app/domain/cart/cart";
import { filledParts, withoutAddresses, type CheckoutValues } from "../../app/domain/checkout/checkout-form";
import { statedChoice } from "../../app/domain/checkout/stated-choice";
import type { DeliveryChoice } from "../../app/domain/delivery/delivery-choice";
import { isSameEmail } from "../../app/domain/checkout/coupon-email";
import type { ReceivedOrder } from "../../app/domain/orders/order";
import type { Viewer } from "../../app/domain/account/account";
import { createRandomToken } from "./session-cookie";
import { combineCarts } from "./combine-carts";
import type { Refused } from "./session-rpc";

/** The named values of a session; its orders are stored separately, by id. */
interface SessionData {
  token: string;
  cart: Cart;
  draft: CheckoutDraft;
  /** The shipping rate that the shopper chose last: WooCommerce chooses one itself. */
  chosenRate: string;
  /** The checkout form as last typed; never with a password. */
  typed: Partial<CheckoutValues>;
  /** The email for which a guest has applied a code that is bound to it. */
  couponEmail: string;
  checkoutId: string;
  /** The checkout that was handed over to WooCommerce's own, until its order is known here. */
  transferred: string;
  /** The checkout of the last order, until its page is shown or the cart changes: a returning shopper is sent there. */
  lastPlaced: string;
  /** The backend's session was lost, and restoring `cart` was interrupted by a fault. */
  isLost: boolean;
  /** The cart was restored except for these losses, and no page has reported it yet. */
  restored: CartLoss[];
  /** The payment gateways as last offered; order pages show their descriptions. */
  gateways: PaymentGateway[];
  /** The key that cookies must contain besides the session's id after a sign-in (docs/decisions/0035). */
  key: string;
  /** When a sign-in or sign-out last changed the key. */
  keyChangedAt: number;
  auth: StoredAuth;
  viewer: Viewer;
  /** A cart to merge into this one: a guest's after the sign-in, or that of an unpaid order. */
  cartToMerge: Cart;
  /** The session was signed out: no cookie opens it, not even one from before the sign-in. */
  isEnded: boolean;
  providerSignIn: { state: string; provider: string; returnTo: string; startedAt: number };
}

const DAY_MS = 86_400_000;

/** The session's orders and other personal data are deleted this long after the last visit. */
const LIFETIME_MS = 30 * DAY_MS;

/** How long a customer stays signed in without a visit; the backend's refresh tokens last as long. */
const SIGNED_IN_MS = 365 * DAY_MS;

/** How long requests and responses from before a sign-in or sign-out may still be in flight. */
const SUPERSEDED_MS = 60_000;

/** The values that stay when a customer's session expires: the sign-in. */
const CUSTOMERS = ["key", "auth", "signedInUntil"];

/** Durable Object storage deletes at most 128 keys per call. */
const DELETE_BATCH = 128;

/** Typed access to the storage of one shopper's Durable Object. */
export class SessionStore {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  read<K extends keyof SessionData>(key: K): Promise<SessionData[K] | undefined> {
    return this.#storage.get<SessionData[K]>(key);
  }

  async write<K extends keyof SessionData>(key: K, value: SessionData[K]): Promise<void> {
    await this.#storage.put(key, value);
  }

  async forget(...keys: (keyof SessionData)[]): Promise<void> {
    await this.#storage.delete(keys);
  }

  /** Why a cookie with this key doesn't open the session; null: it does. */
  async findRefusal(key: string, now: number): Promise<Refused | null> {
    if (((await this.read("key")) ?? "") === key) return null;
    const changedAt = (await this.read("keyChangedAt")) ?? 0;
    return { refused: now - changedAt < SUPERSEDED_MS ? "superseded" : "unknown" };
  }

  readOrder(databaseId: number): Promise<ReceivedOrder | undefined> {
    return this.#storage.get<ReceivedOrder>(`order:${databaseId}`);
  }

  /** The order that a page's URL names; null: it isn't one of this session's, or the URL's key isn't the order's. */
  async findOrder(databaseId: number, orderKey: string): Promise<ReceivedOrder | null> {
    const order = await this.readOrder(databaseId);
    return order?.orderKey === orderKey ? order : null;
  }

  async writeOrder(order: ReceivedOrder): Promise<void> {
    await this.#storage.put(`order:${order.databaseId}`, order);
  }

  /** Makes the lines of an unpaid order available for merging into the cart, once (SessionCart.mergePendingCart). */
  async returnOrdered(databaseId: number): Promise<void> {
    const name = `ordered:${databaseId}`;
    await this.#storage.transaction(async (storage) => {
      const cart = await storage.get<Cart>(name);
      if (cart) await addCartToMerge(storage, cart);
      await storage.delete(name);
    });
  }

  readPlaced(checkoutId: string): Promise<PlacedOrder | undefined> {
    return this.#storage.get<PlacedOrder>(`placed:${checkoutId}`);
  }

  /** The newest order, until the cart changes again (SessionCart). An empty cart links to it, as it may be unseen. */
  async readNewestPlaced(): Promise<PlacedOrder | undefined> {
    const checkoutId = await this.read("lastPlaced");
    return checkoutId ? this.readPlaced(checkoutId) : undefined;
  }

  readPending(checkoutId: string): Promise<PendingCheckout | undefined> {
    return this.#storage.get<PendingCheckout>(`pending:${checkoutId}`);
  }

  async writePending(checkoutId: string, pending: PendingCheckout | null): Promise<void> {
    if (pending) await this.#storage.put(`pending:${checkoutId}`, pending);
    else await this.#storage.delete(`pending:${checkoutId}`);
  }

  /** Atomically writes the order and outcome and clears cart and form; the address stays for the next order, its note doesn't. */
  async writePlacedOrder(checkoutId: string, order: ReceivedOrder, placed: PlacedOrder): Promise<void> {
    await this.#storage.transaction(async (storage) => {
      await storage.put({
        [`placed:${checkoutId}`]: placed,
        [`order:${order.databaseId}`]: order,
        lastPlaced: checkoutId,
      });
      const cart = placed.redirect ? await storage.get<Cart>("cart") : undefined;
      if (cart) await storage.put(`ordered:${order.databaseId}`, cart);
      await storage.delete([
        `pending:${checkoutId}`,
        "checkoutId",
        "cart",
        "restored",
        "isLost",
        "typed",
        "couponEmail",
      ]);
      const draft = await storage.get<CheckoutDraft>("draft");
      if (draft) await storage.put("draft", { ...draft, customerNote: "" });
    });
  }

  /** The email for which a guest has applied a code, while the checkout's form has the same one; else null. */
  async readCouponEmail(): Promise<string | null> {
    const email = await this.read("couponEmail");
    return email && isSameEmail(email, (await this.read("typed"))?.["billing.email"]) ? email : null;
  }

  /** The choice that the courier's plugin needs to price the selected rate; null before the checkout has an address. */
  async readDeliveryChoice(): Promise<DeliveryChoice | null> {
    const draft = await this.read("draft");
    if (!draft) return null;
    const [cart, chosen] = [await this.read("cart"), await this.read("chosenRate")];
    const findRate = (wanted?: string | null) => cart?.shippingRates.find(({ id }) => id === wanted);
    return statedChoice(draft, findRate(chosen) ?? findRate(cart?.chosenRateId));
  }

  /** The signed-in customer, as far as stored; null: nobody. */
  async readViewer(): Promise<Viewer | null> {
    return (await this.read("auth")) ? ((await this.read("viewer")) ?? null) : null;
  }

  /** Whether a sign-in expired without a sign-out. */
  async hasExpired(): Promise<boolean> {
    return !(await this.read("auth")) && (await this.#storage.get("signedInUntil")) !== undefined;
  }

  /**
   * Signs a customer in: from now on only the new cookie opens the session, and their stored addresses replace what the guest
   * didn't type. Atomic, because tokens without the key would open the account to an earlier cookie.
   */
  async recordSignIn(viewer: Viewer, auth: StoredAuth, key: string, now: number): Promise<void> {
    await this.#storage.transaction(async (storage) => {
      const guests = await storage.get<Cart>("cart");
      const typed = filledParts((await storage.get<SessionData["typed"]>("typed")) ?? {});
      await storage.put({ viewer, auth, key, keyChangedAt: now, typed, signedInUntil: now + SIGNED_IN_MS });
      if (guests && !guests.isEmpty) await addCartToMerge(storage, guests);
      await storage.delete(["draft", "couponEmail"]);
    });
  }

  /** The next checkout starts from the account's addresses again. */
  async clearAddresses(): Promise<void> {
    const typed = await this.read("typed");
    if (typed) await this.write("typed", withoutAddresses(typed));
    await this.forget("draft");
  }

  /** After a sign-out: no cookie opens the session, and the alarm deletes it once no earlier request can arrive. */
  async end(now: number): Promise<void> {
    const key = createRandomToken();
    await this.#storage.put({ key, keyChangedAt: now, isEnded: true, endsAt: now + SUPERSEDED_MS });
    await this.#storage.delete("signedInUntil");
    await this.#setAlarm();
  }

  /** Extends the session's lifetime; written at most once a day. */
  async extendLife(now: number): Promise<void> {
    const end = await this.#storage.get<number>("endsAt");
    if (end !== undefined && end >= now + LIFETIME_MS - DAY_MS) return;
    if (await this.read("isEnded")) return;
    await this.#storage.put("endsAt", now + LIFETIME_MS);
    if (await this.read("auth")) await this.#storage.put("signedInUntil", now + SIGNED_IN_MS);
    await this.#setAlarm();
  }

  /** When open payments must be checked again; null: never. A Durable Object has only one alarm. */
  async schedulePaymentCheck(time: number | null): Promise<void> {
    if (time === null && (await this.#storage.get("wakesAt")) === undefined) return;
    if (time === null) await this.#storage.delete("wakesAt");
    else await this.#storage.put("wakesAt", time);
    await this.#setAlarm();
  }

  /** Whether the session's lifetime is over, rather than a payment due. */
  async isAtEnd(now: number): Promise<boolean> {
    for (const name of ["endsAt", "signedInUntil"]) {
      const end = await this.#storage.get<number>(name);
      if (end !== undefined) return end <= now;
    }
    return true;
  }

  /** Keeps a session whose lifetime is over until its payments are checked again. */
  async postponeEnd(): Promise<void> {
    const wakesAt = await this.#storage.get<number>("wakesAt");
    if (wakesAt !== undefined) await this.#storage.put("endsAt", wakesAt);
    await this.#setAlarm();
  }

  /** Deletes a session whose lifetime is over, except the sign-in of a customer who may still return. */
  async clear(now: number): Promise<void> {
    const until = (await this.#storage.get<number>("signedInUntil")) ?? 0;
    if (now >= until || !(await this.read("auth"))) {
      await this.#storage.deleteAlarm();
      return this.#storage.deleteAll();
    }
    const names = [...(await this.#storage.list()).keys()].filter((name) => !CUSTOMERS.includes(name));
    for (let at = 0; at < names.length; at += DELETE_BATCH)
      await this.#storage.delete(names.slice(at, at + DELETE_BATCH));
    await this.#setAlarm();
  }

  async #setAlarm(): Promise<void> {
    const times = await Promise.all(
      ["endsAt", "wakesAt", "signedInUntil"].map((key) => this.#storage.get<number>(key)),
    );
    const known = times.filter((time) => time !== undefined);
    if (known.length) await this.#storage.setAlarm(Math.min(...known));
  }
}

// Combines the carts, because a fault of the backend may have left an earlier one that is still to be merged.
async function addCartToMerge(storage: DurableObjectTransaction, cart: Cart): Promise<void> {
  await storage.put("cartToMerge", combineCarts(cart, await storage.get<Cart>("cartToMerge")));
}

export interface StoredAuth {
  token: string;
  refreshToken: string | null;
  /** By the shop's clock, Unix ms. */
  goodUntil: number;
}

/** A checkout that was sent and whose outcome is unknown. */
export interface PendingCheckout {
  sentAt: number;
  /** A card has paid for this checkout, so only its payment may place the order. */
  isPaid: boolean;
  /** The checkout includes a new account. */
  hasAccount: boolean;
}
