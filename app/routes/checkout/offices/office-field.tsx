import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { courierText } from "#strings/checkout/couriers";
import { storeRecentOffice } from "../../../browser/recent-offices";
import { Drawer } from "../../../components/ui/drawer";
import { focusField } from "../../../components/ui/focus-field";
import { Part } from "../../../components/ui/part";
import { Problem } from "../../../components/ui/problem";
import { describeOffice } from "../../../domain/delivery/chosen-office";
import type { Office } from "../../../domain/delivery/office";
import type { OfficeQuery } from "../../../domain/delivery/office-query";
import { problemText } from "#strings/checkout/checkout";
import { OFFICES } from "#strings/checkout/offices";
import type { CheckoutForm } from "../use-checkout-form";

const OfficePanel = lazy(async () => {
  const { OfficePanel: component } = await import("./office-panel");
  return { default: component };
});

interface OfficeFieldProps {
  form: CheckoutForm;
  block: "billing" | "shipping";
  courier: string;
  /** Which kind of office; undefined: both. */
  kind: Office["kind"] | undefined;
  chosen: ChosenOffice;
  onChoose: (chosen: ChosenOffice) => void;
}

/** An office as the form sends it; id and text are "" before an office is chosen. */
export interface ChosenOffice {
  id: string;
  text: string;
}

/**
 * The office of a courier that has a list of offices: a button that opens the list in a sheet. Without scripts the
 * button submits the form, and the list is a page of its own.
 */
export function OfficeField({ form, block, courier, kind, chosen, onChoose }: OfficeFieldProps) {
  const [query, setQuery] = useState<OfficeQuery | null>(null);
  // The list closes when a reply selects a rate of another courier, or of another kind of office.
  if (query && (query.courier !== courier || query.kind !== (kind ?? null))) setQuery(null);
  const [hasNoCity, setNoCity] = useState(false);
  const name = `${block}.officeId` as const;
  const problem = form.problems[name] ?? form.problems[`${block}.office`];
  const error = hasNoCity ? OFFICES.noCity : problem && problemText(name, problem);

  // The hidden inputs contain a new office only once rendered, also when they reappear with their country or rate.
  const settle = useEffectEvent(() => form.settle());
  const settledId = useRef("");
  useEffect(() => {
    if (chosen.id === settledId.current) return;
    settledId.current = chosen.id;
    settle();
  }, [chosen.id]);

  const open = () => {
    const data = new FormData(form.ref.current!);
    const read = (field: string) => String(data.get(`${block}.${field}`) ?? "");
    const city = read("city").trim();
    setNoCity(!city);
    if (!city) return focusField(form.ref.current, `${block}.city`);
    setQuery({ courier, kind: kind ?? null, city, region: read("state"), postcode: read("postcode") });
  };
  const choose = (office: Office) => {
    setQuery(null);
    onChoose({ id: office.id, text: describeOffice(office) });
    storeRecentOffice(courier, office.id);
  };
  return (
    <div className="field office-field">
      <input type="hidden" name={`${block}.officeId`} value={chosen.id} />
      <input type="hidden" name={`${block}.office`} value={chosen.text} />
      <span className="label" id={`${name}-label`}>
        {OFFICES.label(kind)}
      </span>
      {chosen.id && (
        <p className="office-chosen" id={`${name}-chosen`}>
          {chosen.text}
        </p>
      )}
      <button
        id={name}
        type="submit"
        name="intent"
        value="offices"
        className={chosen.id ? "link" : "button ghost"}
        aria-describedby={
          [error && `${name}-error`, chosen.id && `${name}-chosen`].filter(Boolean).join(" ") || undefined
        }
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
      >
        {chosen.id ? OFFICES.change : OFFICES.choose(kind)}
      </button>
      {error && <Problem id={`${name}-error`}>{error}</Problem>}
      <Drawer
        isOpen={query !== null}
        onClose={() => setQuery(null)}
        side="bottom"
        title={query ? OFFICES.title(courierText(courier), kind, query.city) : OFFICES.choose(kind)}
      >
        {query && (
          <Part>
            <Suspense
              fallback={
                <p className="drawer-body muted" role="status">
                  {OFFICES.loading}
                </p>
              }
            >
              <OfficePanel query={query} chosen={chosen.id} weight={form.state.cart.parcelWeight} onChoose={choose} />
            </Suspense>
          </Part>
        )}
      </Drawer>
    </div>
  );
}
