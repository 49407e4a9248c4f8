import { useEffect, useId, useState, type KeyboardEvent } from "react";
import { courierText } from "#strings/checkout/couriers";
import { readRecentOffices } from "../../../browser/recent-offices";
import { comboboxProps, optionId } from "../../../components/ui/combobox/popup";
import { STEPS } from "../../../components/ui/combobox/use-combobox";
import { Field } from "../../../components/ui/field";
import { Problem } from "../../../components/ui/problem";
import { takesParcel } from "../../../domain/delivery/chosen-office";
import { findDistance, findOffices, type Location } from "../../../domain/delivery/find-offices";
import type { Office } from "../../../domain/delivery/office";
import type { OfficeQuery } from "../../../domain/delivery/office-query";
import { OFFICES } from "#strings/checkout/offices";
import { OfficeText } from "./office-text";
import { useOffices } from "./use-offices";

interface OfficePanelProps {
  query: OfficeQuery;
  /** Id of the chosen office; "" for none. */
  chosen: string;
  /** The parcel's weight in kg. */
  weight: number | undefined;
  onChoose: (office: Office) => void;
}

/** The offices of a settlement: a combobox (ARIA APG) over a list that a search narrows. */
export function OfficePanel({ query, chosen, weight, onChoose }: OfficePanelProps) {
  const { offices, retry } = useOffices(query);
  if (offices === null)
    return (
      <p className="drawer-body muted" role="status">
        {OFFICES.loading}
      </p>
    );
  if (offices === "failed")
    return (
      <div className="drawer-body office-message" role="alert">
        <p>{OFFICES.failed}</p>
        <button type="button" className="button ghost small" onClick={retry}>
          {OFFICES.retry}
        </button>
      </div>
    );
  if (offices.length === 0)
    return (
      <p className="drawer-body office-message" role="alert">
        {OFFICES.noneHere(courierText(query.courier), query.kind ?? undefined, query.city)}
      </p>
    );
  return (
    <OfficeSearch
      offices={offices}
      recent={readRecentOffices(query.courier)}
      chosen={chosen}
      weight={weight}
      onChoose={onChoose}
    />
  );
}

interface OfficeSearchProps extends Pick<OfficePanelProps, "chosen" | "weight" | "onChoose"> {
  offices: Office[];
  recent: string[];
}

// Not useCombobox: this list is always open, and Escape closes the dialog around it.
function OfficeSearch({ offices, recent, chosen, weight, onChoose }: OfficeSearchProps) {
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [from, setFrom] = useState<Location | null>(null);
  const found = findOffices(offices, typed, { recent, from });
  const [active, setActive] = useState(() => found.findIndex(({ id }) => id === chosen));
  // On a phone the keyboard would cover the list.
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) document.getElementById(`${listId}-field`)?.focus();
  }, [listId]);
  const activeId = active < 0 ? undefined : optionId(listId, active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const take = (office: Office | undefined) => {
    if (office && takesParcel(office, weight)) onChoose(office);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) setActive((index) => (index + step + found.length) % Math.max(1, found.length));
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) take(found[active]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="office-search">
        <Field
          id={`${listId}-field`}
          name="office-search"
          type="search"
          label={OFFICES.search}
          autoComplete="off"
          {...comboboxProps(listId, { isOpen: true, active: activeId })}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
        <div className="office-found">
          <p className="caption" role="status">
            {found.length > 0 ? OFFICES.count(found.length) : OFFICES.noneFound}
          </p>
          {offices.some(({ location }) => location) && <Nearest isUsed={from !== null} onLocation={setFrom} />}
        </div>
      </div>
      <div className="drawer-body office-list" role="listbox" id={listId} aria-label={OFFICES.search} tabIndex={-1}>
        {found.map((office, index) => (
          // The field has the focus, and its keys move through the options.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={office.id}
            id={optionId(listId, index)}
            role="option"
            tabIndex={-1}
            aria-selected={office.id === chosen}
            aria-disabled={!takesParcel(office, weight) || undefined}
            className={index === active ? "is-active" : undefined}
            onClick={() => take(office)}
          >
            <OfficeText
              office={office}
              weight={weight}
              isRecent={recent.includes(office.id)}
              distance={from && office.location ? findDistance(from, office) : null}
            />
          </div>
        ))}
      </div>
    </>
  );
}

const LOCATION_TIMEOUT_MS = 10_000;

/** Requests the shopper's location from the browser when the button is pressed; it never leaves the page. */
function Nearest({ isUsed, onLocation }: { isUsed: boolean; onLocation: (from: Location) => void }) {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  if (isUsed || !("geolocation" in navigator)) return null;
  const locate = () => {
    setState("busy");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onLocation([coords.latitude, coords.longitude]),
      () => setState("failed"),
      { timeout: LOCATION_TIMEOUT_MS, maximumAge: 60_000 },
    );
  };
  if (state === "failed") return <Problem role="alert">{OFFICES.notLocated}</Problem>;
  return (
    <button type="button" className="link" aria-busy={state === "busy" || undefined} onClick={locate}>
      {OFFICES.nearest}
    </button>
  );
}
