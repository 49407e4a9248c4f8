import { useSyncExternalStore } from "react";
import { readConsentCookie, type Consent } from "../domain/consent/consent";
import { onAccountChanged } from "./account-events";

const CHANGED = "shop:consent-changed";
const ASKED = "shop:consent-asked";

/** What this browser allows by now; null: nobody has said. */
export function readConsent(): Consent | null {
  return readConsentCookie(document.cookie);
}

/** Tells the page that the cookie says something new. */
export function announceConsent(): void {
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back when the choice may have changed, here or in another tab; returns what ends it. */
export function onConsentChanged(listener: () => void): () => void {
  for (const event of [CHANGED, "focus"]) window.addEventListener(event, listener);
  // Signing out takes every cookie, this one too.
  const stop = onAccountChanged(listener);
  return () => {
    stop();
    for (const event of [CHANGED, "focus"]) window.removeEventListener(event, listener);
  };
}

/** The footer's link asks for the choice again; false where nobody on the page heard it, so that the link is followed. */
export function askConsentAgain(): boolean {
  return !window.dispatchEvent(new Event(ASKED, { cancelable: true }));
}

export function onConsentAsked(listener: () => void): () => void {
  const invalidate = (event: Event) => {
    event.preventDefault();
    listener();
  };
  window.addEventListener(ASKED, invalidate);
  return () => window.removeEventListener(ASKED, invalidate);
}

/** Whether nobody has said anything yet; false while the page wakes up: a kept page is the same for everybody. */
export function useConsentMissing(): boolean {
  return useSyncExternalStore(
    onConsentChanged,
    () => readConsent() === null,
    () => false,
  );
}
