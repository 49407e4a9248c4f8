import { useState, type InputHTMLAttributes } from "react";
import { PASSWORD_FIELD } from "#strings/account/sign-in";
import { Field } from "../ui/field";
import { Icon } from "../ui/icon";
import { measurePassword } from "../../domain/forms/password-strength";

interface PasswordMeterProps {
  password: string;
  login: string;
}

/** Password strength while typing. It only advises; the server decides (app/domain/forms/password-rule.ts). */
function PasswordMeter({ password, login }: PasswordMeterProps) {
  const strength = measurePassword(password, login);
  return (
    <div className={`meter meter-${strength} with-scripts`} hidden={!password}>
      <div className="meter-bars" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={step <= strength ? "is-on" : undefined} />
        ))}
      </div>
      <p className="caption" role="status">
        {strength > 0 && `${PASSWORD_FIELD.strength}: ${PASSWORD_FIELD.strengths[strength]}`}
      </p>
    </div>
  );
}

interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string;
  hint?: string;
  /** For a new password: the name or e-mail against which its strength is measured. */
  meteredFor?: string;
}

/** A password field with a show button; without scripts there is neither button nor meter. */
export function PasswordField({ meteredFor, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState("");
  return (
    <div className="password">
      <Field
        name="password"
        {...field}
        type={isShown ? "text" : "password"}
        autoCapitalize={isShown ? "none" : undefined}
        spellCheck={false}
        onInput={(event) => setTyped(event.currentTarget.value)}
        end={
          <button
            type="button"
            className="icon-control field-end with-scripts"
            aria-label={PASSWORD_FIELD.show}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? "eye-off" : "eye"} size={20} />
          </button>
        }
      />
      {meteredFor !== undefined && <PasswordMeter password={typed} login={meteredFor} />}
    </div>
  );
}
