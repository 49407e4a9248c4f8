import { useEffect, useEffectEvent } from "react";
import type { Occurrence } from "../shop/tracking-events";
import { onConsentChanged, readConsent } from "./consent-store";

/** What happened while the tracker was still on its way; beyond that nobody is waiting for it. */
const WAITING_MAX = 20;

let tell: ((happened: Occurrence) => void) | null = null;
let waiting: Occurrence[] = [];

/** Tells the tracker what a shopper did. Without his consent nothing is told, and nothing is kept to be told later. */
export function report(happened: Occurrence): void {
  const consent = readConsent();
  if (!consent?.analytics && !consent?.ads) return;
  if (tell) tell(happened);
  else if (waiting.length < WAITING_MAX) waiting.push(happened);
}

/** Reports what a page shows, once for each `key`: when it is shown, or when consent comes while it is. null: nothing. */
export function useReport(happened: Occurrence, key: string | number | null): void {
  const send = useEffectEvent(() => report(happened));
  // Heard here, not in the page's state: a page isn't drawn anew for it.
  useEffect(() => {
    if (key === null) return undefined;
    let isSaid = false;
    const look = () => {
      const wasSaid = isSaid;
      isSaid = readConsent() !== null;
      if (isSaid && !wasSaid) send();
    };
    look();
    return onConsentChanged(look);
  }, [key]);
}

/** The tracker has come: it hears what waited for it, and from now on everything. */
export function connectTracker(listener: (happened: Occurrence) => void): void {
  tell = listener;
  for (const happened of waiting.splice(0)) listener(happened);
}
