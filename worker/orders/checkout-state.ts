import * as home from "#country/rules";
import type { Places } from "../content/places";
import { sendAddress } from "../woocommerce/checkout/checkout-queries";
import type { BackendClient } from "../woocommerce/client";
import { fail, succeed, type Result } from "../../app/domain/values/result";
import { firstCountry, hasLocation, type Region, type Address } from "../../app/domain/checkout/address";
import { type CheckoutDraft, readOfficeLine } from "../../app/domain/checkout/checkout-draft";
import type { CheckoutValues } from "../../app/domain/checkout/checkout-form";
import { CARD_GATEWAY, type CardFieldsConfig } from "../../app/domain/checkout/payment";
import type { SessionCart } from "../cart/session-cart";
import type { SessionOrder } from "./place-order";
import type { SessionStore } from "../session/session-store";
import type { CartAndCustomer } from "../woocommerce/checkout/cart-queries";
import type { Delivery } from "../../app/services/delivery";
import type { Viewer } from "../../app/domain/account/account";
import type { CheckoutState } from "../../app/services/shopper";
import { MUTATION_TIMEOUT_MS } from "../../app/config/limits";

/**
 * The initial checkout form, from the addresses that the backend knows. The default country is the shop's own if it sells there;
 * a customer's name and email come from their account if the address has none.
 */
export function firstDraft(
  { billing, shipping, gateways, cart }: CartAndCustomer,
  countries: string[],
  viewer: Viewer | null,
): CheckoutDraft {
  const country = firstCountry(countries);
  const hasTwo = isComplete(shipping) && isComplete(billing) && !isSameAddress(shipping, billing);
  // A cart of virtual goods keeps both addresses, because goods that must be shipped may be added later.
  const isElsewhere = viewer !== null && hasTwo && (cart.canShipElsewhere || !cart.needsShipping);
  const destination = isElsewhere ? shipping : billing;
  return {
    billing: { ...nameAfter(billing, viewer), country: billing.country || country },
    shipping: { ...shipping, country: shipping.country || country },
    shipToDifferentAddress: isElsewhere,
    // Card payment needs scripts, so it is never preselected.
    paymentMethod: gateways.find(({ id }) => id !== CARD_GATEWAY)?.id ?? "",
    customerNote: "",
    office: destination.country === home.code ? readOfficeLine(destination.address1) : null,
  };
}

function nameAfter(billing: Address, viewer: Viewer | null): Address {
  if (!viewer) return billing;
  const isNamed = billing.firstName !== "" || billing.lastName !== "";
  const { firstName, lastName } = isNamed ? billing : viewer;
  return { ...billing, firstName, lastName, email: billing.email || viewer.email };
}

function isComplete({ city, address1 }: Address): boolean {
  return city !== "" && address1 !== "";
}

function isSameAddress(one: Address, other: Address): boolean {
  const keyOf = ({ country, state, city, postcode, address1, address2 }: Address) =>
    JSON.stringify([country, state, city, postcode, address1, address2]);
  return keyOf(one) === keyOf(other);
}

interface Session {
  store: SessionStore;
  cart: SessionCart;
  order: SessionOrder;
}

/** The places that the shop delivers to: countries, regions and couriers with offices. */
export type CheckoutPlaces = Places & Pick<Delivery, "listCouriers">;

/** One shopper's checkout, up to placing the order. */
export class SessionCheckout {
  readonly #client: BackendClient;
  readonly #session: Session;
  readonly #places: CheckoutPlaces;
  readonly #card: CardFieldsConfig | null;

  constructor(client: BackendClient, session: Session, places: CheckoutPlaces, card: CardFieldsConfig | null = null) {
    this.#client = client;
    this.#session = session;
    this.#places = places;
    this.#card = card;
  }

  /** `limit`: how long WooCommerce may take, in ms; undefined: as for other reads. */
  async read(now: number, limit?: number): Promise<Result<CheckoutState>> {
    const { store, cart, order } = this.#session;
    const [read, countries, couriers] = await Promise.all([
      cart.read(limit),
      this.#places.listCountries(),
      this.#places.listCouriers(),
    ]);
    if (!read.ok) return read;
    if (!countries.ok) return countries;
    if (read.value.cart.isEmpty) await order.settle(now);
    else if (!this.#client.takesOrders()) return fail({ kind: "orders-closed" });
    const viewer = await store.readViewer();
    const saved = await store.read("draft");
    const draft = saved ?? firstDraft(read.value, countries.value, viewer);
    // A customer's backend session is shared by all their browsers, so its rates may be for another address.
    if (!saved && viewer && !read.value.cart.isEmpty && hasLocation(draft.billing))
      return this.#sendInitialAddress(draft, now);
    const regions = await this.#readRegions(draft);
    const checkoutId = await this.readCheckoutId();
    // Without Stripe keys, the backend's card gateway could only create failed orders.
    const gateways = read.value.gateways.filter(({ id }) => this.#card !== null || id !== CARD_GATEWAY);
    const card = gateways.some(({ id }) => id === CARD_GATEWAY) ? this.#card : null;
    await store.write("gateways", gateways);
    const [typed, couponEmail] = [await store.read("typed"), await store.read("couponEmail")];
    const { cart: lines } = read.value;
    const form = { checkoutId, draft, typed, couponEmail };
    const known = { ...form, cart: lines, gateways, countries: countries.value, regions, couriers, card };
    const customer = viewer && { name: viewer.name, email: viewer.email };
    return succeed({ ...known, customer, ...(lines.isEmpty && { placed: await store.readNewestPlaced() }) });
  }

  async update(draft: CheckoutDraft, now: number): Promise<Result<CheckoutState>> {
    const { store, cart } = this.#session;
    await store.write("draft", draft);
    const { result } = await cart.send((token) => sendAddress(this.#client, draft, token));
    // WooCommerce asks the courier for the new price only now.
    return result.ok ? this.read(now, MUTATION_TIMEOUT_MS) : result;
  }

  // If the backend refuses the account's address, the shopper corrects it in the form.
  async #sendInitialAddress(draft: CheckoutDraft, now: number): Promise<Result<CheckoutState>> {
    const updated = await this.update(draft, now);
    if (!updated.ok && updated.failure.kind === "refused") return this.read(now);
    if (!updated.ok) await this.#session.store.forget("draft");
    return updated;
  }

  /** Saves the typed form, unless its checkout has been ordered meanwhile. */
  async saveForm(checkoutId: string, typed: Partial<CheckoutValues>): Promise<void> {
    const { store } = this.#session;
    if (checkoutId === (await store.read("checkoutId"))) await store.write("typed", typed);
  }

  /** The id of the current checkout, created on first use; the same until the checkout is ordered. */
  async readCheckoutId(): Promise<string> {
    const { store } = this.#session;
    const known = await store.read("checkoutId");
    if (known) return known;
    const id = crypto.randomUUID();
    await store.write("checkoutId", id);
    return id;
  }

  // Regions are optional: the form works without them.
  async #readRegions(draft: CheckoutDraft): Promise<Record<string, Region[]>> {
    const countries = [...new Set([draft.billing.country, draft.shipping.country, home.code])].filter(Boolean);
    const lists = countries.map(async (country) => {
      const regions = await this.#places.listRegions(country);
      return [country, regions.ok ? regions.value : []] as const;
    });
    return Object.fromEntries(await Promise.all(lists));
  }
}
