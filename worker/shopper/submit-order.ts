import { CARD_GATEWAY } from "../../app/domain/checkout/payment";
import { checkCheckout, type CheckedForm } from "../../app/domain/checkout/check-checkout";
import {
  draftFromValues,
  hasAddress,
  valuesToStore,
  type CheckoutValues,
} from "../../app/domain/checkout/checkout-form";
import { findDeliveryRefusal } from "../../app/domain/checkout/delivery-refusal";
import { isDeliveryChanged } from "../../app/domain/checkout/stated-choice";
import { findTotalChange } from "../../app/domain/checkout/total-change";
import type { Cart } from "../../app/domain/cart/cart";
import { isAddressChanged, rulesOf, withoutUnused } from "../../app/domain/checkout/checkout-rules";
import { completeRates, type RatePatterns } from "../../app/domain/checkout/office-rates";
import { succeed, type Failure, type Result } from "../../app/domain/values/result";
import type { CheckoutState, OrderForm, OrderOutcome } from "../../app/services/shopper";
import { isAccountTaken } from "#strings/errors/refusals";
import { log } from "../../app/services/log";
import { currentRequest } from "../platform/request-context";
import { isOtherDelivery } from "../woocommerce/checkout/checkout-queries";
import { settleOffice } from "../delivery/settle-office";
import type { Offices } from "../delivery/offices";
import type { SessionCart } from "../cart/session-cart";
import type { SessionPayment } from "../payments/card-payment";
import type { SessionCheckout } from "../orders/checkout-state";
import type { PlaceOrderInput, SessionOrder } from "../orders/place-order";

interface SubmissionParts {
  checkout: Pick<SessionCheckout, "read" | "update" | "saveForm">;
  cart: Pick<SessionCart, "change" | "readStored">;
  offices: Pick<Offices, "listOffices" | "findOffice">;
  order: Pick<SessionOrder, "findEarlier" | "send">;
  /** null: no cards are accepted. */
  payment: Pick<SessionPayment, "findStarted" | "isClear" | "start"> | null;
  /** Counts an attempt to order, and may refuse it. */
  limit: <T>(checkoutId: string, work: () => Promise<Result<T>>) => Promise<Result<T>>;
}

/** One press of the order button, from the form to the order. Runs in the session's queue. */
export class OrderSubmission {
  readonly #parts: SubmissionParts;

  constructor(parts: SubmissionParts) {
    this.#parts = parts;
  }

  /**
   * `now`: a function, because the steps before the order may take a minute, and the time at which it is sent counts.
   */
  async submit(form: OrderForm, patterns: RatePatterns, now: () => number): Promise<OrderOutcome> {
    const { checkout, order, payment } = this.#parts;
    const { checkoutId, paymentMethod, seenTotal } = form.values;
    await checkout.saveForm(checkoutId, valuesToStore(form.values));
    const started = paymentMethod === CARD_GATEWAY ? await payment?.findStarted(checkoutId) : undefined;
    if (started) return { kind: "check", intentId: started };
    // The cart must not change while a paid order isn't placed.
    if (payment && !(await payment.isClear(now()))) return { kind: "unknown", state: null };
    const input = { checkoutId, draft: draftFromValues(form.values), total: Number.parseInt(seenTotal, 10) };
    const earlier = await order.findEarlier(input, now());
    if (earlier)
      return earlier.ok ? { kind: "placed", order: earlier.value } : this.#explain(earlier.failure, null, input, now);
    // The stored cart, which the page shows; checkout.read() replaces it.
    const seen = await this.#parts.cart.readStored();
    const read = await checkout.read(now());
    if (!read.ok) return refuse(read.failure, null, checkoutId);
    const state = withRates(read.value, patterns);
    if (state.cart.isEmpty)
      return state.placed ? { kind: "placed", order: state.placed } : { kind: "emptied", why: "none" };
    const values = withoutUnused(form.values, state);
    const problems = check(values, state, form).problems;
    if (Object.keys(problems).some((field) => field !== "rateId")) return { kind: "invalid", problems, state };
    const settled = await this.#settleDelivery(values, state, patterns, now);
    if (!settled.ok) return refuse(settled.failure, state, checkoutId);
    const checked = check(values, settled.value, form);
    if (hasProblems(checked)) return { kind: "invalid", problems: checked.problems, state: settled.value };
    const office = await settleOffice(this.#parts.offices, checked.values, settled.value);
    if (!office.ok) return refuse(office.failure, settled.value, checkoutId);
    if (hasProblems(office.value)) return { kind: "invalid", problems: office.value.problems, state: settled.value };
    return this.#order(office.value.values, settled.value, seen, form, now);
  }

  async #order(
    values: CheckoutValues,
    state: CheckoutState,
    seen: Cart | undefined,
    form: OrderForm,
    now: () => number,
  ): Promise<OrderOutcome> {
    const { order, payment, limit } = this.#parts;
    const { cart } = state;
    const { checkoutId, rateId } = values;
    if (cart.needsShipping && cart.shippingRates.find(({ id }) => id === rateId)?.cost === null)
      return { kind: "invalid", problems: { rateId: "no-price" }, state };
    if (values.seenTotal !== String(cart.total))
      return { kind: "changed", why: "total", state, change: findTotalChange(values.seenTotal, seen, cart) };
    const password = values.createAccount === "on" ? form.password : "";
    const input = { checkoutId, draft: draftFromValues(values), total: cart.total, password };
    if (payment && values.paymentMethod === CARD_GATEWAY && cart.total > 0) {
      const started = await limit(checkoutId, () => payment.start(input, cart, now()));
      if (!started.ok) return this.#explain(started.failure, state, input, now);
      return started.value.kind === "pay" ? { ...started.value, state } : started.value;
    }
    const placed = await limit(checkoutId, () => order.send(input, cart, now()));
    if (placed.ok) return { kind: "placed", order: placed.value };
    const { failure } = placed;
    if (password && failure.kind === "refused" && isAccountTaken(failure.message))
      return { kind: "invalid", problems: { "billing.email": "taken" }, state };
    return this.#explain(failure, state, input, now);
  }

