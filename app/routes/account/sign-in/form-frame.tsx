import { type ReactNode, useRef, useState, type FormEvent } from "react";
import { href, useFetcher } from "react-router";
import { Alert } from "../../../components/ui/alert";
import { focusFirst } from "../../../components/ui/focus-field";
import { SubmitButton } from "../../../components/ui/submit-button";
import { useHydrated } from "../../../browser/use-hydrated";
import { useReply } from "../../../browser/use-reply";
import {
  type SignInForm,
  checkSignIn,
  readSignInValues,
  SIGN_IN_FIELDS,
  type SignInField,
  type SignInProblems,
  type SignInReply,
} from "../../../domain/account/sign-in-form";
import { SIGN_IN, signInProblemText } from "#strings/account/sign-in";
import * as paths from "#paths";

export interface FormProps {
  /** The reply to this form, when submitted without scripts. */
  reply: SignInReply | undefined;
  returnTo: string | null;
}

interface FormFrameProps extends FormProps {
  form: SignInForm;
  submit: { idle: string; busy: string };
  /** Renders the fields; `fieldProps` returns the props of one field. */
  children: (
    fieldProps: (name: SignInField) => { name: string; defaultValue?: string; error?: string; autoFocus: boolean },
  ) => ReactNode;
}

type FormReply = Pick<SignInReply, "problems" | "message" | "error">;

const NOTHING: FormReply = { problems: {}, message: "", error: "" };

/** Shared parts of the forms at /my-account. The browser validates before sending, and shows the server's reply. */
export function FormFrame({ form, reply: first, returnTo, submit, children }: FormFrameProps) {
  const fetcher = useFetcher<SignInReply>();
  const ref = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const [shown, setShown] = useState<FormReply>(first ?? NOTHING);
  const reply = fetcher.data;
  const [answered, setAnswered] = useState(reply);
  const isSending = fetcher.state !== "idle";
  if (reply && reply !== answered) {
    setAnswered(reply);
    setShown(reply);
  }
  // A form-level rejection is most often a wrong password.
  useReply(reply, ({ message, problems }) =>
    focusFirst(ref.current, message ? { password: "required" } : problems, SIGN_IN_FIELDS),
  );

  const { problems, error } = shown;
  // Without scripts the page reloads: a summary is on top, and the browser focuses the first invalid field.
  const message = shown.message || (shown === first && SIGN_IN.problems(Object.keys(problems).length));
  const firstWrong = first && firstOf(first.problems);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { values, password } = readSignInValues(new FormData(event.currentTarget));
    const found = checkSignIn(form, values, password);
    setShown({ ...NOTHING, problems: found });
    if (Object.keys(found).length === 0) return;
    event.preventDefault();
    focusFirst(event.currentTarget, found, SIGN_IN_FIELDS);
  }
  return (
    <fetcher.Form
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
      {children((name) => {
        const problem = problems[name];
        return {
          name,
          ...(name !== "password" && { defaultValue: first?.values[name] }),
          error: problem && signInProblemText(name, problem),
          autoFocus: firstWrong === name,
        };
      })}
      <SubmitButton className="button full-width" isBusy={isSending}>
        {isSending ? submit.busy : submit.idle}
      </SubmitButton>
    </fetcher.Form>
  );
}

function firstOf(problems: SignInProblems): SignInField | undefined {
  return SIGN_IN_FIELDS.find((name) => problems[name]);
}
