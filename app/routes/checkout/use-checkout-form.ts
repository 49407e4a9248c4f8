import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from "react";
import { useShop } from "../../components/use-shop";
import { checkCheckout, type CheckedForm, type FormField } from "../../domain/checkout/check-checkout";
import { draftFromValues, initialValues, readCheckoutValues } from "../../domain/checkout/checkout-form";
import { joinCodes } from "../../domain/cart/cart";
import { readSecret } from "../../domain/forms/form-data";
import { focusFirst } from "../../components/ui/focus-field";
import { isAddressChanged, isCouponEmailChanged, rulesOf } from "../../domain/checkout/checkout-rules";
import { isDeliveryChanged } from "../../domain/checkout/stated-choice";
import type { CheckoutReply } from "./submit/submit-checkout";
import { useCheckoutRefresh } from "./use-checkout-refresh";
import { href, useFetcher } from "react-router";
import type { CheckoutState } from "../../services/shopper";
import * as paths from "#paths";

const PAUSE_MS = 500;

/** Stores what is typed in the session at each pause, so that a reload loses nothing. */
function useSavedForm(ref: RefObject<HTMLFormElement | null>) {
  const fetcher = useFetcher();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    schedule() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (!ref.current) return;
        const form = new FormData(ref.current);
        form.set("intent", "keep");
        form.delete("password");
        void fetcher.submit(form, { method: "post", action: href(paths.checkout), defaultShouldRevalidate: false });
      }, PAUSE_MS);
    },
    stop() {
      clearTimeout(timer.current);
    },
  };
}

export type CheckoutForm = ReturnType<typeof useCheckoutForm>;

/**
 * State of the checkout form in the browser: validates before sending, and keeps rates and totals in sync with the
 * address.
 */
