import { type ReactNode, useRef, useState, type FormEvent, type RefObject } from "react";
import { Alert } from "../../../components/ui/alert";
import { SubmitButton } from "../../../components/ui/submit-button";
import { useHydrated } from "../../../browser/use-hydrated";
import {
  type SignInForm,
  checkSignIn,
  readSignInValues,
  SIGN_IN_FIELDS,
  type SignInField,
  type SignInProblems,
  type SignInReply,
} from "../../../domain/account/sign-in-form";
import { href, useFetcher } from "react-router";
import { useReply } from "../../../browser/use-reply";
import { SIGN_IN, signInProblemText } from "#strings/account/sign-in";
import * as paths from "#paths";

interface SignInFormState {
  Form: ReturnType<typeof useFetcher<SignInReply>>["Form"];
  ref: RefObject<HTMLFormElement | null>;
  /** The form-level error; "" for none. */
  message: string;
  /** The machine-readable error code (config/service-errors.ts). */
  error: string;
  isSending: boolean;
  /** Props of one field. */
  fieldProps: (name: SignInField) => { name: string; defaultValue?: string; error?: string; autoFocus: boolean };
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

type FormReply = Pick<SignInReply, "problems" | "message" | "error">;

const NOTHING: FormReply = { problems: {}, message: "", error: "" };

/** State of a form at /my-account in the browser: validates before sending, and shows the server's reply. */
function useSignInForm(form: SignInForm, first: SignInReply | undefined): SignInFormState {
  const fetcher = useFetcher<SignInReply>();
  const ref = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<FormReply>(first ?? NOTHING);
  const reply = fetcher.data;
  const [answered, setAnswered] = useState(reply);
  const isSending = fetcher.state !== "idle";
  if (reply && reply !== answered) {
    setAnswered(reply);
    setShown(reply);
  }
  // A form-level rejection is most often a wrong password.
  useReply(reply, ({ message, problems }) => focusFirst(ref.current, message ? { password: "required" } : problems));

  const { problems, message, error } = shown;
  // Without scripts the page reloads: a summary is on top, and the browser focuses the first invalid field.
  const summary = shown === first ? SIGN_IN.problems(Object.keys(problems).length) : "";
  const firstWrong = first && firstOf(first.problems);
  return {
    Form: fetcher.Form,
    ref,
    message: message || summary,
    error,
    isSending,
    fieldProps(name) {
      const problem = problems[name];
      return {
        name,
        ...(name !== "password" && { defaultValue: first?.values[name] }),
        error: problem && signInProblemText(name, problem),
        autoFocus: firstWrong === name,
      };
    },
    onSubmit(event) {
      const { values, password } = readSignInValues(new FormData(event.currentTarget));
      const found = checkSignIn(form, values, password);
      setShown({ ...NOTHING, problems: found });
      if (Object.keys(found).length === 0) return;
      event.preventDefault();
      focusFirst(event.currentTarget, found);
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

export interface FormProps {
  /** The reply to this form, when submitted without scripts. */
  reply: SignInReply | undefined;
  returnTo: string | null;
}

interface FormFrameProps extends FormProps {
  form: SignInForm;
  submit: { idle: string; busy: string };
  /** The fields. */
  children: (fieldProps: SignInFormState["fieldProps"]) => ReactNode;
}

/** Shared parts of the forms at /my-account: action, errors and button. */
export function FormFrame({ form, reply, returnTo, submit, children }: FormFrameProps) {
  const { Form, ref, message, error, isSending, fieldProps, onSubmit } = useSignInForm(form, reply);
  const isHydrated = useHydrated();
  return (
    <Form
      ref={ref}
      className="sign-in-form"
      method="post"
      action={href(paths.account)}
      noValidate={isHydrated}
      defaultShouldRevalidate={false}
      onSubmit={onSubmit}
      data-error={error || undefined}
    >
      <input type="hidden" name="intent" value={form} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      {message && <Alert type="error">{message}</Alert>}
      {children(fieldProps)}
      <SubmitButton className="button full-width" isBusy={isSending}>
        {isSending ? submit.busy : submit.idle}
      </SubmitButton>
    </Form>
  );
}
