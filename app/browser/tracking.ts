import { useEffect, useEffectEvent } from "react";
import type { Occurrence } from "../domain/consent/tracking-events";
import { onConsentChanged } from "./consent-store";

/** Events buffered while the tracker loads; more are dropped. */
const BUFFERED_MAX = 20;

/** Whether a tracker is loaded or loading with the current consent. */
let isExpected = false;
let sendEvent: ((occurrence: Occurrence) => void) | null = null;
let buffered: Occurrence[] = [];

/** Reports an event to the tracker. Without consent nothing is reported or buffered. */
export function report(occurrence: Occurrence): void {
  if (!isExpected) return;
  if (sendEvent) sendEvent(occurrence);
  else if (buffered.length < BUFFERED_MAX) buffered.push(occurrence);
}

/** Reports what a page shows, once per `key`, as soon as consent allows while it is shown; null reports nothing. */
export function useReport(occurrence: Occurrence, key: string | number | null): void {
  const send = useEffectEvent(() => report(occurrence));
  // A subscription instead of state: consent must not re-render the page.
  useEffect(() => {
    if (key === null) return undefined;
    let isReported = false;
    const reportOnce = () => {
      if (isExpected && !isReported) send();
      isReported = isExpected;
    };
    reportOnce();
    return onConsentChanged(reportOnce);
  }, [key]);
}

/** Consent has changed. Events buffered under another consent are discarded. */
export function expectTracker(mayLoad: boolean): void {
  isExpected = mayLoad;
  buffered = [];
}

/** Connects the loaded tracker: it receives the buffered events and all later ones. */
export function connectTracker(listener: (occurrence: Occurrence) => void): void {
  sendEvent = listener;
  buffered.splice(0).forEach(listener);
}
