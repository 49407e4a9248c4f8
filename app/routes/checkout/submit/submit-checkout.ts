import { href, redirect, redirectDocument, replace } from "react-router";
import type { Failure } from "../../../domain/values/result";
import type { Settings } from "../../../config/settings";
import { otherLanguagePath } from "../../../config/shop-path";
import type { Site } from "../../../config/site";
import type { TotalChange } from "../../../domain/checkout/total-change";
import { formatAmount } from "../../../domain/values/format-money";
import type { MinorUnits } from "../../../domain/values/money";
import { signInPath } from "../../../domain/account/sign-in-url";
import type { Cart } from "../../../domain/cart/cart";
import { withoutIncomplete, type FieldProblems } from "../../../domain/checkout/check-checkout";
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
import { CART } from "#strings/checkout/cart";
import { CHECKOUT } from "#strings/checkout/checkout";
import { failureText } from "#strings/errors/failures";
import type { CouponProblem } from "../../../components/cart/coupon-field";
import type { CheckoutState, Shopper } from "../../../services/shopper";
import { paymentPath, redirectToOrder } from "../card/order-url";
import * as paths from "#paths";

/** The checkout's reply, always with everything typed. */
export interface CheckoutReply {
  kind: "updated" | "invalid" | "changed" | "failed" | "pay";
  values: CheckoutValues;
  /** Current rates, totals and regions; null when unavailable. */
  state: CheckoutState | null;
  /** The cart alone, after selecting a shipping rate. */
  cart: Cart | null;
  problems: FieldProblems;
  /** The outcome for a discount code: null when it was applied or removed; undefined when none was sent. */
  coupon?: CouponProblem | null;
  /** The form-level error; "" for none. */
  message: string;
  /** With kind "pay": Stripe's client secret. */
  clientSecret?: string;
}

type Prices = Pick<Site, "currency" | "priceDisplay">;

type Coupon = { type: "apply-coupon" | "remove-coupon"; code: string };

interface Answered {
  reply: CheckoutReply;
  status: number;
}

/**
 * Handles the form's intent: `place` orders, `shipping` selects a rate, `keep` stores the values; `leave`, `offices`,
 * `sign-in` and a language redirect to another page; anything else applies or removes a code, if one was sent, and
 * refreshes rates and totals. Each but `place` stores the values first.
 */
export async function submitCheckout(
  form: FormData,
  shopper: Shopper,
  settings: Settings,
  prices: Prices,
): Promise<Response | Answered> {
  const typed = readCheckoutValues(form);
  const intent = readLine(form, "intent");
  if (intent === "place") return place(typed, readSecret(form, "password"), shopper, settings, prices);
  const saved = await shopper.storeForm(typed.checkoutId, valuesToStore(typed));
  if (!saved.ok) return failed(typed, null, saved.failure);
  const language = readLine(form, "language");
  if (language) return redirectDocument(otherLanguagePath(language, href(paths.checkout)), 303);
  if (intent === "keep") return { status: 200, reply: answer("updated", typed, null) };
  if (intent === "sign-in") return redirect(signInPath(href(paths.checkout)), 303);
  if (intent === "shipping") return chooseShipping(typed, shopper);
  if (intent === "leave") return continueAt(redirectDocument(href(paths.wordpressCheckout), 303), typed, shopper);
  if (intent === "offices") return continueAt(replace(href(paths.office), 303), typed, shopper);
  const coupon = readCoupon(form, intent);
  return coupon ? changeCoupon(coupon, typed, shopper) : update(typed, shopper);
}

const CHANGED = { cart: CHECKOUT.outdated, unsettled: CHECKOUT.unsettled };

/** The message that the total has changed, with both amounts. */
function describeChange({ before, now, delivery }: TotalChange, { currency, priceDisplay }: Prices): string {
  const format = (amount: MinorUnits) => formatAmount(amount, currency, priceDisplay).text;
  if (before === null) return CHECKOUT.totalChanged;
  if (!delivery) return CHECKOUT.totalChangedFrom(format(before), format(now));
  if (delivery.before === null) return CHECKOUT.deliveryPriced(format(delivery.now), format(now));
  return CHECKOUT.deliveryChanged(format(delivery.before), format(delivery.now), format(now));
}

