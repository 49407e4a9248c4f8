import { Alert } from "../../components/alert";
import { CHECKOUT, problemText } from "../../strings/checkout";
import type { CheckoutField } from "../../shop/checkout-values";
import type { CheckoutForm } from "./use-checkout-form";

/** For forms sent without scripts: what is wrong, on top of the page, each with a link to its field. */
export function ProblemSummary({ form }: { form: CheckoutForm }) {
  const fields = Object.entries(form.problems) as [CheckoutField, string][];
  if (!fields.length && !form.message) return null;
  return (
    <div className="problem-summary without-scripts">
      <Alert type="error">
        {form.message || CHECKOUT.problems(fields.length)}
        {fields.length > 0 && (
          <ul className="problem-list">
            {fields.map(([field, problem]) => (
              <li key={field}>
                <a href={`#${field}`}>{problemText(field, problem)}</a>
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}
