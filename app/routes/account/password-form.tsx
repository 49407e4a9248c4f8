import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { focusField } from "../../components/focus-field";
import { PasswordField } from "../../components/password-field";
import { PASSWORD_MAX } from "../../shop/password-rule";
import { MY_PASSWORD } from "../../strings/my-account";
import { FormEnd } from "./form-end";
import type { PasswordProblems, PasswordReply } from "./submit-password";
import { tabPath } from "./tabs";

interface PasswordFormProps {
  /** What the new password is measured against. */
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
  return (
    <Form ref={ref} className="account-form" method="post" action={tabPath("password")} noValidate>
      {/* Told to the browser's own keeper of passwords, which would otherwise ask whose this is. */}
      <input
        className="sr"
        name="username"
        autoComplete="username"
        defaultValue={email}
        tabIndex={-1}
        aria-hidden
        readOnly
      />
      <PasswordField
        name="password"
        label={MY_PASSWORD.old}
        autoComplete="current-password"
        error={oldProblem(problems.password)}
        autoFocus={firstWrong === "password"}
      />
      <PasswordField
        name="newPassword"
        label={MY_PASSWORD.new}
        hint={MY_PASSWORD.hint}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        meteredFor={email}
        error={newProblem(problems.newPassword)}
        autoFocus={firstWrong === "newPassword"}
      />
      <FormEnd
        action={tabPath("password")}
        problems={Object.keys(problems).length}
        message={reply?.message ?? ""}
        label={MY_PASSWORD.save}
      >
        <Link className="lnk" to="/my-account?action=forgotPassword">
          {MY_PASSWORD.forgot}
        </Link>
      </FormEnd>
    </Form>
  );
}

function oldProblem(problem: PasswordProblems["password"]): string | undefined {
  if (!problem) return undefined;
  return problem === "required" ? MY_PASSWORD.oldMissing : MY_PASSWORD.oldWrong;
}

function newProblem(problem: PasswordProblems["newPassword"]): string | undefined {
  if (!problem) return undefined;
  if (problem === "required") return MY_PASSWORD.newMissing;
  return problem === "same" ? MY_PASSWORD.same : MY_PASSWORD.newWrong;
}
