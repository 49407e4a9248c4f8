import { fixedPlaces } from "../shopper/fixed-places";
import { authorize, SessionTokens } from "../../../worker/session/session-tokens";
import { createBackendClient } from "../../../worker/woocommerce/client";
import type { CartChange } from "../../../app/domain/cart/cart";
import { DEMO_STOREFRONT_SECRET } from "../../../demo/plugin/storefront-plugin";
import { DemoShop } from "../../../demo/testing/demo-shop";
import { SessionAccount } from "../../../worker/account/session-account";
import { SessionCart } from "../../../worker/cart/session-cart";
import { SessionCheckout } from "../../../worker/orders/checkout-state";
import { SessionOrder } from "../../../worker/orders/place-order";
import type { FindShipments } from "../../../worker/orders/shipments";
import { fetchShipments } from "../../../worker/woocommerce/checkout/plugin-queries";
import { makeStore } from "./scripted-backend";

/**
 * One shopper's cart, account and checkout over the demo backend, in process; `shop.setUp` sets faults. `language`: of the
 * pages, if it isn't the main one.
 */
export function openDemoSession(
  shop = new DemoShop(),
  storefrontSecret = DEMO_STOREFRONT_SECRET,
  language: string | null = null,
) {
  const queries: string[] = [];
  const store = makeStore();
  const guest = createBackendClient({
    name: "shopper",
    url: "https://demo.shop.test/graphql",
    storefrontSecret,
    sessionFacts: store,
    language: () => language,
    pageLanguage: async () => language,
    onFailure: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input as RequestInfo, init);
      const body = await request.text();
      queries.push((JSON.parse(body) as { operationName: string }).operationName);
      return shop.fetch("/graphql", { method: "POST", headers: Object.fromEntries(request.headers), body });
    },
  });
  const clock = { now: Date.now() };
  const tokens = new SessionTokens(guest, store, () => clock.now);
  const customer = authorize(guest, tokens);
  const cart = new SessionCart(customer, store);
  const findShipments: FindShipments = async (placed) => {
    const found = await fetchShipments(guest, placed);
    return found.ok ? found.value : undefined;
  };
  const account = new SessionAccount({ guest, customer, tokens, store, cart, findShipments }, () => clock.now);
  const order = new SessionOrder(customer, store, cart);
  const checkout = new SessionCheckout(customer, { store, cart, order }, fixedPlaces(["BG", "GR"]));
  return { shop, store, cart, account, findShipments, tokens, clock, queries, order, checkout };
}

export function add(productId: number, quantity = 1, more: Partial<CartChange> = {}): CartChange {
  return { type: "add", productId, variationId: null, quantity, attributes: [], ...more } as CartChange;
}