async function place(
  values: CheckoutValues,
  entered: string,
  shopper: Shopper,
  settings: Settings,
  prices: Prices,
): Promise<Response | Answered> {
  const password = values.createAccount === "on" ? entered : "";
  const { hideBillingAddressForVirtualProducts } = settings;
  const outcome = await shopper.placeOrder({ values, password, settings: { hideBillingAddressForVirtualProducts } });
  switch (outcome.kind) {
    case "placed":
      return redirectToOrder(outcome.order);
    case "check":
      return replace(paymentPath(outcome.intentId), 303);
    case "emptied":
      return replace(`${href(paths.cart)}?order=${outcome.why}`, 303);
    case "pay":
      return { status: 200, reply: { ...answer("pay", values, outcome.state), clientSecret: outcome.clientSecret } };
    case "invalid":
      return { status: 422, reply: { ...answer("invalid", values, outcome.state), problems: outcome.problems } };
    case "changed": {
      const message = outcome.why === "total" ? describeChange(outcome.change, prices) : CHANGED[outcome.why];
      return { status: 422, reply: answer("changed", values, outcome.state, message) };
    }
    case "unknown":
      // The outcome is unknown. Sending the same form again finds out, and never orders twice.
      return { status: 503, reply: answer("failed", values, outcome.state, CHECKOUT.unknown) };
    case "failed":
      return failed(values, outcome.state, outcome.failure);
  }
}

/**
 * Enter in the code's field presses the form's default button, so `update` may come with a code, which is applied.
 */
function readCoupon(form: FormData, intent: string): Coupon | null {
  const removed = readLine(form, "removeCoupon");
  if (removed) return { type: "remove-coupon", code: removed };
  const code = readLine(form, "code");
  return code || intent === "apply-coupon" ? { type: "apply-coupon", code } : null;
}

async function changeCoupon({ type, code }: Coupon, values: CheckoutValues, shopper: Shopper): Promise<Answered> {
  const email = values["billing.email"];
  const isStated = type === "apply-coupon" && EMAIL.test(email) && email.length <= EMAIL_MAX;
  const isCode = code !== "" && code.length <= COUPON_CODE_MAX;
  const changed = isCode ? await shopper.changeCart({ type, code, ...(isStated && { email }) }) : null;
  const problem = changed && !changed.ok ? failureText(changed.failure, CART.couponRefused) : null;
  const message = isCode ? problem?.text : CART.couponMissing;
  const cart = changed?.ok ? changed.value.cart : null;
  // A code for free shipping selects the free rate.
  const free = cart?.shippingRates.find((rate) => rate.id === cart.chosenRateId && isFreeDelivery(rate));
  const updated = await update({ ...values, rateId: free?.id ?? values.rateId }, shopper);
  const status = message && updated.status === 200 ? (problem?.status ?? 422) : updated.status;
  return { status, reply: { ...updated.reply, coupon: message ? { message, typed: code } : null } };
}

async function update(values: CheckoutValues, shopper: Shopper): Promise<Answered> {
  const whole = withoutIncomplete(values);
  const updated = await (hasAddress(whole) ? shopper.updateCheckout(draftFromValues(whole)) : shopper.readCheckout());
  if (!updated.ok) return failed(values, null, updated.failure);
  const settled = await chooseRate(values, updated.value, shopper);
  return "reply" in settled ? settled : { status: 200, reply: answer("updated", values, settled.state) };
}

// Another page continues with this form's address and rate, and shows what the backend refuses.
async function continueAt(next: Response, values: CheckoutValues, shopper: Shopper): Promise<Response | Answered> {
  const updated = await update(values, shopper);
  return updated.status >= 500 ? updated : next;
}

async function chooseShipping(values: CheckoutValues, shopper: Shopper): Promise<Answered> {
  const chosen = await shopper.changeCart({ type: "choose-shipping", rateId: values.rateId });
  if (!chosen.ok) return failed(values, null, chosen.failure);
  return { status: 200, reply: { ...answer("updated", values, null), cart: chosen.value.cart } };
}

async function chooseRate(values: CheckoutValues, state: CheckoutState, shopper: Shopper) {
  const { rateId } = values;
  const { chosenRateId, shippingRates } = state.cart;
  if (rateId === chosenRateId || !shippingRates.some((rate) => rate.id === rateId)) return { state };
  const chosen = await shopper.changeCart({ type: "choose-shipping", rateId });
  return chosen.ok ? { state: { ...state, cart: chosen.value.cart } } : failed(values, state, chosen.failure);
}

function failed(values: CheckoutValues, state: CheckoutState | null, failure: Failure): Answered {
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
