import { useEffect, useRef, useState, type FormEvent } from "react";
import { Form, href, useNavigation } from "react-router";
import { SubmitButton } from "../../components/ui/submit-button";
import { Alert } from "../../components/ui/alert";
import { focusField } from "../../components/ui/focus-field";
import { PasswordField } from "../../components/account/password-field";
import { useHydrated } from "../../browser/use-hydrated";
import { readSecret } from "../../domain/forms/form-data";
import { PASSWORD_MAX } from "../../domain/forms/password-rule";
import { checkNewPassword, type NewPasswordReply } from "../../domain/account/sign-in-form";
import { NEW_PASSWORD, SIGN_IN, signInProblemText } from "#strings/account/sign-in";
import * as paths from "#paths";

interface NewPasswordFormProps {
  login: string;
  reply: NewPasswordReply | undefined;
}

export function NewPasswordForm({ login, reply }: NewPasswordFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const isSending = useNavigation().state !== "idle";
  const [problem, setProblem] = useState(reply?.problem);
  const [answered, setAnswered] = useState(reply);
  if (reply !== answered) {
    setAnswered(reply);
    setProblem(reply?.problem);
  }
  useEffect(() => {
    if (reply) focusField(ref.current, "password");
  }, [reply]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const found = checkNewPassword(readSecret(new FormData(event.currentTarget), "password"), login);
    setProblem(found || null);
    if (!found) return;
    event.preventDefault();
    focusField(event.currentTarget, "password");
  }
  const field = {
    label: NEW_PASSWORD.password,
    hint: SIGN_IN.passwordHint,
    error: problem ? signInProblemText("password", problem) : "",
    // Without scripts the browser focuses the invalid field.
    autoFocus: problem != null,
  };

  return (
    <Form
      ref={ref}
      className="sign-in-form"
      method="post"
      action={href(paths.lostPassword)}
      noValidate={isHydrated}
      defaultShouldRevalidate={false}
      onSubmit={onSubmit}
      data-error={reply?.error || undefined}
    >
      <p className="muted">
        {NEW_PASSWORD.account}
        <b>{login}</b>
      </p>
      {/* For password managers, which store the new password with its user name. */}
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      {reply?.message && <Alert type="error">{reply.message}</Alert>}
      <PasswordField {...field} autoComplete="new-password" maxLength={PASSWORD_MAX} meteredFor={login} required />
      <SubmitButton className="button full-width" isBusy={isSending}>
        {isSending ? NEW_PASSWORD.saving : NEW_PASSWORD.save}
      </SubmitButton>
    </Form>
  );
}
