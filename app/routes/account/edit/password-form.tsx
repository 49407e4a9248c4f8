import { PasswordField } from "../../../components/account/password-field";
import { PASSWORD_MAX } from "../../../domain/forms/password-rule";
import { MY_PASSWORD, PASSWORD_PROBLEMS as PROBLEMS } from "#strings/account/my-account";
import { AccountForm } from "./account-form";
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
  const problems: PasswordProblems = reply?.problems ?? {};
  const [firstWrong] = Object.keys(problems);
  const fieldProps = (name: PasswordName) => ({
    name,
    error: passwordProblem(name, problems[name]),
    // Without scripts the browser focuses the first invalid field.
    autoFocus: firstWrong === name,
  });
  return (
    <AccountForm action={tabPath("password")} reply={reply} label={MY_PASSWORD.save}>
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
    </AccountForm>
  );
}

function passwordProblem(field: PasswordName, problem: PasswordProblem | undefined): string | undefined {
  return problem && PROBLEMS[field][problem];
}
