import type { MinorUnits } from "../../domain/values/money";
import type { InLanguage } from "../../domain/values/text-language";
import { CART } from "#strings/checkout/cart";
import { Amount } from "../ui/amount";
import { Problem } from "../ui/problem";

export interface Option extends InLanguage {
  value: string;
  title: string;
  description?: string | undefined;
  descriptionLanguage?: string | undefined;
  /** In minor units. 0 is shown as a word, null as the reason why there is no price yet; undefined shows no price. */
  cost?: MinorUnits | null;
  /** What must be entered before there is a price. */
  pricedBy?: "office" | "address" | undefined;
  /** Which kind of office the rate delivers to. */
  offices?: "office" | "locker" | undefined;
  /** Why there is no price. */
  error?: string | undefined;
  isDisabled?: boolean;
  /** Destination of a shipping rate; the style sheet shows the fields for it. */
  to?: string | undefined;
  /** Courier of a shipping rate: the style sheet hides the field that asks for one. */
  courier?: string | undefined;
}

interface OptionListProps {
  legend: string;
  name: string;
  options: Option[];
  chosen: string | null;
  onChoose: (value: string) => void;
  error?: string;
}

/** A radio group of clickable rows: shipping rates, payment methods. */
export function OptionList({ legend, name, options, chosen, onChoose, error }: OptionListProps) {
  const errorId = `${name}-error`;
  return (
    <fieldset className="options" aria-describedby={error ? errorId : undefined}>
      <legend className="visually-hidden">{legend}</legend>
      <div className="options-list">
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              id={index === 0 ? name : undefined}
              type="radio"
              name={name}
              value={option.value}
              data-to={option.to}
              data-courier={option.courier}
              checked={option.value === chosen && !option.isDisabled}
              disabled={option.isDisabled}
              onChange={() => onChoose(option.value)}
            />
            <span className="options-title" lang={option.language}>
              {option.title}
            </span>
            {option.cost === null && <span className="options-description">{CART.withoutPrice(option)}</span>}
            {option.cost != null && (
              <span className={option.cost ? "options-cost" : "options-cost is-free"}>
                {option.cost ? <Amount value={option.cost} /> : CART.free}
              </span>
            )}
            {(option.error || option.description) && (
              <span className="options-description" lang={option.error ? undefined : option.descriptionLanguage}>
                {option.error || option.description}
              </span>
            )}
          </label>
        ))}
      </div>
      {error && <Problem id={errorId}>{error}</Problem>}
    </fieldset>
  );
}
