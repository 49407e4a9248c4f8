import type { ReactNode } from "react";
import { Alert } from "../../../components/ui/alert";
import { useHydrated } from "../../../browser/use-hydrated";
import type { SignInForm } from "../../../domain/account/sign-in-form";
import type { SignInReply } from "../../../domain/account/sign-in-reply";
import { useSignInForm, type SignInFormState } from "./use-sign-in-form";

export interface FormProps {
  /** The answer to this form, when it was sent without scripts. */
  reply: SignInReply | undefined;
  returnTo: string | null;
}

interface FormFrameProps extends FormProps {
  form: SignInForm;
  submit: { idle: string; busy: string };
  /** The fields. */
  children: (fieldProps: SignInFormState["fieldProps"]) => ReactNode;
}

/** What the forms at /my-account share: where they go, what came of it, and the button. */
export function FormFrame({ form, reply, returnTo, submit, children }: FormFrameProps) {
  const { Form, ref, message, error, isSending, fieldProps, onSubmit } = useSignInForm(form, reply);
  const isHydrated = useHydrated();
  return (
    <Form
      ref={ref}
      className="sign-in-form"
      method="post"
      action="/my-account"
      noValidate={isHydrated}
      onSubmit={onSubmit}
      data-error={error || undefined}
    >
      <input type="hidden" name="intent" value={form} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      {message && <Alert type="error">{message}</Alert>}
      {children(fieldProps)}
      <button type="submit" className="btn full" aria-disabled={isSending || undefined} aria-busy={isSending}>
        {isSending && <span className="spin" />}
        {isSending ? submit.busy : submit.idle}
      </button>
    </Form>
  );
}
