import * as home from "#country/rules";
import { useId, useRef, useState, type SyntheticEvent } from "react";
import { useHydrated } from "../../browser/use-hydrated";
import { CLOSED, comboboxProps } from "../ui/combobox/popup";
import { Part } from "../ui/part";
import { CheckoutInput, type CheckoutFieldProps } from "./checkout-field";
import type { SettlementList } from "./settlement-list";

/**
 * A field for a place's name or postcode. In the shop's own country it suggests settlements. A chosen one fills in
 * name, postcode and region; other text stays as typed.
 */
export function SettlementInput(props: CheckoutFieldProps) {
  const id = useId();
  const scope = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [List, setList] = useState<typeof SettlementList | null>(null);
  const [popup, setPopup] = useState(CLOSED);
  const isSuggested = isHydrated && props.form.country === home.code;
  // The field's text when it got the focus; null if it had the focus before the page was hydrated.
  const [entered, setEntered] = useState<string | null>(null);
  const load = ({ type, target }: SyntheticEvent) => {
    if (List || !isSuggested) return;
    if (type === "focus" && target instanceof HTMLInputElement) setEntered(target.value);
    const loading = import("./settlement-list");
    void loading.then(({ SettlementList }) => setList(() => SettlementList)).catch(() => undefined);
  };
  return (
    <div ref={scope} className="settlement-field" onFocus={load} onInput={load}>
      <CheckoutInput {...props} input={isSuggested ? comboboxProps(id, popup) : undefined} />
      {List && isSuggested && (
        <Part isOptional>
          <List scope={scope} entered={entered} listId={id} onPopup={setPopup} />
        </Part>
      )}
    </div>
  );
}
