import { useState } from "react";
import { QUANTITY_MAX } from "../../config/limits";
import { SHELL } from "../../strings/shell";
import { Icon } from "./icon";

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
  /** A number until it is pressed, then a field: autofill makes browsers lay out each field of a page */
  isClosed?: boolean;
}

/** Quantity, from 1; minus is disabled at 1. Without scripts it is a number field, or 1 where it is closed. */
export function Stepper({ value, onChange, label, max = null, isBig, name = "quantity", isClosed }: StepperProps) {
  const [isShut, setShut] = useState(isClosed);
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
        aria-label={SHELL.less}
        disabled={meant <= 1}
        onClick={() => settle(Math.min(limit, meant - 1))}
      >
        <Icon name="minus" size={16} />
      </button>
      {isShut && <input type="hidden" name={name} value={value} />}
      {isShut ? (
        <button type="button" className="num" aria-label={`${label} ${value}`} onClick={() => setShut(false)}>
          {value}
        </button>
      ) : (
        <input
          ref={isClosed ? focusWhole : undefined}
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
      )}
      <button type="button" aria-label={SHELL.more} disabled={meant >= limit} onClick={() => settle(meant + 1)}>
        <Icon name="plus" size={16} />
      </button>
    </span>
  );
}

function focusWhole(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
