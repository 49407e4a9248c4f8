import { useState } from "react";
import { Field } from "../../../components/ui/field";
import { PasswordField } from "../../../components/account/password-field";
import { useShop } from "../../../components/use-shop";
import { EMAIL_MAX } from "../../../domain/forms/email";
import { NAME_MAX } from "../../../domain/forms/field-schema";
import { PASSWORD_MAX } from "../../../domain/forms/password-rule";
import { REGISTER, SIGN_IN } from "#strings/account/sign-in";
import { FormFrame, type FormProps } from "./form-frame";

export function RegisterForm(props: FormProps) {
  const { site } = useShop();
  const [email, setEmail] = useState(props.reply?.values.email ?? "");
  return (
    <FormFrame {...props} form="register" submit={{ idle: REGISTER.create, busy: REGISTER.creating }}>
      {(fieldProps) => (
        <>
          <Field
            {...fieldProps("email")}
            label={SIGN_IN.email}
            type="email"
            autoComplete="username"
            maxLength={EMAIL_MAX}
            onInput={(event) => setEmail(event.currentTarget.value)}
            required
          />
          <PasswordField
            {...fieldProps("password")}
            label={SIGN_IN.password}
            hint={SIGN_IN.passwordHint}
            autoComplete="new-password"
            maxLength={PASSWORD_MAX}
            meteredFor={email}
            required
          />
          <div className="field-grid">
            <Field
              {...fieldProps("firstName")}
              label={SIGN_IN.firstName}
              autoComplete="given-name"
              maxLength={NAME_MAX}
              isOptional
            />
            <Field
              {...fieldProps("lastName")}
              label={SIGN_IN.lastName}
              autoComplete="family-name"
              maxLength={NAME_MAX}
              isOptional
            />
          </div>
          {site.termsPath && (
            <p className="caption">
              {REGISTER.terms}
              <a href={site.termsPath}>{REGISTER.termsName}</a>.
            </p>
          )}
        </>
      )}
    </FormFrame>
  );
}
