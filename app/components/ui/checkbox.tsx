import type { InputHTMLAttributes, ReactNode } from "react";
import { Problem } from "./problem";

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  id: string;
  label: ReactNode;
  error?: string;
}

export function Checkbox({ id, label, error, ...input }: CheckboxProps) {
  return (
    <div className={error ? "check is-invalid" : "check"}>
      <label className="checkbox">
        <input
          type="checkbox"
          id={id}
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : input["aria-describedby"]}
        />
        <span>{label}</span>
      </label>
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </div>
  );
}
