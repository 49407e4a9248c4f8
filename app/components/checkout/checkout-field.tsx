import type { InputHTMLAttributes } from "react";
import type { FieldProblems } from "../../domain/checkout/check-checkout";
import { LINE_MAX, NAME_MAX } from "../../domain/forms/field-schema";
import type { CheckoutField } from "../../domain/checkout/checkout-form";
import { EMAIL_MAX } from "../../domain/forms/email";
import { isNumericPostcode } from "../../domain/checkout/address-schema";
import { problemText } from "#strings/checkout/checkout";
import { Field, SelectField } from "../ui/field";

/** The form state that a field needs: the checkout's, or one of the account's. */
export interface FieldsForm {
  /** Initial values; the fields are uncontrolled. */
  values: Partial<Record<CheckoutField, string>>;
  problems: FieldProblems;
  /** Country of the address, for its postcode. */
  country?: string;
  /** First invalid field of the reply that the page was rendered with. */
  firstWrong: string | undefined;
}

export interface CheckoutFieldProps {
  form: FieldsForm;
  field: CheckoutField;
  label: string;
  autoComplete: string;
  hint?: string;
  isOptional?: boolean;
}

interface SelectProps extends CheckoutFieldProps {
  options: { value: string; label: string }[];
  /** Text of an empty first option. */
  blank?: string;
  onChoose?: (value: string) => void;
}

/** A text input of the checkout form, with its value and error. `input`: further attributes. */
export function CheckoutInput({
  input,
  ...props
}: CheckoutFieldProps & { input?: InputHTMLAttributes<HTMLInputElement> | undefined }) {
  return <Field {...fieldProps(props)} {...keyboardOf(props.field, props.form.country)} {...input} />;
}

export function CheckoutSelect({ options, blank, onChoose, ...props }: SelectProps) {
  return (
    <SelectField {...fieldProps(props)} onChange={(event) => onChoose?.(event.target.value)}>
      {blank && <option value="">{blank}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function fieldProps({ form, field, label, autoComplete, hint, isOptional }: CheckoutFieldProps) {
  const problem = form.problems[field];
  const error = problem && problemText(field, problem, form.country);
  // Without scripts the browser focuses the first invalid field.
  const autoFocus = form.firstWrong === field;
  return { name: field, label, autoComplete, hint, isOptional, error, autoFocus, defaultValue: form.values[field] };
}

function keyboardOf(field: CheckoutField, country = ""): InputHTMLAttributes<HTMLInputElement> {
  if (field.endsWith("email")) return { type: "email", maxLength: EMAIL_MAX };
  if (field.endsWith("phone")) return { type: "tel", maxLength: NAME_MAX };
  // An iPhone's numeric keyboard has neither letters nor a hyphen.
  if (field.endsWith("postcode"))
    return { inputMode: isNumericPostcode(country) ? "numeric" : undefined, maxLength: LINE_MAX };
  return { maxLength: field.endsWith("Name") ? NAME_MAX : LINE_MAX };
}
