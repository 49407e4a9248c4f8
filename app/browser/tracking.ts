import { useEffect, useEffectEvent } from "react";
import type { Occurrence } from "../domain/consent/tracking-events";
import { onConsentChanged } from "./consent-store";

/** Events buffered while the tracker loads; more are dropped. */
const WAITING_MAX = 20;

/** Whether a tracker is loaded or loading with the current consent. */
let isExpected = false;
let sendEvent: ((happened: Occurrence) => void) | null = null;
let waiting: Occurrence[] = [];

/** Reports an event to the tracker. Without consent nothing is reported or buffered. */
export function report(happened: Occurrence): void {
  if (!isExpected) return;
  if (sendEvent) sendEvent(happened);
  else if (waiting.length < WAITING_MAX) waiting.push(happened);
}

/** Reports what a page shows, once per `key`, as soon as consent allows while it is shown; null reports nothing. */
export function useReport(happened: Occurrence, key: string | number | null): void {
  const send = useEffectEvent(() => report(happened));
  // A subscription instead of state: consent must not re-render the page.
  useEffect(() => {
    if (key === null) return undefined;
    let isSaid = false;
    const reportOnce = () => {
      if (isExpected && !isSaid) send();
      isSaid = isExpected;
    };
    reportOnce();
    return onConsentChanged(reportOnce);
  }, [key]);
}

/** Consent has changed. Events buffered under another consent are discarded. */
export function expectTracker(mayCome: boolean): void {
  isExpected = mayCome;
  waiting = [];
}

/** Connects the loaded tracker: it receives the buffered events and all later ones. */
export function connectTracker(listener: (happened: Occurrence) => void): void {
  sendEvent = listener;
  waiting.splice(0).forEach(listener);
}
