import type { InputHTMLAttributes, ReactElement, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { SHELL } from "#strings/shell";
import { Icon } from "./icon";
import { Problem } from "./problem";

interface FieldText {
  name: string;
  /** Id to which the error summary links: the name by default, another if that id is taken. */
  id?: string;
  label: string;
  hint?: string;
  error?: string;
  isOptional?: boolean;
}

interface FieldProps extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, "name"> {
  /** A control inside the field, at its end. */
  end?: ReactElement;
}

/** A labeled input with its hint and error. */
export function Field({ end, ...field }: FieldProps) {
  const { text, control } = splitField(field);
  const input = <input type="text" {...control} />;
  return (
    <FieldFrame {...text}>
      {end ? (
        <div className="field-control">
          {input}
          {end}
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  );
}

export function SelectField(field: FieldText & SelectHTMLAttributes<HTMLSelectElement>) {
  const { text, control } = splitField(field);
  return (
    <FieldFrame {...text}>
      <span className="select">
        <select {...control} />
        <Icon name="down" />
      </span>
    </FieldFrame>
  );
}

export function TextField(field: FieldText & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { text, control } = splitField(field);
  return (
    <FieldFrame {...text}>
      <textarea {...control} />
    </FieldFrame>
  );
}

/** The texts of a field, and the attributes of its control, which refer to them. */
function splitField<F extends FieldText>({ label, hint, error, isOptional, name, id = name, ...attributes }: F) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const described = { "aria-invalid": error ? true : undefined, "aria-describedby": ids || undefined };
  return { text: { id, label, hint, error, isOptional }, control: { name, id, ...attributes, ...described } };
}

interface FieldFrameProps extends Omit<FieldText, "name"> {
  id: string;
  children: ReactNode;
}

function FieldFrame({ id, label, hint, error, isOptional, children }: FieldFrameProps) {
  return (
    <div className={error ? "field is-invalid" : "field"}>
      <label htmlFor={id}>
        <span>{label}</span>
        {isOptional && <span className="optional"> {SHELL.optional}</span>}
      </label>
      {children}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
