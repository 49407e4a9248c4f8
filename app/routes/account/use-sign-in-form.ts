import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import { useFetcher } from "react-router";
import {
  checkSignIn,
  readSignInValues,
  SIGN_IN_FIELDS,
  type SignInField,
  type SignInForm,
  type SignInProblems,
} from "../../shop/sign-in-form";
import type { SignInReply } from "../../shop/sign-in-reply";
import { SIGN_IN, signInProblemText } from "../../strings/sign-in";

export interface SignInFormState {
  Form: ReturnType<typeof useFetcher<SignInReply>>["Form"];
  ref: RefObject<HTMLFormElement | null>;
  /** Why it didn't get through, as one sentence; "" otherwise. */
  message: string;
  /** The same for machines (config/service-errors.ts). */
  error: string;
  isSending: boolean;
  /** What a field needs to know of itself. */
  fieldProps: (name: SignInField) => { name: string; defaultValue?: string; error?: string; autoFocus: boolean };
  onSubmit: (event: FormEvent) => void;
}

/** One of the forms at /my-account in the browser: checked before it is sent, and told what the server says of it. */
export function useSignInForm(form: SignInForm, first: SignInReply | undefined): SignInFormState {
  const fetcher = useFetcher<SignInReply>();
  const ref = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<SignInProblems>(first?.problems ?? {});
  const [answered, setAnswered] = useState<SignInReply | undefined>(undefined);
  const [isSilent, setSilent] = useState(false);
  const reply = fetcher.data;
  const isSending = fetcher.state !== "idle";
  if (reply !== answered) {
    setAnswered(reply);
    setProblems(reply?.problems ?? {});
    setSilent(false);
  }
  useEffect(() => {
    // What was refused as a whole is most often the password.
    if (reply)
      focusFirst(ref.current, Object.keys(reply.problems).length > 0 ? reply.problems : { password: "required" });
  }, [reply]);

  const [firstWrong] = useState(() => firstOf(first?.problems ?? {}));
  const told = reply ?? first;
  const count = Object.keys(problems).length;
  return {
    Form: fetcher.Form,
    ref,
    message: isSilent ? "" : told?.message || (first && !reply && count > 0 ? SIGN_IN.problems(count) : ""),
    error: isSilent ? "" : (told?.error ?? ""),
    isSending,
    fieldProps(name) {
      const problem = problems[name];
      return {
        name,
        ...(name !== "password" && { defaultValue: first?.values[name] }),
        error: problem && signInProblemText(name, problem),
        // Without scripts the browser itself goes to the first wrong field.
        autoFocus: firstWrong === name,
      };
    },
    onSubmit(event) {
      if (isSending || !ref.current) return event.preventDefault();
      const { values, password } = readSignInValues(new FormData(ref.current));
      const found = checkSignIn(form, values, password);
      setProblems(found);
      setSilent(true);
      if (Object.keys(found).length === 0) return;
      event.preventDefault();
      focusFirst(ref.current, found);
    },
  };
}

function firstOf(problems: SignInProblems): SignInField | undefined {
  return SIGN_IN_FIELDS.find((name) => problems[name]);
}

function focusFirst(form: HTMLFormElement | null, problems: SignInProblems): void {
  const field = firstOf(problems);
  if (field) form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
}
