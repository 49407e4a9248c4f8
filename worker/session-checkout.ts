import {
  askCountries,
  askRegions,
  sendAddress,
  sendCheckout,
  type CheckoutAnswer,
  type CheckoutExtras,
  type ProvenPayment,
} from "../app/backend/checkout-questions";
import type { CartAndCustomer } from "../app/backend/cart-questions";
import type { BackendClient } from "../app/backend/client";
import { fail, succeed, type Failure, type Result } from "../app/backend/result";
import type { CheckoutState, PlacedOrder } from "../app/context";
import type { CheckoutDraft } from "../app/shop/checkout-draft";
import type { ReceivedOrder } from "../app/shop/order";
import { isAccountTaken } from "../app/strings/refusals";
import { usernameOf } from "../app/shop/password-rule";
import type { Region } from "../app/shop/address";
import { CARD_GATEWAY, type CardOffer } from "../app/shop/payment";
import type { SessionCart } from "./session-cart";
import type { PendingCheckout, SessionStore } from "./session-store";

const HOME_COUNTRY = "BG";
/** A backend that let us wait may still be placing the order: for so long it isn't asked again. */
const PENDING_MS = 60_000;

/** What an order is placed with beside its form. */
interface Placing {
  payment?: ProvenPayment | null;
  /** Of an account to be made with the order; "" for none. */
  password?: string;
}

/** The checkout of one shopper, from the first look to the one order. */
export class SessionCheckout {
  readonly #client: BackendClient;
  readonly #store: SessionStore;
  readonly #cart: SessionCart;
  /** By checkout, until a card has been charged. In memory alone: a password is stored nowhere. */
  readonly #passwords = new Map<string, string>();
  readonly #card: CardOffer | null;

  constructor(client: BackendClient, store: SessionStore, cart: SessionCart, card: CardOffer | null = null) {
    this.#client = client;
    this.#store = store;
    this.#cart = cart;
    this.#card = card;
  }

