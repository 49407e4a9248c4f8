import { useEffect, useLayoutEffect, useState, type RefObject } from "react";
import { findSettlements, type Settlement } from "#country/settlements";
import { REGION_NAMES } from "#strings/checkout/regions";
import { SETTLEMENTS } from "#strings/checkout/settlements";
import { Listbox } from "../ui/combobox/listbox";
import { optionId, type Popup } from "../ui/combobox/popup";
import { useCombobox, useTyped } from "../ui/combobox/use-combobox";
import { fillSettlement } from "./fill-settlement";
import { loadSettlements } from "./load-settlements";

const ROOM_PX = 220;

interface SettlementListProps {
  /** An element around the field. */
  scope: RefObject<HTMLElement | null>;
  /** The text that the field already had: it needs no suggestions. */
  entered: string | null;
  listId: string;
  /** Reports the combobox attributes to the field. */
  onPopup: (popup: Popup) => void;
}

/** Settlements for what is typed in a field of an address. */
export function SettlementList({ scope, entered, listId, onPopup }: SettlementListProps) {
  const typed = useTyped(scope);
  const settlements = useSettlements();
  const found = typed === entered ? [] : findSettlements(typed, settlements);
  const [chosen, setChosen] = useState("");
  const choose = (settlement: Settlement | undefined) => {
    if (!settlement) return;
    setChosen(SETTLEMENTS.chosen(`${nameOf(settlement)} ${placeOf(settlement)}`));
    fillSettlement(scope.current?.querySelector("input") ?? null, settlement);
  };
  // Enter in an open list never submits the form. If no option is active, the typed text stays.
  const { isOpen, active, close } = useCombobox(scope, found.length, (option) => {
    choose(found[option]);
    return true;
  });
  useRoom(scope, listId, isOpen ? found.length : 0);
  return (
    <>
      <p className="visually-hidden" role="status">
        {isOpen ? SETTLEMENTS.count(found.length) : chosen}
      </p>
      <Listbox id={listId} label={SETTLEMENTS.list} isOpen={isOpen} active={active} onPopup={onPopup}>
        {found.map((settlement, index) => (
          <button
            key={`${settlement.name} ${placeOf(settlement)}`}
            type="button"
            id={optionId(listId, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={index === active ? "settlement is-active" : "settlement"}
            onClick={() => {
              choose(settlement);
              close();
            }}
          >
            <span>{nameOf(settlement)}</span> <span className="caption">{placeOf(settlement)}</span>
          </button>
        ))}
      </Listbox>
    </>
  );
}

/** Scrolls a field at the lower edge of the screen up, so that more than two options are visible below it. */
function useRoom(scope: RefObject<HTMLElement | null>, listId: string, count: number): void {
  useLayoutEffect(() => {
    const list = count > 0 && document.getElementById(listId);
    if (list && list.clientHeight < ROOM_PX && list.scrollHeight > list.clientHeight)
      scope.current?.scrollIntoView({ block: "start" });
  }, [scope, listId, count]);
}

/** All settlements; none before they are loaded, or if that fails. */
function useSettlements(): readonly Settlement[] {
  const [settlements, setSettlements] = useState<readonly Settlement[]>([]);
  useEffect(() => {
    void loadSettlements().then(setSettlements);
  }, []);
  return settlements;
}

function nameOf({ name, isTown, isNamesake }: Settlement): string {
  return `${isNamesake ? SETTLEMENTS.kind(name, isTown) : name},`;
}

function placeOf({ postcode, region, municipality, isNamesake }: Settlement): string {
  const parts = [postcode, isNamesake && SETTLEMENTS.municipality(municipality), REGION_NAMES[region]];
  return parts.filter(Boolean).join(", ");
}
