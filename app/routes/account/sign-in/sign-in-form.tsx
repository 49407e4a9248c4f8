import { Link } from "react-router";
import { Field } from "../../../components/ui/field";
import { PasswordField } from "../../../components/account/password-field";
import { EMAIL_MAX } from "../../../domain/forms/email";
import { signInPath } from "../../../domain/account/sign-in-url";
import { SIGN_IN, FORGOTTEN } from "#strings/account/sign-in";
import { FormFrame, type FormProps } from "./form-frame";

const USERNAME = {
  label: SIGN_IN.username,
  autoComplete: "username",
  autoCapitalize: "none",
  spellCheck: false,
  maxLength: EMAIL_MAX,
  required: true,
};

export function SignInForm(props: FormProps) {
  return (
    <>
      <FormFrame {...props} form="sign-in" submit={{ idle: SIGN_IN.signIn, busy: SIGN_IN.signingIn }}>
        {(fieldProps) => (
          <>
            <Field {...fieldProps("username")} {...USERNAME} />
            <PasswordField
              {...fieldProps("password")}
              label={SIGN_IN.password}
              autoComplete="current-password"
              required
            />
          </>
        )}
      </FormFrame>
      <p className="sign-in-more">
        <Link className="link" to={signInPath(props.returnTo, "forgot-password")}>
          {SIGN_IN.forgot}
        </Link>
      </p>
    </>
  );
}

export function ForgottenForm(props: FormProps) {
  return (
    <>
      <p className="muted">{FORGOTTEN.text}</p>
      <FormFrame {...props} form="forgot-password" submit={{ idle: FORGOTTEN.send, busy: FORGOTTEN.sending }}>
        {(fieldProps) => <Field {...fieldProps("username")} {...USERNAME} />}
      </FormFrame>
    </>
  );
}
