import { QUANTITY_MAX } from "../config/limits";
import { SHELL } from "../strings/shell";
import { Icon } from "./icon";

interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  label: string;
  /** null: no limit known. */
  max?: number | null;
  isBig?: boolean;
  /** Field of the form, where several quantities stand in one. */
  name?: string;
}

/** Quantity, from 1; minus is disabled at 1 (specification §5). Without scripts it is a number field. */
export function Stepper({ value, onChange, label, max = null, isBig = false, name = "quantity" }: StepperProps) {
  const limit = Math.max(1, Math.min(max ?? QUANTITY_MAX, QUANTITY_MAX));
  const step = (next: number) => onChange(Math.min(limit, Math.max(1, next)));
  return (
    <span className={isBig ? "stp big" : "stp"}>
      <button type="button" aria-label={SHELL.less} disabled={value <= 1} onClick={() => step(value - 1)}>
        <Icon name="minus" size={16} />
      </button>
      <input
        type="number"
        name={name}
        inputMode="numeric"
        min={1}
        max={limit}
        aria-label={label}
        value={value}
        onChange={(event) => step(Number.parseInt(event.target.value, 10) || 1)}
      />
      <button type="button" aria-label={SHELL.more} disabled={value >= limit} onClick={() => step(value + 1)}>
        <Icon name="plus" size={16} />
      </button>
    </span>
  );
}
