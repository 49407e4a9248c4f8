import type { InputHTMLAttributes } from "react";
import type { FieldProblems } from "../../domain/checkout/address-form";
import { LINE_MAX, NAME_MAX } from "../../domain/forms/field-schema";
import type { CheckoutField } from "../../domain/checkout/checkout-form";
import { EMAIL_MAX } from "../../domain/forms/email";
import { isPostcodeOfDigits } from "../../domain/checkout/place-schema";
import { problemText } from "../../strings/checkout/checkout";
import { Field, SelectField } from "../ui/field";

/** What a field wants to know of its form: the checkout's, or a part of it in the account. */
export interface FieldsForm {
  /** What stands in the fields at first; from then on the fields know it themselves. */
  values: Partial<Record<CheckoutField, string>>;
  problems: FieldProblems;
  /** Where the address lies, for its postcode. */
  country?: string;
  /** First wrong field of the answer that the page came with. */
  firstWrong: string | undefined;
}

interface CheckoutFieldProps {
  form: FieldsForm;
  field: CheckoutField;
  label: string;
  autoComplete: string;
  hint?: string;
  isOptional?: boolean;
}

interface SelectProps extends CheckoutFieldProps {
  options: { value: string; label: string }[];
  /** Text of a first row that chooses nothing. */
  blank?: string;
  onChoose?: (value: string) => void;
}

/** One line of text of the checkout's form: keeps what was typed, says what is wrong with it. */
export function CheckoutInput(props: CheckoutFieldProps) {
  return <Field {...fieldProps(props)} {...keyboardOf(props.field, props.form.country)} />;
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
  // Without scripts the browser itself goes to the first wrong field.
  const autoFocus = form.firstWrong === field;
  return { name: field, label, autoComplete, hint, isOptional, error, autoFocus, defaultValue: form.values[field] };
}

function keyboardOf(field: CheckoutField, country = ""): InputHTMLAttributes<HTMLInputElement> {
  if (field.endsWith("email")) return { type: "email", maxLength: EMAIL_MAX };
  if (field.endsWith("phone")) return { type: "tel", maxLength: NAME_MAX };
  // An iPhone's keyboard of digits has neither letters nor a hyphen.
  if (field.endsWith("postcode"))
    return { inputMode: isPostcodeOfDigits(country) ? "numeric" : undefined, maxLength: LINE_MAX };
  return { maxLength: field.endsWith("Name") ? NAME_MAX : LINE_MAX };
}
