import { EMPTY_CART, type CartChange } from "../../app/domain/cart/cart";
import type { PaymentOutcome } from "../../app/domain/checkout/payment";
import { fail, succeed, type Failure, type Result } from "../../app/domain/values/result";
import { EMPTY_DRAFT } from "../../app/domain/checkout/checkout-draft";
import { completeRates } from "../../app/domain/checkout/office-rates";
import { toShopUrl } from "../http/demo-proxy";
import { callForResult, type SessionClient } from "../session/session-client";
import { sendReview } from "../woocommerce/catalog/reviews";
import type { Environment } from "../platform/environment";
import type { BackendClient } from "../woocommerce/client";
import { fetchPurchasable } from "../woocommerce/checkout/plugin-queries";
import type { CartState } from "../../app/domain/cart/cart-stock";
import { nameMethods, nameOrder } from "../woocommerce/checkout/method-names";
import { transferUrl } from "../woocommerce/checkout/transfer-queries";
import type { CheckoutState, OrderOutcome, Shopper } from "../../app/services/shopper";
import { currentRequest } from "../platform/request-context";
import { log } from "../../app/services/log";

/** Cart changes that set a state instead of adding to it, and so may be repeated. */
const IDEMPOTENT_CHANGES: readonly CartChange["type"][] = ["set-quantity", "empty", "choose-shipping"];

const NO_SESSION = (refusal: Failure = { kind: "session-expired" }) => fail(refusal);

/** `value` for a browser without a session; a failure if its session is unreachable or busy. */
const valueOrRefusal =
  <T>(value: T) =>
  (refusal?: Failure): Result<T> =>
    refusal ? fail(refusal) : succeed(value);

/** The shopper of a request. A session is created when something is added to the cart, never by reading. */
export function connectShopper(
  { sessionContext, call }: SessionClient,
  environment: Pick<Environment, "site" | "backendUrl" | "language">,
  openClient: () => BackendClient,
): Shopper {
  const { site, backendUrl } = environment;
  return {
    async readCart() {
      return completeCart(
        await call(
          (session, caller) => session.readCart(caller),
          valueOrRefusal({ cart: EMPTY_CART, restored: false }),
        ),
      );
    },
    async changeCart(change) {
      const isOnce = !IDEMPOTENT_CHANGES.includes(change.type);
      const creates = change.type === "add" ? "session" : undefined;
      return completeCart(
        await call((session, caller) => session.changeCart(caller, change), NO_SESSION, { isOnce, creates }),
      );
    },
    async readCheckout() {
      const read = await call((session, caller) => session.readCheckout(caller), valueOrRefusal(EMPTY_CHECKOUT));
      if (!read.ok && read.failure.kind === "orders-closed")
        log("orders-closed", { id: currentRequest()?.id }, "error");
      return completeCart(read);
    },
    storeForm: (...form) => callForResult(call, (session, caller) => session.storeForm(caller, ...form), undefined),
    async updateCheckout(draft) {
      return completeCart(await call((session, caller) => session.updateCheckout(caller, draft), NO_SESSION));
    },
    async placeOrder(form) {
      const { officeRates, officeOrStreetRates, freeRates } = site;
      const patterns = { officeRates, officeOrStreetRates, freeRates };
      const outcome = await call(
        (session, caller) => session.placeOrder(caller, form, patterns),
        (refusal): OrderOutcome =>
          refusal
            ? { kind: "unknown", state: null }
            : { kind: "failed", failure: { kind: "session-expired" }, state: null },
      );
      if (outcome.kind === "placed" || outcome.kind === "emptied") sessionContext.itemCount = 0;
      if (outcome.kind === "placed") {
        const { redirect } = outcome.order;
        return { ...outcome, order: { ...outcome.order, redirect: redirect && toShopUrl(redirect) } };
      }
      return "state" in outcome && outcome.state ? { ...outcome, state: complete(outcome.state) } : outcome;
    },
    async finishPayment(intentId) {
      const outcome = await call<PaymentOutcome>(
        (session, caller) => session.finishPayment(caller, intentId),
        (refusal) => ({ kind: refusal ? "processing" : "unknown" }),
      );
      if (outcome.kind === "placed") sessionContext.itemCount = 0;
      return outcome;
    },
    async findOrder(databaseId, orderKey) {
      const found = await callForResult(
        call,
        (session, caller) => session.findOrder(caller, databaseId, orderKey),
        null,
      );
      if (!found.ok || !found.value) return found;
      const { payUrl } = found.value;
      return succeed(nameOrder(payUrl ? { ...found.value, payUrl: toShopUrl(payUrl) } : found.value, environment));
    },
    cancelOrder: (databaseId, orderKey) =>
      call(
        (session, caller) => session.cancelOrder(caller, databaseId, orderKey),
        (refusal) => (refusal ? "failed" : "unknown"),
      ),
    async findTransferUrl(browser, productId) {
      if (browser === null) {
        // Without the plugin WordPress has no page at this URL.
        const asked = await fetchPurchasable(openClient(), []);
        if (!asked.ok) return fail(asked.failure.kind === "refused" ? { kind: "orders-closed" } : asked.failure);
        const product: Record<string, string> = productId === null ? {} : { product: String(productId) };
        return succeed(toShopUrl(transferUrl(backendUrl, product)));
      }
      const ticket = await call((session, caller) => session.startTransfer(caller, browser, productId), NO_SESSION, {
        creates: "session",
      });
      return ticket.ok ? succeed(toShopUrl(transferUrl(backendUrl, { ticket: ticket.value }))) : ticket;
    },
    async finishTransfer(databaseId, orderKey) {
      const placed = await callForResult(
        call,
        (session, caller) => session.finishTransfer(caller, databaseId, orderKey),
        null,
      );
      if (placed.ok && placed.value) sessionContext.itemCount = 0;
      return placed;
    },
    // A customer's review is written in their session, a guest's without a session, so that no cookie is set.
    async writeReview(draft) {
      const own = await call(
        (session, caller) => session.writeReview(caller, draft),
        (refusal) => (refusal ? fail(refusal) : null),
        { isOnce: true },
      );
      return own ?? (await sendReview(openClient(), draft, null)).result;
    },
  };

  function completeCart<T extends CartState | CheckoutState>(result: Result<T>): Result<T> {
    return result.ok ? succeed(complete(result.value)) : result;
  }

  /** The cart as a page needs it; notes its item count for the cookie, unless a running call may change the cart. */
  function complete<T extends CartState | CheckoutState>(state: T): T {
    const { cart } = state;
    if (!("isStored" in state)) sessionContext.itemCount = cart.itemCount;
    return nameMethods({ ...state, cart: completeRates(cart, site) }, environment);
  }
}

const EMPTY_CHECKOUT: CheckoutState = {
  checkoutId: "",
  cart: EMPTY_CART,
  gateways: [],
  countries: [],
  regions: {},
  couriers: [],
  draft: EMPTY_DRAFT,
  customer: null,
  card: null,
};
