import { useId, useState, type FormEvent, type KeyboardEvent } from "react";
import type { Settlement } from "../../domain/delivery/settlements";
import { CHECKOUT } from "../../strings/checkout/checkout";
import { REGION_NAMES } from "../../strings/checkout/regions";
import { CheckoutInput, type CheckoutFieldProps } from "./checkout-field";
import { useSettlements } from "./use-settlements";

interface SettlementFieldProps extends CheckoutFieldProps {
  onChoose: (settlement: Settlement) => void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The field of the settlement, or of its postcode: a combobox (ARIA APG) that offers what was typed may mean. What the
 * list lacks is typed as in any field; nothing is chosen but by Enter or a press.
 */
export function SettlementField({ onChoose, ...field }: SettlementFieldProps) {
  const listId = useId();
  const { find, prepare } = useSettlements();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const found = find && typed ? find(typed) : [];
  const isOpen = found.length > 0;
  const idOf = (index: number) => (isOpen && index >= 0 ? `${listId}-${index}` : undefined);
  const close = () => {
    setTyped("");
    setActive(-1);
  };
  const choose = (settlement: Settlement) => {
    close();
    onChoose(settlement);
  };
  const onInput = (event: FormEvent<HTMLInputElement>) => {
    const { nativeEvent, currentTarget } = event;
    // A browser that fills in an address knows the whole of it.
    const isTyped = nativeEvent instanceof InputEvent && nativeEvent.inputType !== "insertReplacementText";
    setTyped(isTyped ? currentTarget.value : "");
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    const chosen = event.key === "Enter" ? found[active] : undefined;
    // The field is part of the cycle: from the last option the arrow leads back to it.
    if (step) setActive((index) => ((index + 1 + step + found.length + 1) % (found.length + 1)) - 1);
    else if (event.key === "Escape") close();
    else if (chosen) choose(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div className="combobox">
      <CheckoutInput
        {...field}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={idOf(active)}
        aria-autocomplete="list"
        onFocus={prepare}
        onBlur={close}
        onInput={onInput}
        onKeyDown={onKeyDown}
      />
      <p className="visually-hidden" role="status">
        {isOpen ? CHECKOUT.settlements(found.length) : ""}
      </p>
      {isOpen && (
        <div
          id={listId}
          className="combobox-list"
          role="listbox"
          tabIndex={-1}
          aria-label={CHECKOUT.city}
          // A press must not blur the field, which would close the list.
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map((settlement, index) => (
            // The field's keys move through the options.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={`${settlement.postcode} ${settlement.name} ${settlement.municipality}`}
              id={idOf(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={index === active ? "is-active" : undefined}
              onClick={() => choose(settlement)}
            >
              <b>{settlement.name}</b>
              <span className="caption">{describe(settlement, found)}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** Postcode and region; the municipality tells settlements of one name apart. */
function describe({ name, postcode, region, municipality }: Settlement, found: Settlement[]): string {
  const isOneOfSeveral = found.filter((one) => one.name === name).length > 1;
  const place = REGION_NAMES[region] ?? "";
  return [postcode, isOneOfSeveral && CHECKOUT.municipality(municipality), place].filter(Boolean).join(", ");
}
