import {
  askCountries,
  askRegions,
  sendAddress,
  sendCheckout,
  type CheckoutAnswer,
  type NewAccount,
} from "../app/backend/checkout-questions";
import type { CartAndCustomer } from "../app/backend/cart-questions";
import type { BackendClient } from "../app/backend/client";
import { fail, succeed, type Failure, type Result } from "../app/backend/result";
import type { CheckoutState, PlacedOrder } from "../app/context";
import type { CheckoutDraft } from "../app/shop/checkout-draft";
import type { ReceivedOrder } from "../app/shop/order";
import { usernameOf } from "../app/shop/password-rule";
import type { Region } from "../app/shop/address";
import type { SessionCart } from "./session-cart";
import type { SessionStore } from "./session-store";

const HOME_COUNTRY = "BG";
/** A backend that let us wait may still be placing the order: for so long it isn't asked again. */
const PENDING_MS = 60_000;

/** The checkout of one shopper, from the first look to the one order. */
export class SessionCheckout {
  readonly #client: BackendClient;
  readonly #store: SessionStore;
  readonly #cart: SessionCart;

  constructor(client: BackendClient, store: SessionStore, cart: SessionCart) {
    this.#client = client;
    this.#store = store;
    this.#cart = cart;
  }

  async read(): Promise<Result<CheckoutState>> {
    const [cart, countries] = await Promise.all([this.#cart.read(), askCountries(this.#client)]);
    if (!cart.ok) return cart;
    if (!countries.ok) return countries;
    const draft = (await this.#store.read("draft")) ?? firstDraft(cart.value, countries.value);
    const regions = await this.#readRegions(draft);
    const checkoutId = await this.#readCheckoutId();
    const { gateways } = cart.value;
    await this.#store.write("gateways", gateways);
    const typed = await this.#store.read("typed");
    return succeed({ checkoutId, cart: cart.value.cart, gateways, countries: countries.value, regions, draft, typed });
  }

  async update(draft: CheckoutDraft): Promise<Result<CheckoutState>> {
    await this.#store.write("draft", draft);
    const { result } = await this.#cart.ask((token) => sendAddress(this.#client, draft, token));
    return result.ok ? this.read() : result;
  }

  /**
   * Places the order of `checkoutId` once: a repeated call gives the order that was placed (design §5).
   * Written down before it is sent, so that an answer that never came is found out and not simply sent again.
   * The password of an account to be made isn't written down anywhere.
   */
  async place(checkoutId: string, draft: CheckoutDraft, now: number, password = ""): Promise<Result<PlacedOrder>> {
    const placed = await this.#store.readPlaced(checkoutId);
    if (placed) return succeed(placed);
    if (checkoutId !== (await this.#store.read("checkoutId"))) return fail({ kind: "invalid", field: "checkoutId" });
    const pending = await this.#store.readPending(checkoutId);
    if (pending?.timedOut && now - pending.sentAt < PENDING_MS && !(await this.#isCartEmpty()))
      return fail({ kind: "timeout" });
    await this.#store.write("draft", draft);
    await this.#store.writePending(checkoutId, { sentAt: now, timedOut: false });
    const account = password ? { username: usernameOf(draft.billing.email), password } : null;
    const result = await this.#sendOrFind(checkoutId, draft, account);
    if (!result.ok) {
      const pending = { sentAt: now, timedOut: result.failure.kind === "timeout" };
      await this.#store.writePending(checkoutId, isUnknown(result.failure) ? pending : null);
      return result;
    }
    const { order, redirect } = result.value;
    const outcome = { databaseId: order.databaseId, orderKey: order.orderKey, redirect };
    const known = { payAddress: redirect, hasNewAccount: account !== null };
    await this.#store.writePlacedOrder(checkoutId, await this.#describe({ ...order, ...known }, draft), outcome);
    return succeed(outcome);
  }

  // An emptied cart means that the order exists: asking again with the same id fetches it, where the plugin runs.
  async #sendOrFind(
    checkoutId: string,
    draft: CheckoutDraft,
    account: NewAccount | null,
  ): Promise<Result<CheckoutAnswer>> {
    const send = () => this.#cart.ask((token) => sendCheckout(this.#client, checkoutId, draft, token, account), true);
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
    paymentMethod: gateways[0]?.id ?? "",
    customerNote: "",
  };
}
