import { useState, type InputHTMLAttributes } from "react";
import { PASSWORD_FIELD } from "../../strings/account/sign-in";
import { Field } from "../ui/field";
import { Icon } from "../ui/icon";
import { PasswordMeter } from "./password-meter";

interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string;
  hint?: string;
  /** Of a new password: name or e-mail that it goes with, against which its strength is measured. */
  meteredFor?: string;
}

/** A password, typed once and shown on demand; without scripts it can't be shown, and isn't measured. */
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
            className="ib f-end with-scripts"
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
