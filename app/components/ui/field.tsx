import type { InputHTMLAttributes, ReactElement, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { SHELL } from "#strings/shell";
import { Icon } from "./icon";
import { Problem } from "./problem";

interface FieldText {
  name: string;
  /** Anchor of the error summary; the name, unless that id is taken. */
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
export function Field({ label, hint, error, isOptional, end, name, id = name, ...input }: FieldProps) {
  const control = <input type="text" name={name} id={id} {...input} {...describe(id, hint, error)} />;
  return (
    <FieldFrame text={{ name, id, label, hint, error, isOptional }}>
      {end ? (
        <div className="field-control">
          {control}
          {end}
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  );
}

export function SelectField({
  label,
  hint,
  error,
  isOptional,
  name,
  id = name,
  ...select
}: FieldText & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <FieldFrame text={{ name, id, label, hint, error, isOptional }}>
      <span className="select">
        <select name={name} id={id} {...select} {...describe(id, hint, error)} />
        <Icon name="down" />
      </span>
    </FieldFrame>
  );
}

export function TextField({
  label,
  hint,
  error,
  isOptional,
  name,
  id = name,
  ...area
}: FieldText & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FieldFrame text={{ name, id, label, hint, error, isOptional }}>
      <textarea name={name} id={id} {...area} {...describe(id, hint, error)} />
    </FieldFrame>
  );
}

function FieldFrame({ text, children }: { text: FieldText; children: ReactNode }) {
  const { name, id = name, label, hint, error, isOptional } = text;
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

function describe(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return { "aria-invalid": error ? true : undefined, "aria-describedby": ids || undefined };
}
