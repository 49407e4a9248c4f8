import { Field } from "../../../components/ui/field";
import { EMAIL_MAX } from "../../../domain/forms/email";
import { FORGOTTEN, SIGN_IN } from "../../../strings/account/sign-in";
import { FormFrame, type FormProps } from "./form-frame";

export function ForgottenForm(props: FormProps) {
  return (
    <>
      <p className="mut">{FORGOTTEN.text}</p>
      <FormFrame {...props} form="forgot-password" submit={{ idle: FORGOTTEN.send, busy: FORGOTTEN.sending }}>
        {(fieldProps) => (
          <Field
            {...fieldProps("username")}
            label={SIGN_IN.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_MAX}
            required
          />
        )}
      </FormFrame>
    </>
  );
}
