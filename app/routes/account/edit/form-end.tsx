import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { Alert } from "../../../components/ui/alert";
import { MY_ACCOUNT } from "../../../strings/account/my-account";

interface FormEndProps {
  /** The form's action; while it is pending, the button says so. */
  action: string;
  /** Number of invalid fields. */
  problems: number;
  /** The form-level error; "" for none. */
  message: string;
  /** Label of the button; "save" by default. */
  label?: string;
  children?: ReactNode;
}

/** End of an account form: errors, the submit button, and links. */
export function FormEnd({ action, problems, message, label = MY_ACCOUNT.save, children }: FormEndProps) {
  const isSaving = useNavigation().formAction?.startsWith(action) ?? false;
  const text = message || (problems > 0 ? MY_ACCOUNT.problems(problems) : "");
  return (
    <>
      {text && <Alert type="error">{text}</Alert>}
      <div className="actions">
        <button type="submit" className="button" aria-busy={isSaving || undefined} disabled={isSaving}>
          {isSaving ? MY_ACCOUNT.saving : label}
        </button>
        {children}
      </div>
    </>
  );
}
