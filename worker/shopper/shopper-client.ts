import { EMPTY_CART } from "../woocommerce/checkout/cart";
import type { Site } from "../../app/config/site";
import { fail, succeed, type Failure, type Result } from "../../app/domain/values/result";
import { EMPTY_ADDRESS } from "../../app/domain/checkout/address";
import { withDestinations } from "../../app/domain/checkout/office-rates";
import { toShopAddress } from "../http/demo-proxy";
import { type SessionClient, orThrow } from "../session/session-client";
import type { SessionCalls } from "../session/session-rpc";
import { sendReview } from "../woocommerce/catalog/reviews";
import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import { openShopClient } from "../woocommerce/connection";
import type { CartState } from "../../app/domain/cart/cart-stock";
import type { CheckoutState, Shopper } from "../../app/services/shopper";

const NO_SESSION = (refusal: Failure = { kind: "session-expired" }) => fail(refusal);

/** What a browser without a session has; where it may have one that can't be asked, that is said instead. */
const nothing =
  <T>(value: T) =>
  (refusal?: Failure): Result<T> =>
    refusal ? fail(refusal) : succeed(value);

/** The shopper behind a request. A session is made at the first thing put into a cart, never by looking. */
export function connectShopper({ sessionContext, ask, callOrCreate }: SessionClient, site: Site): SessionCalls {
  return {
    async readCart() {
      return noteCart(await ask("readCart", [], nothing({ cart: EMPTY_CART, restored: false })));
    },
    async changeCart(change) {
      const send = change.type === "add" ? callOrCreate : ask;
      return noteCart(await send("changeCart", [change], NO_SESSION));
    },
    async readCheckout() {
      return noteCart(await ask("readCheckout", [], nothing(EMPTY_CHECKOUT)));
    },
    storeForm: (checkoutId, typed) => ask("storeForm", [checkoutId, typed], orThrow(undefined)),
    async updateCheckout(draft) {
      return noteCart(await ask("updateCheckout", [draft], NO_SESSION));
    },
    async placeOrder(checkoutId, draft, seen, password) {
      const placed = await ask("placeOrder", [checkoutId, draft, seen, password, sessionContext.address], NO_SESSION);
      if (placed.ok) sessionContext.itemCount = 0;
      if (!placed.ok || !placed.value?.redirect) return placed;
      return succeed({ ...placed.value, redirect: toShopAddress(placed.value.redirect) });
    },
    startPayment: (checkoutId, draft, seen, password) =>
      ask("startPayment", [checkoutId, draft, seen, password, sessionContext.address], NO_SESSION),
    async finishPayment(intentId) {
      const outcome = await ask("finishPayment", [intentId], (refusal) => ({
        kind: refusal ? ("processing" as const) : ("unknown" as const),
      }));
      if (outcome.kind === "placed") sessionContext.itemCount = 0;
      return outcome;
    },
    async findOrder(databaseId, orderKey) {
      const order = await ask("findOrder", [databaseId, orderKey], orThrow(null));
      return order?.payUrl ? { ...order, payUrl: toShopAddress(order.payUrl) } : order;
    },
    cancelOrder: (databaseId, orderKey) =>
      ask("cancelOrder", [databaseId, orderKey], (refusal) => (refusal ? "failed" : "unknown")),
    hasUnseenOrder: (checkoutId) => ask("hasUnseenOrder", [checkoutId], orThrow(false)),
  };

  function noteCart<T extends CartState | CheckoutState>(result: Result<T>): Result<T> {
    if (!result.ok) return result;
    const { cart } = result.value;
    sessionContext.itemCount = cart.itemCount;
    return succeed({ ...result.value, cart: { ...cart, shippingRates: withDestinations(cart.shippingRates, site) } });
  }
}

const EMPTY_CHECKOUT: CheckoutState = {
  checkoutId: "",
  cart: EMPTY_CART,
  gateways: [],
  countries: [],
  regions: {},
  draft: {
    billing: EMPTY_ADDRESS,
    shipping: EMPTY_ADDRESS,
    shipToDifferentAddress: false,
    paymentMethod: "",
    customerNote: "",
  },
  customer: null,
  card: null,
};

/** Writes a review: a customer's in his session, a guest's without one, so that nobody gets a cookie for it. */
export function createReviewWriter(
  { ask }: Pick<SessionClient, "ask">,
  bindings: Bindings,
  environment: Environment,
): Shopper["writeReview"] {
  return async (draft) => {
    const own = await ask("writeReview", [draft], (refusal) => (refusal ? fail(refusal) : null));
    if (own) return own;
    return (await sendReview(openShopClient(bindings, environment), draft, null)).result;
  };
}