  async read(): Promise<Result<CheckoutState>> {
    const [cart, countries] = await Promise.all([this.#cart.read(), askCountries(this.#client)]);
    if (!cart.ok) return cart;
    if (!countries.ok) return countries;
    const draft = (await this.#store.read("draft")) ?? firstDraft(cart.value, countries.value);
    const regions = await this.#readRegions(draft);
    const checkoutId = await this.#readCheckoutId();
    // Without keys the backend's card gateway could only make failed orders.
    const gateways = cart.value.gateways.filter(({ id }) => this.#card !== null || id !== CARD_GATEWAY);
    const card = gateways.some(({ id }) => id === CARD_GATEWAY) ? this.#card : null;
    await this.#store.write("gateways", gateways);
    const typed = await this.#store.read("typed");
    const { cart: lines } = cart.value;
    return succeed({ checkoutId, cart: lines, gateways, countries: countries.value, regions, draft, card, typed });
  }

  async update(draft: CheckoutDraft): Promise<Result<CheckoutState>> {
    await this.#store.write("draft", draft);
    const { result } = await this.#cart.ask((token) => sendAddress(this.#client, draft, token));
    return result.ok ? this.read() : result;
  }

  /** Keeps the password of an account that a checkout is to make once it is paid. */
  holdPassword(checkoutId: string, password: string): void {
    if (password) this.#passwords.set(checkoutId, password);
    else this.#passwords.delete(checkoutId);
  }

  /**
   * Places the order of `checkoutId` once: a repeated call gives the order that was placed (design §5).
   * Written down before it is sent, so that an answer that never came is found out and not simply sent again.
   * The password of an account to be made isn't written down anywhere.
   */
  async place(
    checkoutId: string,
    draft: CheckoutDraft,
    now: number,
    { payment = null, password = "" }: Placing = {},
  ): Promise<Result<PlacedOrder>> {
    const placed = await this.#store.readPlaced(checkoutId);
    if (placed) return succeed(placed);
    if (checkoutId !== (await this.#store.read("checkoutId"))) return fail({ kind: "invalid", field: "checkoutId" });
    const pending = await this.#store.readPending(checkoutId);
    if (isInDoubt(pending, now) && !(await this.#isCartEmpty())) return fail({ kind: "timeout" });
    await this.#store.write("draft", draft);
    // Whoever finds this later doesn't know either whether the backend is still at it.
    await this.#store.writePending(checkoutId, { sentAt: now, timedOut: true });
    const held = password || this.#passwords.get(checkoutId);
    const account = held ? { username: usernameOf(draft.billing.email), password: held } : null;
    let result = await this.#sendOrFind(checkoutId, draft, { payment, account });
    // What is paid is ordered: an account can be made later.
    const isTaken = !result.ok && result.failure.kind === "refused" && isAccountTaken(result.failure.message);
    if (payment && account && isTaken) result = await this.#sendOrFind(checkoutId, draft, { payment });
    if (!result.ok) {
      const pending = { sentAt: now, timedOut: result.failure.kind === "timeout" };
      await this.#store.writePending(checkoutId, isUnknown(result.failure) ? pending : null);
      return result;
    }
    const { order, redirect } = result.value;
    const outcome = { databaseId: order.databaseId, orderKey: order.orderKey, redirect };
    const known = { payAddress: redirect, hasNewAccount: account !== null && !isTaken };
    await this.#store.writePlacedOrder(checkoutId, await this.#describe({ ...order, ...known }, draft), outcome);
    return succeed(outcome);
  }

  // An emptied cart means that the order exists: asking again with the same id fetches it, where the plugin runs.
  async #sendOrFind(checkoutId: string, draft: CheckoutDraft, extras: CheckoutExtras): Promise<Result<CheckoutAnswer>> {
    const send = () => this.#cart.ask((token) => sendCheckout(this.#client, checkoutId, draft, token, extras), true);
    const { result } = await send();
    if (result.ok || !isUnknown(result.failure) || !(await this.#isCartEmpty())) return result;
    const found = await send();
    return found.result.ok ? found.result : result;
  }

  // What the backend's answer may lack and the order's page should say.
  async #describe(order: ReceivedOrder, draft: CheckoutDraft): Promise<ReceivedOrder> {
    const gateways = (await this.#store.read("gateways")) ?? [];
    const instructions = gateways.find(({ id }) => id === order.paymentMethod)?.description ?? "";
    const { invoice = null, office = null } = draft;
    return { ...order, instructions, invoice: order.invoice ?? invoice, office: order.office ?? office };
  }

  async #isCartEmpty(): Promise<boolean> {
    const cart = await this.#cart.read();
    return cart.ok && cart.value.cart.isEmpty;
  }

  async #readCheckoutId(): Promise<string> {
    const known = await this.#store.read("checkoutId");
    if (known) return known;
    const id = crypto.randomUUID();
    await this.#store.write("checkoutId", id);
    return id;
  }

  // Without its regions a form still works: the backend's list is a help, not a need.
  async #readRegions(draft: CheckoutDraft): Promise<Record<string, Region[]>> {
    const countries = [...new Set([draft.billing.country, draft.shipping.country, HOME_COUNTRY])].filter(Boolean);
    const lists = await Promise.all(countries.map((country) => askRegions(this.#client, country)));
    return Object.fromEntries(countries.map((country, index) => [country, regionsOf(lists[index]!)]));
  }
}

/** The backend may still be placing it. */
export function isInDoubt(pending: PendingCheckout | undefined, now: number): boolean {
  return pending !== undefined && pending.timedOut && now - pending.sentAt < PENDING_MS;
}

function isUnknown({ kind }: Failure): boolean {
  return kind === "timeout" || kind === "unreachable" || kind === "bad-answer" || kind === "too-large";
}

function regionsOf(result: Result<Region[]>): Region[] {
  return result.ok ? result.value : [];
}

// A shopper of a Bulgarian shop is in Bulgaria until he says otherwise, if the shop sells there.
function firstDraft({ billing, shipping, gateways }: CartAndCustomer, countries: string[]): CheckoutDraft {
  const country = countries.includes(HOME_COUNTRY) ? HOME_COUNTRY : (countries[0] ?? "");
  return {
    billing: { ...billing, country: billing.country || country },
    shipping: { ...shipping, country: shipping.country || country },
    shipToDifferentAddress: false,
    // A card needs scripts, and is never chosen for anybody.
    paymentMethod: gateways.find(({ id }) => id !== CARD_GATEWAY)?.id ?? "",
    customerNote: "",
  };
}
