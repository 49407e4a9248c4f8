import type { MinorUnits } from "../../domain/values/money";
import { CART } from "../../strings/checkout/cart";
import { Amount } from "../ui/amount";
import { Icon } from "../ui/icon";

export interface Option {
  value: string;
  title: string;
  description?: string;
  /** What it costs, in hundredths; 0 is said in words. Without it no price stands there. */
  cost?: MinorUnits;
  isDisabled?: boolean;
  /** Where a delivery goes; styles show the fields for it. */
  to?: string | undefined;
}

interface OptionListProps {
  legend: string;
  name: string;
  options: Option[];
  chosen: string | null;
  onChoose: (value: string) => void;
  error?: string;
}

/** A choice of one, each option a row that can be pressed anywhere: delivery, payment. */
export function OptionList({ legend, name, options, chosen, onChoose, error }: OptionListProps) {
  const errorId = `${name}-error`;
  return (
    <fieldset className="options" aria-describedby={error ? errorId : undefined}>
      <legend className="sr">{legend}</legend>
      <div className="options-list">
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              id={index === 0 ? name : undefined}
              type="radio"
              name={name}
              value={option.value}
              data-to={option.to}
              checked={option.value === chosen && !option.isDisabled}
              disabled={option.isDisabled}
              onChange={() => onChoose(option.value)}
            />
            <span className="options-title">{option.title}</span>
            {option.cost !== undefined && (
              <span className={option.cost ? "options-cost" : "options-cost is-free"}>
                {option.cost ? <Amount value={option.cost} /> : CART.free}
              </span>
            )}
            {option.description && <span className="options-description">{option.description}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p className="problem" id={errorId}>
          <Icon name="alert" size={16} /> {error}
        </p>
      )}
    </fieldset>
  );
}
