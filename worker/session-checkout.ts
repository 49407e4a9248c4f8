import { askCountries, askRegions, sendAddress } from "../app/backend/checkout-questions";
import type { CartAndCustomer } from "../app/backend/cart-questions";
import type { BackendClient } from "../app/backend/client";
import { succeed, type Result } from "../app/backend/result";
import type { CheckoutState } from "../app/context";
import type { Region } from "../app/shop/address";
import type { CheckoutDraft } from "../app/shop/checkout-draft";
import type { CheckoutValues } from "../app/shop/checkout-values";
import { CARD_GATEWAY, type CardOffer } from "../app/shop/payment";
import { OrderPages } from "./order-pages";
import type { SessionCart } from "./session-cart";
import type { SessionOrder } from "./session-order";
import type { SessionStore } from "./session-store";

const HOME_COUNTRY = "BG";

interface Session {
  store: SessionStore;
  cart: SessionCart;
  order: SessionOrder;
}

/** The checkout of one shopper, up to the button that binds. */
export class SessionCheckout {
  readonly #client: BackendClient;
  readonly #session: Session;
  readonly #card: CardOffer | null;

  constructor(client: BackendClient, session: Session, card: CardOffer | null = null) {
    this.#client = client;
    this.#session = session;
    this.#card = card;
  }

  async read(now: number): Promise<Result<CheckoutState>> {
    const { store, cart, order } = this.#session;
    const [read, countries] = await Promise.all([cart.read(), askCountries(this.#client)]);
    if (!read.ok) return read;
    if (!countries.ok) return countries;
    if (read.value.cart.isEmpty) await order.settle(now);
    const draft = (await store.read("draft")) ?? firstDraft(read.value, countries.value);
    const regions = await this.#readRegions(draft);
    const checkoutId = await this.#readCheckoutId();
    // Without keys the backend's card gateway could only make failed orders.
    const gateways = read.value.gateways.filter(({ id }) => this.#card !== null || id !== CARD_GATEWAY);
    const card = gateways.some(({ id }) => id === CARD_GATEWAY) ? this.#card : null;
    await store.write("gateways", gateways);
    const typed = await store.read("typed");
    const { cart: lines } = read.value;
    const known = { checkoutId, cart: lines, gateways, countries: countries.value, regions, draft, card, typed };
    return succeed({ ...known, ...(lines.isEmpty && { placed: await new OrderPages(store).readNewest() }) });
  }

  async update(draft: CheckoutDraft, now: number): Promise<Result<CheckoutState>> {
    const { store, cart } = this.#session;
    await store.write("draft", draft);
    const { result } = await cart.ask((token) => sendAddress(this.#client, draft, token));
    return result.ok ? this.read(now) : result;
  }

  /** Keeps what is typed, as long as it isn't of an order that was placed meanwhile. */
  async keep(checkoutId: string, typed: Partial<CheckoutValues>): Promise<void> {
    const { store } = this.#session;
    if (checkoutId === (await store.read("checkoutId"))) await store.write("typed", typed);
  }

  async #readCheckoutId(): Promise<string> {
    const { store } = this.#session;
    const known = await store.read("checkoutId");
    if (known) return known;
    const id = crypto.randomUUID();
    await store.write("checkoutId", id);
    return id;
  }

  // Without its regions a form still works: the backend's list is a help, not a need.
  async #readRegions(draft: CheckoutDraft): Promise<Record<string, Region[]>> {
    const countries = [...new Set([draft.billing.country, draft.shipping.country, HOME_COUNTRY])].filter(Boolean);
    const lists = await Promise.all(countries.map((country) => askRegions(this.#client, country)));
    return Object.fromEntries(countries.map((country, index) => [country, regionsOf(lists[index]!)]));
  }
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
