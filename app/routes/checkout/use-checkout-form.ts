import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from "react";
import { useShop } from "../../components/use-shop";
import { checkCheckout, type FieldProblems, type FormField } from "../../domain/checkout/address-form";
import {
  readCheckoutValues,
  valuesFromDraft,
  valuesFromKept,
  type CheckoutValues,
} from "../../domain/checkout/checkout-form";
import { readSecret } from "../../domain/forms/form-data";
import { focusField } from "../../components/ui/focus-field";
import { isPlaceChanged, rulesOf } from "./checkout-rules";
import type { CheckoutReply } from "./submit-checkout";
import { useCheckoutRefresh } from "./use-checkout-refresh";
import { useFetcher } from "react-router";
import type { CheckoutState } from "../../services/shopper";

const PAUSE_MS = 500;

/** Tells the session what is typed at every pause, so that a reload or a lost page costs nothing. */
function useKeptForm(ref: RefObject<HTMLFormElement | null>) {
  const fetcher = useFetcher();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    keep() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (!ref.current) return;
        const form = new FormData(ref.current);
        form.set("intent", "keep");
        form.delete("password");
        void fetcher.submit(form, { method: "post", action: "/checkout", defaultShouldRevalidate: false });
      }, PAUSE_MS);
    },
    stop() {
      clearTimeout(timer.current);
    },
  };
}

export interface CheckoutForm {
  ref: RefObject<HTMLFormElement | null>;
  /** Newest rates, totals and regions. */
  state: CheckoutState;
  /** What stands in the fields at first; from then on the fields know it themselves. */
  values: CheckoutValues;
  problems: FieldProblems;
  /** First wrong field of the answer that the page came with. */
  firstWrong: string | undefined;
  /** Why the last try failed; "" otherwise. */
  message: string;
  isRefreshing: boolean;
  /** Takes an answer that came by another way than the page's own form. */
  invalidate: (answer: CheckoutReply) => void;
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
  const [values] = useState(() => reply?.values ?? firstValues(loaded));
  const [answered, setAnswered] = useState(reply);
  const [state, setState] = useState(reply?.state ?? loaded);
  const [problems, setProblems] = useState(reply?.problems ?? {});
  const [firstWrong] = useState(() => Object.keys(problems)[0]);
  const [message, setMessage] = useState(reply?.message ?? "");
  // A refresh that comes late must not take away why the order failed.
  const [trouble, setTrouble] = useState("");

  const absorb = (answer: CheckoutReply) =>
    setState((known) => answer.state ?? (answer.cart ? { ...known, cart: answer.cart } : known));
  const refresh = useCheckoutRefresh(ref, (answer) => {
    absorb(answer);
    setTrouble(answer.message);
  });
  const keeper = useKeptForm(ref);

  const invalidate = (answer: CheckoutReply) => {
    setProblems(answer.problems);
    absorb(answer);
    setMessage(answer.message);
  };

  if (reply && reply !== answered) {
    setAnswered(reply);
    invalidate(reply);
  }
  useEffect(() => {
    if (reply?.kind === "invalid") focusFirst(ref.current, reply.problems);
  }, [reply]);

  const read = () => readCheckoutValues(new FormData(ref.current!));
  const check = () => {
    const form = new FormData(ref.current!);
    const checked = checkCheckout(readCheckoutValues(form), rulesOf(state, settings), readSecret(form, "password"));
    return checked.ok ? {} : checked.problems;
  };
  const settle = () => {
    if (isPlaceChanged(read(), state)) refresh.ask("update");
  };

  // What was typed before a reload may be another place than the rates on the page were reckoned for.
  const onArrival = useEffectEvent(settle);
  useEffect(() => onArrival(), []);

  return {
    ref,
    state,
    values,
    problems,
    firstWrong,
    message: message || trouble,
    isRefreshing: refresh.isBusy,
    invalidate(answer) {
      invalidate(answer);
      focusFirst(ref.current, answer.problems);
    },
    chooseShipping: () => refresh.ask("shipping"),
    handlers: {
      onSubmit(event) {
        const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute("value");
        // It takes along what is typed, right or wrong.
        if (pressed === "sign-in") return keeper.stop();
        if (pressed !== "place") {
          event.preventDefault();
          return refresh.ask("update");
        }
        keeper.stop();
        const found = check();
        setProblems(found);
        setMessage("");
        if (!Object.keys(found).length) return;
        event.preventDefault();
        focusFirst(ref.current, found);
      },
      // What was wrong is looked at again as it is put right; nothing new is complained about while typing.
      onChange(event) {
        keeper.keep();
        const wrong = Object.keys(problems) as FormField[];
        const left = wrong.length ? check() : {};
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
  if (field) focusField(form, field);
}

function firstValues({ draft, countries, typed }: CheckoutState): CheckoutValues {
  const values = valuesFromDraft(draft, countries[0] ?? "");
  return typed ? valuesFromKept(typed, values) : values;
}