  /**
   * Rates and totals for this form's address and rate, usually already known. Recalculated for customers: their WooCommerce
   * session spans browsers, and another browser may have set another address.
   */
  async #settleDelivery(
    values: CheckoutValues,
    state: CheckoutState,
    patterns: RatePatterns,
    now: () => number,
  ): Promise<Result<CheckoutState>> {
    const isSame = !isAddressChanged(values, state) && !isDeliveryChanged(values, state);
    const isKnown = !hasAddress(values) || (!state.customer && isSame);
    const updated = isKnown ? succeed(state) : await this.#parts.checkout.update(draftFromValues(values), now());
    if (!updated.ok) return updated;
    const { rateId } = values;
    const { chosenRateId, shippingRates } = updated.value.cart;
    const isOffered = shippingRates.some((rate) => rate.id === rateId);
    if (rateId === chosenRateId || !isOffered) return succeed(withRates(updated.value, patterns));
    const chosen = await this.#parts.cart.change({ type: "choose-shipping", rateId });
    return chosen.ok ? succeed(withRates({ ...updated.value, cart: chosen.value.cart }, patterns)) : chosen;
  }

  /** Maps a failure to the reply for the shopper; `before`: the checkout as it was read for this attempt. */
  async #explain(
    failure: Failure,
    before: CheckoutState | null,
    { checkoutId, draft }: PlaceOrderInput,
    now: () => number,
  ): Promise<OrderOutcome> {
    if (/^(session-expired|too-many|orders-closed)$/.test(failure.kind)) return refuse(failure, before, checkoutId);
    logRefused(checkoutId, failure);
    // Another tab may have changed the cart, or WooCommerce removed what it refused: a used-up coupon, a deleted product.
    const read = await this.#parts.checkout.read(now());
    const left = read.ok && !read.value.cart.isEmpty ? read.value : null;
    // When the order is placed, the courier's price is fetched again.
    if (isOtherDelivery(failure) && left && before && left.cart.total !== before.cart.total) {
      const change = findTotalChange(String(before.cart.total), before.cart, left.cart);
      return { kind: "changed", why: "total", state: left, change };
    }
    const problems = failure.kind === "refused" && findDeliveryRefusal(failure.message, draft);
    switch (failure.kind) {
      case "refused":
        if (problems && left) return { kind: "invalid", problems, state: left };
        return { kind: "failed", failure, state: left ?? before };
      // Signed out meanwhile: continue as a guest.
      case "auth-expired":
        return left ? { kind: "failed", failure, state: left } : { kind: "unknown", state: before };
      case "invalid":
      case "unsettled":
        if (!read.ok) return { kind: "failed", failure: read.failure, state: before };
        if (!left) return { kind: "emptied", why: failure.kind === "unsettled" ? "unsettled" : "none" };
        return { kind: "changed", why: failure.kind === "unsettled" ? "unsettled" : "cart", state: left };
      default:
        if (!read.ok || left) return { kind: "unknown", state: left ?? before };
        // The page of an empty cart has no form to send again.
        return read.value.placed ? { kind: "placed", order: read.value.placed } : { kind: "emptied", why: "unsettled" };
    }
  }
}

function hasProblems({ problems }: CheckedForm): boolean {
  return Object.keys(problems).length > 0;
}

function check(values: CheckoutValues, state: CheckoutState, { password, settings }: OrderForm): CheckedForm {
  return checkCheckout(values, rulesOf(state, settings), password);
}

function withRates(state: CheckoutState, patterns: RatePatterns): CheckoutState {
  return { ...state, cart: completeRates(state.cart, patterns) };
}

function refuse(failure: Failure, state: CheckoutState | null, checkoutId: string): OrderOutcome {
  logRefused(checkoutId, failure);
  return { kind: "failed", failure, state };
}

/** Logs a refused order with the request's id; "backend-request-failed" has the backend's messages under that id. */
function logRefused(checkoutId: string, failure: Failure): void {
  const id = currentRequest()?.id;
  // `requestId` of a failure is the id of this request. Undefined values aren't logged.
  log("order-refused", { checkoutId, ...failure, requestId: undefined, id });
}
