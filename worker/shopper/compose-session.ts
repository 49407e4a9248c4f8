import { authorize, SessionTokens } from "../session/session-tokens";
import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import { currentRequest } from "../platform/request-context";
import { lazily } from "../platform/lazily";
import { openCatalogReader } from "../catalog/open-reader";
import { hasCapability } from "../catalog/store/row-reader";
import { openOffices } from "../delivery/offices";
import { openPlaces } from "../content/places";
import { RenderReport } from "../render/render-report";
import { limitOrders } from "./order-limit";
import { SessionOrders } from "../orders/placed-orders";
import { PaymentStore } from "../payments/payment-store";
import { SessionAccount } from "../account/session-account";
import { SessionCart } from "../cart/session-cart";
import { SessionCheckout } from "../orders/checkout-state";
import { openShipments } from "../orders/shipments";
import { SessionOrder } from "../orders/place-order";
import { SessionPayment } from "../payments/card-payment";
import { SessionStore } from "../session/session-store";
import { SessionTransfer } from "../orders/session-transfer";
import { openShopClient } from "../woocommerce/client";
import { openStripeAccount } from "../payments/stripe";

/** The parts of a shopper's session; `payment` is null where cards aren't accepted. */
export type SessionParts = ReturnType<typeof composeSession>;

/**
 * Composes a session over its storage; parts that few calls need are created on first use. `guest` has no tokens; all other
 * parts act as the signed-in customer.
 */
export function composeSession(state: DurableObjectState, env: Bindings, environment: Environment) {
  const { stripe, site, shopUrl } = environment;
  const store = new SessionStore(state.storage);
  const openReader = () => openCatalogReader(env, environment, new RenderReport());
  const readPageLanguage = async () => {
    const language = currentRequest()?.language ?? null;
    return language !== null && (await hasCapability(openReader, "textLanguages")) ? language : null;
  };
  const guest = openShopClient(env, environment, store, readPageLanguage);
  const tokens = new SessionTokens(guest, store);
  const customer = authorize(guest, tokens);
  const findShipments = openShipments(guest, openReader);
  const cart = new SessionCart(customer, store);
  const order = new SessionOrder(customer, store, cart);
  const session = { store, cart, order };
  const identity = { session: state.id.toString(), shop: shopUrl, currency: site.currency };
  const payments = lazily(() => new PaymentStore(state.storage));
  const account = lazily(() => new SessionAccount({ guest, customer, tokens, store, cart, findShipments }));
  const findOwn = (databaseId: number) => account.findOwnOrder(databaseId);
  const card = stripe && { publishableKey: stripe.publishableKey, currency: site.currency };
  const offices = openOffices(openReader);
  const places = { ...openPlaces(openReader), listCouriers: offices.listCouriers };
  const checkout = lazily(() => new SessionCheckout(customer, session, places, card));
  return {
    store,
    tokens,
    cart,
    order,
    orders: lazily(() => new SessionOrders(guest, { store, cart, findOwn, findShipments })),
    limitOrder: limitOrders(env.ABUSE_COUNTER, { store, payments }, identity.session),
    account,
    checkout,
    offices,
    transfer: lazily(() => new SessionTransfer({ client: customer, ...session, checkout })),
    payment: stripe && new SessionPayment(openStripeAccount(stripe), payments, session, identity),
  };
}

/** Run by the alarm: checks payments, and deletes an expired session unless a payment is unsettled. */
export async function handleAlarm(store: SessionStore, payment: SessionPayment | null, now: number): Promise<void> {
  const isSettled = payment ? await payment.resume(now) : true;
  if (!payment) await store.schedulePaymentCheck(null);
  if (!(await store.isAtEnd(now))) return;
  await (isSettled ? store.clear(now) : store.postponeEnd());
}
