import type { Failure } from "../../../domain/values/result";
import type { Settings } from "../../../config/settings";
import { CARD_GATEWAY } from "../../../domain/checkout/payment";
import type { Cart, PlacedOrder } from "../../../domain/cart/cart";
import { checkCheckout, withoutIncomplete, type FieldProblems } from "../../../domain/checkout/check-checkout";
import {
  draftFromValues,
  hasAddress,
  valuesToStore,
  readCheckoutValues,
  type CheckoutValues,
} from "../../../domain/checkout/checkout-form";
import { isFreeDelivery } from "../../../domain/cart/free-shipping";
import { COUPON_CODE_MAX } from "../../../domain/cart/pending-coupon";
import { EMAIL, EMAIL_MAX } from "../../../domain/forms/email";
import { readLine, readSecret } from "../../../domain/forms/form-data";
import { CART } from "../../../strings/checkout/cart";
import { CHECKOUT } from "../../../strings/checkout/checkout";
import { failureText } from "../../../strings/errors/failures";
import { isAccountTaken } from "../../../strings/errors/refusals";
import type { CouponProblem } from "../../../components/cart/coupon-field";
import { isAddressChanged, rulesOf, withoutUnused } from "../checkout-rules";
import type { CheckoutState, Shopper } from "../../../services/shopper";

/** The checkout's reply, always with everything typed. */
export interface CheckoutReply {
  kind: "updated" | "invalid" | "changed" | "failed" | "pay";
  values: CheckoutValues;
  /** Current rates, totals and regions; null when unavailable. */
  state: CheckoutState | null;
  /** The cart alone, after selecting a shipping rate. */
  cart: Cart | null;
  problems: FieldProblems;
  /** What became of a code: null when it was applied or removed; undefined when none was sent. */
  coupon?: CouponProblem | null;
  /** The form-level error; "" for none. */
  message: string;
  /** With kind "pay": Stripe's client secret. */
  clientSecret?: string;
}

type Coupon = { type: "apply-coupon" | "remove-coupon"; code: string };

type Submitted =
  | { placed: PlacedOrder }
  /** The cart was emptied elsewhere: nothing was ordered, or the outcome is unknown. */
  | { emptied: "none" | "unsettled" }
  /** An earlier payment must be checked. */
  | { check: string }
  /** The form is stored until after the sign-in. */
  | { signIn: true }
  /** The form is stored; WooCommerce's own checkout takes over its address and rate. */
  | { leave: true }
  | { reply: CheckoutReply; status: number };

/**
 * Handles the form's intent: `place` orders, `shipping` selects a rate, `keep` stores the values, `leave` goes on to
 * WooCommerce's own checkout, anything else refreshes rates and totals, after a code was applied or removed.
 */
export async function submitCheckout(form: FormData, shopper: Shopper, settings: Settings): Promise<Submitted> {
  const typed = readCheckoutValues(form);
  const intent = readLine(form, "intent");
  const saved = await shopper.storeForm(typed.checkoutId, valuesToStore(typed));
  if (!saved.ok) return failed(typed, null, saved.failure);
  if (intent === "keep") return { status: 200, reply: answer("updated", typed, null) };
  if (intent === "sign-in") return { signIn: true };
  if (intent === "shipping") return chooseShipping(typed, shopper);
  if (intent === "leave") return leave(typed, shopper);
  if (intent !== "place") {
    const coupon = readCoupon(form, intent);
    return coupon ? changeCoupon(coupon, typed, shopper) : update(typed, shopper);
  }
  const read = await shopper.readCheckout();
  if (!read.ok) return failed(typed, null, read.failure);
  const values = withoutUnused(typed, read.value);
  const password = values.createAccount === "on" ? readSecret(form, "password") : "";
  // An empty cart means that this form was sent before: the same id returns the same order.
  if (read.value.cart.isEmpty) return place(values, read.value, shopper, password);
  const first = check(values, read.value, settings, password);
  const isOpen = Object.keys(first.problems).some((field) => field !== "rateId");
  if (isOpen) return invalid(values, read.value, first.problems);
  const settled = await settleDelivery(values, read.value, shopper);
  if ("reply" in settled) return settled;
  const { values: stored, problems } = check(values, settled.state, settings, password);
  if (Object.keys(problems).length) return invalid(values, settled.state, problems);
  return values.seenTotal === String(settled.state.cart.total)
    ? place(stored, settled.state, shopper, password)
    : changed(values, settled.state);
}

