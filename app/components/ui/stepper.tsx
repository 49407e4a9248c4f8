import { useState } from "react";
import { QUANTITY_MAX } from "../../config/limits";
import { SHELL } from "../../strings/shell";
import { iconButton } from "./icon";

interface StepperProps {
  value: number;
  /** By a button, or once what was typed is settled: by leaving the field or Enter. */
  onChange: (value: number) => void;
  label: string;
  /** null: no limit known. */
  max?: number | null;
  isBig?: boolean;
  /** Field of the form, where several quantities stand in one. */
  name?: string;
}

/** Quantity, from 1; minus is disabled at 1. Without scripts it is a number field. */
export function Stepper({ value, onChange, label, max = null, isBig, name = "quantity" }: StepperProps) {
  // What is being typed may be no quantity yet: an empty field is how another number begins.
  const [typed, setTyped] = useState<string | number | null>(null);
  const limit = Math.max(1, Math.min(max ?? QUANTITY_MAX, QUANTITY_MAX));
  const read = Number(typed);
  const meant = read > 0 && read % 1 === 0 ? read : value;
  const settle = (next: number) => {
    setTyped(null);
    if (next !== value) onChange(next);
  };
  return (
    <span className={isBig ? "stp big" : "stp"}>
      <button
        type="button"
        className={iconButton({ name: "minus", size: 16 })}
        aria-label={SHELL.less}
        disabled={meant <= 1}
        onClick={() => settle(Math.min(limit, meant - 1))}
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
        onBlur={() => settle(meant)}
        onKeyDown={({ key }) => key === "Enter" && settle(meant)}
      />
      <button
        type="button"
        className={iconButton({ name: "plus", size: 16 })}
        aria-label={SHELL.more}
        disabled={meant >= limit}
        onClick={() => settle(meant + 1)}
      />
    </span>
  );
}
