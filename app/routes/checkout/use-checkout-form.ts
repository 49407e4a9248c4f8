import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import { useShop } from "../../components/use-shop";
import type { CheckoutState } from "../../context";
import { checkCheckout, type FieldProblems } from "../../shop/address-form";
import {
  readCheckoutValues,
  valuesFromDraft,
  type CheckoutField,
  type CheckoutValues,
} from "../../shop/checkout-values";
import { isPlaceChanged, rulesOf } from "./checkout-rules";
import type { CheckoutReply } from "./submit-checkout";
import { useCheckoutRefresh } from "./use-checkout-refresh";

export interface CheckoutForm {
  ref: RefObject<HTMLFormElement | null>;
  /** Newest rates, totals and regions. */
  state: CheckoutState;
  /** What stands in the fields at first; from then on the fields know it themselves. */
  values: CheckoutValues;
  problems: FieldProblems;
  /** Why the last try failed; "" otherwise. */
  message: string;
  isRefreshing: boolean;
  /** Takes an answer that came by another way than the page's own form. */
  hear: (answer: CheckoutReply) => void;
  /** Tells the backend which delivery the form now says. */
  chooseShipping: () => void;
  handlers: {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onChange: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: () => void;
  };
}

/** The checkout form in the browser: checks before sending, and keeps rates and totals in step with the address. */
export function useCheckoutForm(loaded: CheckoutState, reply: CheckoutReply | undefined): CheckoutForm {
  const { settings } = useShop();
  const ref = useRef<HTMLFormElement>(null);
  const [values] = useState(() => reply?.values ?? valuesFromDraft(loaded.draft, loaded.countries[0] ?? ""));
  const [answered, setAnswered] = useState(reply);
  const [state, setState] = useState(reply?.state ?? loaded);
  const [problems, setProblems] = useState(reply?.problems ?? {});
  const [message, setMessage] = useState(reply?.message ?? "");

  const absorb = (answer: CheckoutReply) => {
    setState((known) => answer.state ?? (answer.cart ? { ...known, cart: answer.cart } : known));
    setMessage(answer.message);
  };
  const refresh = useCheckoutRefresh(ref, absorb);

  const hear = (answer: CheckoutReply) => {
    setProblems(answer.problems);
    absorb(answer);
  };

  if (reply && reply !== answered) {
    setAnswered(reply);
    hear(reply);
  }
  useEffect(() => {
    if (reply?.kind === "invalid") focusFirst(ref.current, reply.problems);
  }, [reply]);

  const read = () => readCheckoutValues(new FormData(ref.current!));
  const check = (typed: CheckoutValues) => {
    const checked = checkCheckout(typed, rulesOf(state, settings));
    return checked.ok ? {} : checked.problems;
  };
  const settle = () => {
    if (isPlaceChanged(read(), state)) refresh.ask("update");
  };

  return {
    ref,
    state,
    values,
    problems,
    message,
    isRefreshing: refresh.isBusy,
    hear(answer) {
      hear(answer);
      focusFirst(ref.current, answer.problems);
    },
    chooseShipping: () => refresh.ask("shipping"),
    handlers: {
      onSubmit(event) {
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter?.getAttribute("value") !== "place") {
          event.preventDefault();
          return refresh.ask("update");
        }
        const found = check(read());
        setProblems(found);
        setMessage("");
        if (!Object.keys(found).length) return;
        event.preventDefault();
        focusFirst(ref.current, found);
      },
      // What was wrong is looked at again as it is put right; nothing new is complained about while typing.
      onChange(event) {
        const wrong = Object.keys(problems) as CheckoutField[];
        const left = wrong.length ? check(read()) : {};
        if (wrong.length)
          setProblems(Object.fromEntries(wrong.flatMap((field) => (left[field] ? [[field, left[field]]] : []))));
        if (!isTyping(event.target)) settle();
      },
      onBlur: settle,
    },
  };
}

/** Texts are settled when they are left, choices at once. */
function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== "checkbox");
}

function focusFirst(form: HTMLFormElement | null, problems: FieldProblems): void {
  const [field] = Object.keys(problems);
  const found = field ? form?.elements.namedItem(field) : null;
  const element = found instanceof RadioNodeList ? found[0] : found;
  if (element instanceof HTMLElement) element.focus();
}