/** Enter in the code's field presses the form's default button, which refreshes; with scripts it applies the code. */
function readCoupon(form: FormData, intent: string): Coupon | null {
  const removed = readLine(form, "removeCoupon");
  if (removed) return { type: "remove-coupon", code: removed };
  const code = readLine(form, "code");
  return code || intent === "apply-coupon" ? { type: "apply-coupon", code } : null;
}

async function changeCoupon({ type, code }: Coupon, values: CheckoutValues, shopper: Shopper): Promise<Submitted> {
  const email = values["billing.email"];
  const isStated = type === "apply-coupon" && EMAIL.test(email) && email.length <= EMAIL_MAX;
  const isCode = code !== "" && code.length <= COUPON_CODE_MAX;
  const changed = isCode ? await shopper.changeCart({ type, code, ...(isStated && { email }) }) : null;
  const problem = changed && !changed.ok ? failureText(changed.failure, CART.couponRefused) : null;
  const message = isCode ? problem?.text : CART.couponMissing;
  const cart = changed?.ok ? changed.value.cart : null;
  // A code for free shipping has selected its rate.
  const free = cart?.shippingRates.find((rate) => rate.id === cart.chosenRateId && isFreeDelivery(rate));
  const updated = await update({ ...values, rateId: free?.id ?? values.rateId }, shopper);
  if (!("reply" in updated)) return updated;
  const status = message && updated.status === 200 ? (problem?.status ?? 422) : updated.status;
  return { status, reply: { ...updated.reply, coupon: message ? { message, typed: code } : null } };
}

async function update(values: CheckoutValues, shopper: Shopper): Promise<Submitted> {
  const whole = withoutIncomplete(values);
  const updated = await (hasAddress(whole) ? shopper.updateCheckout(draftFromValues(whole)) : shopper.readCheckout());
  if (!updated.ok) return failed(values, null, updated.failure);
  const settled = await chooseRate(values, updated.value, shopper);
  return "reply" in settled ? settled : { status: 200, reply: answer("updated", values, settled.state) };
}

// WooCommerce's checkout continues with this form's address and rate, and reports what the backend refuses.
async function leave(values: CheckoutValues, shopper: Shopper): Promise<Submitted> {
  const updated = await update(values, shopper);
  return "reply" in updated && updated.status >= 500 ? updated : { leave: true };
}

async function chooseShipping(values: CheckoutValues, shopper: Shopper): Promise<Submitted> {
  const chosen = await shopper.changeCart({ type: "choose-shipping", rateId: values.rateId });
  if (!chosen.ok) return failed(values, null, chosen.failure);
  return { status: 200, reply: { ...answer("updated", values, null), cart: chosen.value.cart } };
}

/**
 * Rates and totals for this form's address and rate, usually already known. Recalculated for customers: their session
 * spans browsers, and another one may have set another address.
 */
async function settleDelivery(values: CheckoutValues, state: CheckoutState, shopper: Shopper) {
  const isKnown = !hasAddress(values) || (!state.customer && !isAddressChanged(values, state));
  if (isKnown) return chooseRate(values, state, shopper);
  const updated = await shopper.updateCheckout(draftFromValues(values));
  return updated.ok ? chooseRate(values, updated.value, shopper) : failed(values, state, updated.failure);
}

async function chooseRate(values: CheckoutValues, state: CheckoutState, shopper: Shopper) {
  const { rateId } = values;
  const { chosenRateId, shippingRates } = state.cart;
  if (rateId === chosenRateId || !shippingRates.some((rate) => rate.id === rateId)) return { state };
  const chosen = await shopper.changeCart({ type: "choose-shipping", rateId });
  return chosen.ok ? { state: { ...state, cart: chosen.value.cart } } : failed(values, state, chosen.failure);
}

