import { measurePassword } from "../../domain/forms/password-strength";
import { PASSWORD_FIELD } from "../../strings/account/sign-in";

interface PasswordMeterProps {
  password: string;
  login: string;
}

/** How hard a password is to guess, while it is typed. It advises; the server decides (app/domain/forms/password-rule.ts). */
export function PasswordMeter({ password, login }: PasswordMeterProps) {
  const strength = measurePassword(password, login);
  return (
    <div className={`meter meter-${strength} with-scripts`} hidden={!password}>
      <div className="meter-bars" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={step <= strength ? "is-on" : undefined} />
        ))}
      </div>
      <p className="cap" role="status">
        {strength > 0 && `${PASSWORD_FIELD.strength}: ${PASSWORD_FIELD.strengths[strength]}`}
      </p>
    </div>
  );
}
