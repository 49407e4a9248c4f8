import { fetchCountries, fetchRegions, sendAddress } from "../woocommerce/checkout/checkout-queries";
import type { BackendClient } from "../woocommerce/client";
import { succeed, type Result } from "../../app/domain/values/result";
import type { Region, Address } from "../../app/domain/checkout/address";
import { type CheckoutDraft, readOfficeLine } from "../../app/domain/checkout/checkout-draft";
import type { CheckoutValues } from "../../app/domain/checkout/checkout-form";
import { CARD_GATEWAY, type CardOffer } from "../../app/domain/checkout/payment";
import { OrderPages } from "./placed-orders";
import type { SessionCart } from "../cart/session-cart";
import type { SessionOrder } from "./place-order";
import type { SessionStore } from "../session/session-store";
import type { CartAndCustomer } from "../woocommerce/checkout/cart-queries";
import type { Viewer } from "../../app/domain/account/account";
import type { CheckoutState } from "../../app/services/shopper";

const HOME_COUNTRY = "BG";

/**
 * What a checkout starts from: the addresses that the backend knows. A shopper of a Bulgarian shop is in Bulgaria until he
 * says otherwise, if the shop sells there; a customer has the name and e-mail of his account where his address has none.
 */
export function firstDraft(
  { billing, shipping, gateways, cart }: CartAndCustomer,
  countries: string[],
  viewer: Viewer | null,
): CheckoutDraft {
  const country = countries.includes(HOME_COUNTRY) ? HOME_COUNTRY : (countries[0] ?? "");
  const hasTwo = isWhole(shipping) && isWhole(billing) && !isSamePlace(shipping, billing);
  // Of virtual goods nothing is known yet: what comes into the cart later may go there.
  const isElsewhere = viewer !== null && hasTwo && (cart.canShipElsewhere || !cart.needsShipping);
  const destination = isElsewhere ? shipping : billing;
  return {
    billing: { ...nameAfter(billing, viewer), country: billing.country || country },
    shipping: { ...shipping, country: shipping.country || country },
    shipToDifferentAddress: isElsewhere,
    // A card needs scripts, and is never chosen for anybody.
    paymentMethod: gateways.find(({ id }) => id !== CARD_GATEWAY)?.id ?? "",
    customerNote: "",
    office: destination.country === HOME_COUNTRY ? readOfficeLine(destination.address1) : null,
  };
}

/** Whether an address says more than the backend's default place. */
function isPlaceKnown({ city, postcode }: Address): boolean {
  return city !== "" || postcode !== "";
}

function nameAfter(billing: Address, viewer: Viewer | null): Address {
  if (!viewer) return billing;
  const isNamed = billing.firstName !== "" || billing.lastName !== "";
  const { firstName, lastName } = isNamed ? billing : viewer;
  return { ...billing, firstName, lastName, email: billing.email || viewer.email };
}

function isWhole({ city, address1 }: Address): boolean {
  return city !== "" && address1 !== "";
}

function isSamePlace(one: Address, other: Address): boolean {
  const placeOf = ({ country, state, city, postcode, address1, address2 }: Address) =>
    JSON.stringify([country, state, city, postcode, address1, address2]);
  return placeOf(one) === placeOf(other);
}

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
    const [read, countries] = await Promise.all([cart.read(), fetchCountries(this.#client)]);
    if (!read.ok) return read;
    if (!countries.ok) return countries;
    if (read.value.cart.isEmpty) await order.settle(now);
    const viewer = await store.readViewer();
    const kept = await store.read("draft");
    const draft = kept ?? firstDraft(read.value, countries.value, viewer);
    // A customer's session is one for all his browsers: its rates may be of another place than his address.
    if (!kept && viewer && !read.value.cart.isEmpty && isPlaceKnown(draft.billing)) return this.#tellPlace(draft, now);
    const regions = await this.#readRegions(draft);
    const checkoutId = await this.#readCheckoutId();
    // Without keys the backend's card gateway could only make failed orders.
    const gateways = read.value.gateways.filter(({ id }) => this.#card !== null || id !== CARD_GATEWAY);
    const card = gateways.some(({ id }) => id === CARD_GATEWAY) ? this.#card : null;
    await store.write("gateways", gateways);
    const typed = await store.read("typed");
    const { cart: lines } = read.value;
    const known = { checkoutId, cart: lines, gateways, countries: countries.value, regions, draft, card, typed };
    const customer = viewer && { name: viewer.name, email: viewer.email };
    return succeed({ ...known, customer, ...(lines.isEmpty && { placed: await new OrderPages(store).readNewest() }) });
  }

  async update(draft: CheckoutDraft, now: number): Promise<Result<CheckoutState>> {
    const { store, cart } = this.#session;
    await store.write("draft", draft);
    const { result } = await cart.ask((token) => sendAddress(this.#client, draft, token));
    return result.ok ? this.read(now) : result;
  }

  // What the backend doesn't take of an account's address, the shopper puts right in the form.
  async #tellPlace(draft: CheckoutDraft, now: number): Promise<Result<CheckoutState>> {
    const told = await this.update(draft, now);
    if (!told.ok && told.failure.kind === "refused") return this.read(now);
    if (!told.ok) await this.#session.store.forget("draft");
    return told;
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
    const lists = await Promise.all(countries.map((country) => fetchRegions(this.#client, country)));
    return Object.fromEntries(countries.map((country, index) => [country, regionsOf(lists[index]!)]));
  }
}

function regionsOf(result: Result<Region[]>): Region[] {
  return result.ok ? result.value : [];
}
