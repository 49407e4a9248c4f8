import type { ShippingRate } from "../../domain/cart/cart";
import { CART } from "#strings/checkout/cart";
import { Amount } from "../ui/amount";
import { Problem } from "../ui/problem";

/** For a shipping rate's option, the style sheet shows the fields that its `to` and `courier` need. */
export interface Option extends Partial<Omit<ShippingRate, "id" | "label">> {
  value: string;
  title: string;
  description?: string | undefined;
  descriptionLanguage?: string | undefined;
  isDisabled?: boolean;
}

/** A shipping rate as an option. */
export function rateOption({ id, label, ...rate }: ShippingRate): Option {
  return { value: id, title: label, ...rate };
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
