import { useState } from "react";
import { QUANTITY_MAX } from "../../config/limits";
import { SHELL } from "#strings/shell";
import { iconButton } from "./icon";

interface StepperProps {
  value: number;
  /** Called after a press of a button, or when typed text is committed by blur or Enter. */
  onChange: (value: number) => void;
  label: string;
  /** null for no known limit. */
  max?: number | null;
  isBig?: boolean;
  /** Field name, in forms with several quantities. */
  name?: string;
}

/** Quantity, from 1; minus changes nothing at 1, but keeps the focus. Without scripts it is a number field. */
export function Stepper({ value, onChange, label, max = null, isBig, name = "quantity" }: StepperProps) {
  // While the shopper types, the text may be invalid: an empty field comes before another number.
  const [typed, setTyped] = useState<string | number | null>(null);
  const limit = Math.max(1, Math.min(max ?? QUANTITY_MAX, QUANTITY_MAX));
  const read = Number(typed);
  const entered = read > 0 && read % 1 === 0 ? read : value;
  const settle = (next: number) => {
    setTyped(null);
    if (next !== value) onChange(next);
  };
  return (
    <span className={isBig ? "stepper is-large" : "stepper"}>
      <button
        type="button"
        className={iconButton({ name: "minus", size: 16 })}
        aria-label={SHELL.less}
        aria-disabled={entered <= 1 || undefined}
        onClick={() => entered > 1 && settle(Math.min(limit, entered - 1))}
      />
      <input
        type="number"
        name={name}
        inputMode="numeric"
        min={1}
        max={limit}
        aria-label={label}
        value={typed ?? value}
        onChange={({ target }) => setTyped(Number(target.value) > limit ? limit : target.value)}
        onBlur={() => settle(entered)}
        onKeyDown={({ key }) => key === "Enter" && settle(entered)}
      />
      <button
        type="button"
        className={iconButton({ name: "plus", size: 16 })}
        aria-label={SHELL.more}
        aria-disabled={entered >= limit || undefined}
        onClick={() => entered < limit && settle(entered + 1)}
      />
    </span>
  );
}