async function place(
  values: CheckoutValues,
  state: CheckoutState,
  shopper: Shopper,
  password: string,
): Promise<Submitted> {
  const draft = draftFromValues(values);
  const seen = Number.parseInt(values.seenTotal, 10);
  if (values.paymentMethod === CARD_GATEWAY && (state.cart.total > 0 || state.cart.isEmpty)) {
    const started = await shopper.startPayment(values.checkoutId, draft, seen, password);
    if (!started.ok) return notPlaced(values, state, shopper, started.failure);
    const { value } = started;
    if (value.kind === "check") return { check: value.intentId };
    if (value.kind === "placed") return { placed: value.order };
    return { status: 200, reply: { ...answer("pay", values, state), clientSecret: value.clientSecret } };
  }
  const placed = await shopper.placeOrder(values.checkoutId, draft, seen, password);
  if (placed.ok) return { placed: placed.value };
  const { failure } = placed;
  if (password && failure.kind === "refused" && isAccountTaken(failure.message))
    return invalid(values, state, { "billing.email": "taken" });
  return notPlaced(values, state, shopper, failure);
}

async function notPlaced(
  values: CheckoutValues,
  state: CheckoutState,
  shopper: Shopper,
  failure: Failure,
): Promise<Submitted> {
  if (failure.kind === "refused") {
    // WooCommerce may have removed what it refused: a used-up coupon, a deleted product.
    const left = await shopper.readCheckout();
    return failed(values, left.ok && !left.value.cart.isEmpty ? left.value : state, failure);
  }
  if (/^(session-expired|too-many|orders-closed)$/.test(failure.kind)) return failed(values, state, failure);
  if (failure.kind === "invalid" || failure.kind === "unsettled") {
    // Another tab has changed the cart, or this checkout is over: continue with the current state.
    const read = await shopper.readCheckout();
    if (!read.ok) return failed(values, state, read.failure);
    const isUnsettled = failure.kind === "unsettled";
    if (read.value.cart.isEmpty) return { emptied: isUnsettled ? "unsettled" : "none" };
    const message = isUnsettled ? CHECKOUT.unsettled : CHECKOUT.outdated;
    return { status: 422, reply: answer("changed", values, read.value, message) };
  }
  const left = await shopper.readCheckout();
  const isSignedOut = failure.kind === "auth-expired";
  // Signed out meanwhile: continue as a guest, unless the order was placed all the same.
  if (isSignedOut && left.ok && !left.value.cart.isEmpty) return failed(values, left.value, failure);
  // Most likely this order has emptied the cart, and the page of an empty one has no form to send again.
  if (!isSignedOut && left.ok && left.value.cart.isEmpty && !left.value.placed) return { emptied: "unsettled" };
  // Whether it was placed is unknown: sending the same form again finds out, and never orders twice.
  return { status: 503, reply: answer("failed", values, state, CHECKOUT.unknown) };
}

function check(
  values: CheckoutValues,
  state: CheckoutState,
  settings: Settings,
  password: string,
): { values: CheckoutValues; problems: FieldProblems } {
  const checked = checkCheckout(values, rulesOf(state, settings), password);
  return checked.ok ? { values: checked.values, problems: {} } : { values, problems: checked.problems };
}

function invalid(values: CheckoutValues, state: CheckoutState, problems: FieldProblems): Submitted {
  return { status: 422, reply: { ...answer("invalid", values, state), problems } };
}

function changed(values: CheckoutValues, state: CheckoutState): Submitted {
  return { status: 422, reply: answer("changed", values, state, CHECKOUT.totalChanged) };
}

function failed(
  values: CheckoutValues,
  state: CheckoutState | null,
  failure: Failure,
): { reply: CheckoutReply; status: number } {
  const { text, status } = failureText(failure);
  return { status, reply: answer("failed", values, state, text) };
}

function answer(
  kind: CheckoutReply["kind"],
  values: CheckoutValues,
  state: CheckoutState | null,
  message = "",
): CheckoutReply {
  return { kind, values, state, cart: null, problems: {}, message };
}
