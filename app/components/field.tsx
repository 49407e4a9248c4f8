import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { SHELL } from "../strings/shell";
import { Icon } from "./icon";

interface FieldText {
  /** Also the id, so that an error summary can lead here. */
  name: string;
  label: string;
  hint?: string;
  error?: string;
  isOptional?: boolean;
}

/** A labelled input with its hint and its error beside it (look NOTES, Controls). */
export function Field({ label, hint, error, isOptional, ...input }: FieldText & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <FieldFrame text={{ name: input.name, label, hint, error, isOptional }}>
      <input id={input.name} {...input} {...describe(input.name, hint, error)} />
    </FieldFrame>
  );
}

export function SelectField({
  label,
  hint,
  error,
  isOptional,
  ...select
}: FieldText & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <FieldFrame text={{ name: select.name, label, hint, error, isOptional }}>
      <span className="sel">
        <select id={select.name} {...select} {...describe(select.name, hint, error)} />
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
  ...area
}: FieldText & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FieldFrame text={{ name: area.name, label, hint, error, isOptional }}>
      <textarea id={area.name} {...area} {...describe(area.name, hint, error)} />
    </FieldFrame>
  );
}

function FieldFrame({ text, children }: { text: FieldText; children: ReactNode }) {
  const { name, label, hint, error, isOptional } = text;
  return (
    <div className={error ? "f bad" : "f"}>
      <label htmlFor={name}>
        {label}
        {isOptional && <span className="opt"> {SHELL.optional}</span>}
      </label>
      {children}
      {error && (
        <p className="msg" id={`${name}-error`}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

function describe(name: string, hint: string | undefined, error: string | undefined) {
  const ids = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(" ");
  return { "aria-invalid": error ? true : undefined, "aria-describedby": ids || undefined };
}
