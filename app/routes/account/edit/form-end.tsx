import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { Alert } from "../../../components/ui/alert";
import { MY_ACCOUNT } from "../../../strings/account/my-account";

interface FormEndProps {
  /** Path that the form is sent to: while it is on its way, the button says so. */
  action: string;
  /** How many fields are wrong. */
  problems: number;
  /** Why it failed as a whole; "" otherwise. */
  message: string;
  /** On the button; by default that it saves. */
  label?: string;
  children?: ReactNode;
}

/** What ends a form of the account: why it wasn't taken, the button, and ways out of it. */
export function FormEnd({ action, problems, message, label = MY_ACCOUNT.save, children }: FormEndProps) {
  const isSaving = useNavigation().formAction?.startsWith(action) ?? false;
  const text = message || (problems > 0 ? MY_ACCOUNT.problems(problems) : "");
  return (
    <>
      {text && <Alert type="error">{text}</Alert>}
      <div className="act">
        <button type="submit" className="btn" aria-busy={isSaving || undefined} disabled={isSaving}>
          {isSaving ? MY_ACCOUNT.saving : label}
        </button>
        {children}
      </div>
    </>
  );
}
