import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { focusField } from "../../../components/ui/focus-field";
import { PasswordField } from "../../../components/account/password-field";
import { PASSWORD_MAX } from "../../../domain/forms/password-rule";
import { MY_PASSWORD, PASSWORD_PROBLEMS as PROBLEMS } from "../../../strings/account/my-account";
import { FormEnd } from "./form-end";
import type {
  PasswordField as PasswordName,
  PasswordProblem,
  PasswordProblems,
  PasswordReply,
} from "./submit-password";
import { tabPath } from "../tabs";

interface PasswordFormProps {
  /** The new password's strength is measured against it. */
  email: string;
  reply: PasswordReply | undefined;
}

export function PasswordForm({ email, reply }: PasswordFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const problems: PasswordProblems = reply?.problems ?? {};
  const [firstWrong] = Object.keys(problems);
  useEffect(() => {
    const [field] = Object.keys(reply?.problems ?? {});
    if (field) focusField(ref.current, field);
  }, [reply]);
  const fieldProps = (name: PasswordName) => ({
    name,
    error: passwordProblem(name, problems[name]),
    // Without scripts the browser focuses the first invalid field.
    autoFocus: firstWrong === name,
  });
  return (
    <Form ref={ref} className="account-form" method="post" action={tabPath("password")} noValidate>
      {/* For password managers, which would otherwise ask for the user name. */}
      <input
        type="text"
        className="visually-hidden"
        name="username"
        autoComplete="username"
        defaultValue={email}
        tabIndex={-1}
        aria-hidden
        readOnly
      />
      <PasswordField {...fieldProps("password")} label={MY_PASSWORD.old} autoComplete="current-password" />
      <PasswordField
        {...fieldProps("newPassword")}
        label={MY_PASSWORD.new}
        hint={MY_PASSWORD.hint}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        meteredFor={email}
      />
      <FormEnd
        action={tabPath("password")}
        problems={Object.keys(problems).length}
        message={reply?.message ?? ""}
        label={MY_PASSWORD.save}
      />
    </Form>
  );
}

function passwordProblem(field: PasswordName, problem: PasswordProblem | undefined): string | undefined {
  return problem && PROBLEMS[field][problem];
}
