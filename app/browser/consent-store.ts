import { useSyncExternalStore } from "react";
import { readConsentCookie, type Consent } from "../domain/consent/consent";
import { onAccountChanged } from "./account-events";
import { readCookies } from "./storage/browser-storage";

const CHANGED = "shop:consent-changed";
const REOPENED = "shop:consent-reopened";

/** The choice of a browser that doesn't store cookies; it is lost when the page is closed. */
let unstored: Consent | null = null;

/** The choice that this browser has stored; null: none yet. */
export function readConsent(): Consent | null {
  return readConsentCookie(readCookies()) ?? unstored;
}

/** Notifies this page of a choice that was saved. */
export function notifyConsentChanged(chosen: Consent | null): void {
  unstored = readConsentCookie(readCookies()) ? null : chosen;
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back when the choice may have changed, here or in another tab; returns the unsubscribe function. */
export function onConsentChanged(listener: () => void): () => void {
  for (const event of [CHANGED, "focus"]) window.addEventListener(event, listener);
  // Signing out deletes the consent cookie, too.
  const stop = onAccountChanged(listener);
  return () => {
    stop();
    for (const event of [CHANGED, "focus"]) window.removeEventListener(event, listener);
  };
}

/** Opens the consent bar again; false if the page has none, so that the footer's link is followed. */
export function reopenConsent(): boolean {
  return !window.dispatchEvent(new Event(REOPENED, { cancelable: true }));
}

/** Calls back when the consent bar is to be opened again; returns the unsubscribe function. */
export function onConsentReopened(listener: () => void): () => void {
  const open = (event: Event) => {
    event.preventDefault();
    listener();
  };
  window.addEventListener(REOPENED, open);
  return () => window.removeEventListener(REOPENED, open);
}

/** Whether no choice has been made; false on the server and during hydration, because a cached page is the same for everybody. */
export function useConsentMissing(): boolean {
  return useSyncExternalStore(
    onConsentChanged,
    () => readConsent() === null,
    () => false,
  );
}
