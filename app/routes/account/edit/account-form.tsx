import { useEffect, useRef, type ReactElement, type ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Alert } from "../../../components/ui/alert";
import { focusFirst } from "../../../components/ui/focus-field";
import { MY_ACCOUNT } from "#strings/account/my-account";
import { SubmitButton } from "../../../components/ui/submit-button";

interface AccountFormProps {
  action: string;
  reply: { problems: object; message: string } | undefined;
  /** Label of the button; "save" by default. */
  label?: string;
  /** Beside the button. */
  links?: ReactElement;
  /** The fields. */
  children: ReactNode;
}

/** Shared parts of the account's forms: action, errors, the submit button and links; focuses the first invalid field. */
export function AccountForm({ action, reply, label = MY_ACCOUNT.save, links, children }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSaving = useNavigation().formAction === action;
  const count = Object.keys(reply?.problems ?? {}).length;
  const text = reply?.message || (count > 0 ? MY_ACCOUNT.problems(count) : "");
  useEffect(() => focusFirst(form.current, reply?.problems ?? {}), [reply]);
  return (
    <Form ref={form} className="account-form" method="post" action={action} noValidate defaultShouldRevalidate={false}>
      {children}
      {text && <Alert type="error">{text}</Alert>}
      <div className="actions">
        <SubmitButton className="button" isBusy={isSaving}>
          {isSaving ? MY_ACCOUNT.saving : label}
        </SubmitButton>
        {links}
      </div>
    </Form>
  );
}
