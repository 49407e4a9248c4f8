import { Alert } from "../../components/ui/alert";
import type { FormField } from "../../domain/checkout/check-checkout";
import { CHECKOUT, problemText } from "#strings/checkout/checkout";
import { focusField } from "../../components/ui/focus-field";
import type { CheckoutForm } from "./use-checkout-form";
import { Problem } from "../../components/ui/problem";

interface ProblemsProps {
  form: CheckoutForm;
}

/** For forms submitted without scripts: the errors at the top of the page, each linked to its field. */
export function ProblemSummary({ form }: ProblemsProps) {
  const count = Object.keys(form.problems).length;
  if (!count && !form.message) return null;
  return (
    <div className="problem-summary without-scripts">
      <Alert type="error">
        <p>{form.message || CHECKOUT.problemsTitle(count)}</p>
        <ProblemList form={form} />
      </Alert>
    </div>
  );
}

/** The summary of errors beside the submit button. */
export function Problems({ form }: ProblemsProps) {
  const count = Object.keys(form.problems).length;
  if (!count && !form.message) return null;
  return (
    <>
      <Problem>{form.message || CHECKOUT.problemsTitle(count)}</Problem>
      <ProblemList form={form} />
    </>
  );
}

function ProblemList({ form }: ProblemsProps) {
  const fields = Object.entries(form.problems) as [FormField, string][];
  if (!fields.length) return null;
  const country = (field: FormField) =>
    form.checkedValues[field.startsWith("shipping") ? "shipping.country" : "billing.country"];
  return (
    <ul className="problem-list">
      {fields.map(([field, problem]) => (
        <li key={field}>
          <a
            href={`#${field}`}
            onClick={(event) => {
              event.preventDefault();
              focusField(form.ref.current, field);
            }}
          >
            {/* Billing and shipping address have the same fields, so the label names the address. */}
            {`${field.startsWith("shipping.") ? `${CHECKOUT.elsewhereTitle}: ` : ""}${problemText(field, problem, country(field))}`}
          </a>
        </li>
      ))}
    </ul>
  );
}
