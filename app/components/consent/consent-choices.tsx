import type { Consent } from "../../domain/consent/consent";
import { CONSENT } from "#strings/consent";
import { Checkbox } from "../ui/checkbox";

/**
 * Consent checkboxes and three equally prominent buttons: everything, nothing, what is checked. Before the first
 * choice no optional kind is checked.
 */
export function ConsentChoices({ consent }: { consent: Consent | null }) {
  return (
    <>
      <ul className="consent-kinds">
        <li>
          <Checkbox id="consent-necessary" label={CONSENT.necessary} checked disabled />
          <p className="caption">{CONSENT.necessaryHint}</p>
        </li>
        <li>
          <Checkbox
            id="consent-analytics"
            name="analytics"
            label={CONSENT.analytics}
            defaultChecked={consent?.analytics}
            aria-describedby="consent-analytics-hint"
          />
          <p className="caption" id="consent-analytics-hint">
            {CONSENT.analyticsHint}
          </p>
        </li>
        <li>
          <Checkbox id="consent-ads" name="ads" label={CONSENT.ads} defaultChecked={consent?.ads} />
          <p className="caption">{CONSENT.adsHint}</p>
        </li>
      </ul>
      <div className="consent-actions">
        <button type="submit" className="button small ghost" name="choice" value="all">
          {CONSENT.acceptAll}
        </button>
        <button type="submit" className="button small ghost" name="choice" value="none">
          {CONSENT.refuseAll}
        </button>
        <button type="submit" className="button small ghost" name="choice" value="chosen">
          {CONSENT.save}
        </button>
      </div>
    </>
  );
}
