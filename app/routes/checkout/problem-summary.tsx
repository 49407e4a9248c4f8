import { Alert } from "../../components/ui/alert";
import type { FormField } from "../../domain/checkout/check-checkout";
import { CHECKOUT, problemText } from "#strings/checkout/checkout";
import type { CheckoutForm } from "./use-checkout-form";
import { Problem, ProblemList } from "../../components/ui/problem";

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
        <ProblemList problems={problemTexts(form)} />
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
      <ProblemList problems={problemTexts(form)} />
    </>
  );
}

function problemTexts({ problems, checkedValues }: CheckoutForm): Record<string, string> {
  const texts = (Object.entries(problems) as [FormField, string][]).map(([field, problem]) => {
    const isShipping = field.startsWith("shipping");
    const text = problemText(field, problem, checkedValues[isShipping ? "shipping.country" : "billing.country"]);
    // Both addresses have the same fields, so shipping problems name theirs.
    return [field, field.startsWith("shipping.") ? `${CHECKOUT.elsewhereTitle}: ${text}` : text];
  });
  return Object.fromEntries(texts);
}