export function useCheckoutForm(loaded: CheckoutState, reply: CheckoutReply | undefined) {
  const { settings } = useShop();
  const ref = useRef<HTMLFormElement>(null);
  const [values] = useState(() => reply?.values ?? initialValues(loaded));
  const [answered, setAnswered] = useState(reply);
  const [state, setState] = useState(reply?.state ?? loaded);
  const [checked, setChecked] = useState<CheckedForm>({ values, problems: reply?.problems ?? {} });
  const [firstWrong] = useState(() => Object.keys(checked.problems)[0]);
  const [message, setMessage] = useState(reply?.message ?? "");
  // Separate state, so that a late refresh doesn't clear the order's error.
  const [refreshMessage, setRefreshMessage] = useState("");
  const [couponProblem, setCouponProblem] = useState(reply?.coupon ?? null);
  const [pickedRateId, setPickedRateId] = useState<string | null>(values.rateId);

  const read = () => readCheckoutValues(new FormData(ref.current!));
  const applyState = (answer: CheckoutReply, sentRateId = pickedRateId) => {
    const cart = answer.state?.cart ?? answer.cart;
    // A code for free shipping selects the free rate, unless another one was picked while the code was sent.
    const hasOtherCodes = cart && joinCodes(cart.coupons) !== joinCodes(state.cart.coupons);
    if (hasOtherCodes && pickedRateId === sentRateId) setPickedRateId(null);
    setState((known) => answer.state ?? (cart ? { ...known, cart } : known));
  };
  const refresh = useCheckoutRefresh(ref, (answer, sentRateId) => {
    setRefreshMessage(answer.message);
    if (answer.coupon !== undefined) setCouponProblem(answer.coupon);
    // The address may have changed since the request: then the rates of this reply are those of another address.
    const requested = answer.state && { cart: answer.state.cart, draft: draftFromValues(answer.values) };
    const isOutdated = !!requested && isAddressChanged(read(), requested);
    if (!isOutdated) applyState(answer, sentRateId);
    return isOutdated;
  });
  const savedForm = useSavedForm(ref);

  const applyReply = (answer: CheckoutReply) => {
    setChecked(answer);
    applyState(answer);
    setMessage(answer.message);
  };

  if (reply && reply !== answered) {
    setAnswered(reply);
    applyReply(reply);
  }
  useEffect(() => {
    if (reply?.kind === "invalid") focusFirst(ref.current, reply.problems);
  }, [reply]);

  const check = () => {
    const form = new FormData(ref.current!);
    return checkCheckout(readCheckoutValues(form), rulesOf(state, settings), readSecret(form, "password"));
  };
  // Invalid fields are validated again while they are corrected; no new errors appear while typing.
  const recheck = () => {
    const wrong = Object.keys(checked.problems) as FormField[];
    if (!wrong.length) return;
    const { values: current, problems: left } = check();
    const rest = wrong.flatMap((field) => (left[field] ? [[field, left[field]]] : []));
    setChecked({ values: current, problems: Object.fromEntries(rest) });
  };
  const settle = () => {
    const current = read();
    const isChanged = isAddressChanged(current, state) || isDeliveryChanged(current, state);
    if (isChanged || isCouponEmailChanged(current, state)) refresh.request("update");
  };

  // Values restored after a reload may have another address than the page's rates.
  const onMount = useEffectEvent(settle);
  useEffect(() => onMount(), []);

  return {
    ref,
    /** Current rates, totals and regions. */
    state,
    /** Initial values; the fields are uncontrolled. */
    values,
    problems: checked.problems,
    /** The values in which the problems were found. */
    checkedValues: checked.values,
    /** First invalid field of the reply that the page was rendered with. */
    firstWrong,
    /** The last form-level error; "" for none. */
    message: message || refreshMessage,
    isRefreshing: refresh.isBusy,
    coupon: { problem: couponProblem, isBusy: refresh.isCouponBusy },
    /** Applies the reply to a request that isn't the form's own submission. */
    applyReply(answer: CheckoutReply) {
      applyReply(answer);
      focusFirst(ref.current, answer.problems);
    },
    /** The selected shipping rate: the one that the shopper picked, if it is offered. */
    rateId: state.cart.shippingRates.some(({ id }) => id === pickedRateId) ? pickedRateId : state.cart.chosenRateId,
    /** Picks a rate, and sends it to the backend. */
    pickRate(rateId: string) {
      setPickedRateId(rateId);
      refresh.request(isDeliveryChanged(read(), state) ? "update" : "shipping");
    },
    /** Handles a field's change by script, which raises no event, like a change by the shopper. */
    settle() {
      savedForm.schedule();
      recheck();
      settle();
    },
    handlers: {
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const button = (event.nativeEvent as SubmitEvent).submitter;
        const pressed = button?.getAttribute("value");
        // Typed values are submitted, valid or not.
        const isLeaving = pressed === "sign-in" || pressed === "leave" || button?.getAttribute("name") === "language";
        if (isLeaving) return savedForm.stop();
        if (pressed !== "place") {
          event.preventDefault();
          if (button?.getAttribute("name") === "removeCoupon") return refresh.changeCoupon(pressed ?? "");
          // Enter in the field for a code presses the form's default button, so it is handled here.
          const isCode = pressed === "apply-coupon" || isCodeField(document.activeElement);
          return isCode ? refresh.changeCoupon() : refresh.request("update");
        }
        savedForm.stop();
        const found = check();
        setChecked(found);
        setMessage("");
        if (!Object.keys(found.problems).length) return;
        event.preventDefault();
        focusFirst(ref.current, found.problems);
      },
      onChange(event: FormEvent<HTMLFormElement>) {
        if (isCodeField(event.target)) return;
        savedForm.schedule();
        recheck();
        if (!isCommittedOnBlur(event.target)) settle();
      },
      onBlur: settle,
    },
  };
}

function isCodeField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.name === "code";
}

/** Text fields and radio buttons are committed on blur; selects, checkboxes and the payment, which changes prices, at once. */
function isCommittedOnBlur(target: EventTarget): boolean {
  if (target instanceof HTMLInputElement && target.name === "paymentMethod") return false;
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== "checkbox");
}
