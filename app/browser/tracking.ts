import { useEffect, useEffectEvent } from "react";
import type { Occurrence } from "../domain/consent/tracking-events";
import { onConsentChanged } from "./consent-store";

/** What happened while the tracker was still on its way; beyond that nobody is waiting for it. */
const WAITING_MAX = 20;

/** Whether a tracker is there or on its way, as the shopper allows it by now. */
let isExpected = false;
let tell: ((happened: Occurrence) => void) | null = null;
let waiting: Occurrence[] = [];

/** Tells the tracker what a shopper did. Without his consent nothing is told, and nothing is kept to be told later. */
export function report(happened: Occurrence): void {
  if (!isExpected) return;
  if (tell) tell(happened);
  else if (waiting.length < WAITING_MAX) waiting.push(happened);
}

/** Reports what a page shows, once for each `key`: when it is shown, or when it may be told while it is. null: nothing. */
export function useReport(happened: Occurrence, key: string | number | null): void {
  const send = useEffectEvent(() => report(happened));
  // Heard here, not in the page's state: a page isn't drawn anew for it.
  useEffect(() => {
    if (key === null) return undefined;
    let isSaid = false;
    const look = () => {
      if (isExpected && !isSaid) send();
      isSaid = isExpected;
    };
    look();
    return onConsentChanged(look);
  }, [key]);
}

/** The shopper has chosen: a tracker may come, or not. What waited under another choice is forgotten. */
export function expectTracker(mayCome: boolean): void {
  isExpected = mayCome;
  waiting = [];
}

/** The tracker has come: it hears what waited for it, and from now on everything. */
export function connectTracker(listener: (happened: Occurrence) => void): void {
  tell = listener;
  waiting.splice(0).forEach(listener);
}
