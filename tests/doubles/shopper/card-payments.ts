import { fixedPlaces } from "./fixed-places";
import { EMPTY_ADDRESS } from "../../../app/domain/checkout/address";
import type { CheckoutDraft } from "../../../app/domain/checkout/checkout-draft";
import { PaymentStore } from "../../../worker/payments/payment-store";
import { SessionCart } from "../../../worker/cart/session-cart";
import { SessionCheckout } from "../../../worker/orders/checkout-state";
import { type PlaceOrderInput, SessionOrder } from "../../../worker/orders/place-order";
import { SessionPayment } from "../../../worker/payments/card-payment";
import { SessionStore } from "../../../worker/session/session-store";
import { openStripeAccount } from "../../../worker/payments/stripe";
import { StripeMock } from "../../stripe-mock/stripe-mock";
import {
  cartOf,
  makeStorage,
  scriptBackend,
  type ScriptedQuery,
  type ScriptedAnswer,
} from "../backend/scripted-backend";

const STRIPE_KEYS = {
  secretKey: "sk_test_a",
  publishableKey: "pk_test_b",
  webhookSecret: "whsec_c",
  apiUrl: null,
};
export const CARD_DRAFT: CheckoutDraft = {
  billing: { ...EMPTY_ADDRESS, firstName: "Мария", email: "m@example.bg", country: "BG" },
  shipping: EMPTY_ADDRESS,
  shipToDifferentAddress: false,
  paymentMethod: "stripe",
  customerNote: "",
};
const HEX = "ab".repeat(32);

interface BackendOrder {
  checkoutId: string;
  input: Record<string, unknown>;
}

export interface PaymentScenario {
  currency?: "BGN" | "EUR";
  /** Changes every cart response. */
  corruptCart?: (cart: ReturnType<typeof cartOf>) => object;
  /** The plugin's response to a lookup of an order, instead of the real one. */
  beforeSearch?: (query: ScriptedQuery) => ScriptedAnswer | undefined;
  /** Called before and after an order is placed; a returned value is the response instead. */
  beforeOrder?: (query: ScriptedQuery) => ScriptedAnswer | undefined;
  afterOrder?: (query: ScriptedQuery) => ScriptedAnswer | undefined;
}

/** One session that pays by card, over a backend and a fake Stripe; it can be killed at any step. */
export async function openPayingShop(scenario: PaymentScenario = {}) {
  const { currency = "BGN" } = scenario;
  const stripe = new StripeMock();
  const steps = { taken: 0, killedAt: Infinity, isDead: false };
  // Once killed, neither storage nor network is reached.
  const step = () => {
    steps.taken += 1;
    steps.isDead ||= steps.taken >= steps.killedAt;
    if (steps.isDead) throw new Error("killed");
  };
  const shop = { inCart: [7], orders: [] as BackendOrder[], token: "t1" };

  const answer = (query: ScriptedQuery) => {
    step();
    const answered = queryBackend(query);
    step();
    return answered;
  };
  const backend = scriptBackend(answer);
  function queryBackend(query: ScriptedQuery): ScriptedAnswer {
    if (query.token && query.token !== shop.token) return { error: "invalid_token: Expired token", token: "refused" };
    if (query.name === "getCart") {
      const gateways = ["cod", "stripe"].map((id) => ({ id, title: id, description: "" }));
      const cart = cartOf(...shop.inCart);
      const data = { cart: scenario.corruptCart?.(cart) ?? cart, customer: null, paymentGateways: { nodes: gateways } };
      return { data, token: shop.token };
    }
    if (query.name === "addToCart") {
      shop.inCart = [7];
      return { data: { addToCart: { cart: cartOf(7) } }, token: shop.token };
    }
    if (query.name !== "checkout") return { data: { updateCustomer: { customer: null } } };
    // A lookup: the plugin responds before any check of an order.
    const isSearch = JSON.stringify(query.variables).includes('"_checkout_find"');
    const instead = isSearch ? scenario.beforeSearch : scenario.beforeOrder;
    return instead?.(query) ?? placeOrder(query, isSearch);
  }
  function placeOrder(query: ScriptedQuery, isSearch: boolean): ScriptedAnswer {
    const input = query.variables.input as Record<string, unknown> & { metaData: { value: string }[] };
    const checkoutId = input.metaData[0]!.value;
    let index = shop.orders.findIndex((order) => order.checkoutId === checkoutId);
    if (index < 0 && isSearch) return { data: { checkout: null }, error: "storefront-checkout-unknown: no order" };
    if (index < 0) {
      if (!shop.inCart.length || !query.token) return { data: { checkout: null }, error: "Sorry, no session found." };
      index = shop.orders.push({ checkoutId, input }) - 1;
      shop.inCart = [];
    }
    const order = {
      databaseId: 1201 + index,
      orderNumber: String(1201 + index),
      orderKey: `wc_order_${index}`,
      status: "PROCESSING",
      needsPayment: false,
      total: "10",
      currency,
      paymentMethod: shop.orders[index]!.input.paymentMethod,
    };
    return scenario.afterOrder?.(query) ?? { data: { checkout: { result: "success", redirect: null, order } } };
  }

  /** What the backend does to a session after two days: its cart is deleted. */
  const loseSession = () => Object.assign(shop, { token: `${shop.token}x`, inCart: [] });
  const storage = makeStorage(step);
  const store = new SessionStore(storage);
  const payments = new PaymentStore(storage);
  const account = openStripeAccount(STRIPE_KEYS, async (input, init) => {
    step();
    const answer = await stripe.fetch(new Request(input as RequestInfo, init));
    step();
    return answer;
  });
  const cart = new SessionCart(backend.client, store);
  const order = new SessionOrder(backend.client, store, cart);
  const session = { store, cart, order };
  const checkout = new SessionCheckout(backend.client, session, fixedPlaces(["BG"]), {
    publishableKey: "pk_test_b",
    currency,
  });
  const identity = { session: HEX, shop: "https://shop.test", currency };
  const reopen = () => new SessionPayment(account, payments, session, identity);
  const read = await checkout.read(0);
  if (!read.ok) throw new Error("no checkout");
  const { checkoutId } = read.value;
  const payment = reopen();
  /** Starts a payment of the cart as it is. */
  const begin = async (input: PlaceOrderInput, now: number) => {
    const known = await cart.read();
    return known.ok ? payment.start(input, known.value.cart, now) : known;
  };
  return {
    begin,
    stripe,
    shop,
    loseSession,
    steps,
    store,
    payments,
    cart,
    checkout,
    order,
    checkoutId,
    payment,
    /** Restarts the process over the stored state. */
    revive(): SessionPayment {
      Object.assign(steps, { isDead: false, killedAt: Infinity });
      return reopen();
    },
    async start(password = ""): Promise<string> {
      const total = shop.inCart.length * 1000;
      const started = await begin({ checkoutId, draft: CARD_DRAFT, total, password }, 0);
      if (!started.ok) throw new Error(started.failure.kind);
      if (started.value.kind === "placed") throw new Error("placed");
      return started.value.intentId;
    },
    sent: () => backend.queries.filter(({ name }) => name === "checkout").length,
  };
}
