import { Link } from "react-router";
import { Field } from "../../../components/ui/field";
import { PasswordField } from "../../../components/account/password-field";
import { EMAIL_MAX } from "../../../domain/forms/email";
import { signInPath } from "../../../domain/account/sign-in-url";
import { SIGN_IN } from "../../../strings/account/sign-in";
import { FormFrame, type FormProps } from "./form-frame";

export function SignInForm(props: FormProps) {
  return (
    <>
      <FormFrame {...props} form="sign-in" submit={{ idle: SIGN_IN.signIn, busy: SIGN_IN.signingIn }}>
        {(fieldProps) => (
          <>
            <Field
              {...fieldProps("username")}
              label={SIGN_IN.username}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={EMAIL_MAX}
              required
            />
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
        <Link className="lnk" to={signInPath(props.returnTo, "forgot-password")}>
          {SIGN_IN.forgot}
        </Link>
      </p>
    </>
  );
}
