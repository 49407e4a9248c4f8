import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { joinChannel, readCookies } from "./storage/browser-storage";

/** Whether somebody is signed in, by the readable hint cookie of personal responses: a flag, no identity. */
function readSignedInHint(): boolean {
  return /(?:^|; )signed_in=1(?:;|$)/.test(readCookies());
}

const CHANGED = "shop:account-changed";

/** Where the account changed: in this tab, which updates its own page, or in another tab. */
type Origin = "here" | "elsewhere";

let sendToTabs: ((nothing: null) => void) | undefined;

/** This tab's last known state; null until first read. */
let known: boolean | null = null;

/** Notifies this page and the shop's other tabs of a sign-in or sign-out. */
export function notifyAccountChanged(): void {
  send("here");
  joinTabs()(null);
}

/** Subscribes to account changes; returns the unsubscribe function. */
export function onAccountChanged(listener: (origin: Origin) => void): () => void {
  known ??= readSignedInHint();
  joinTabs();
  const onEvent = (event: Event) => listener((event as CustomEvent<Origin>).detail);
  window.addEventListener(CHANGED, onEvent);
  return () => window.removeEventListener(CHANGED, onEvent);
}

/** Reads the hint again: a suspended tab misses messages, and an expired sign-in sends none. */
export function recheckSignIn(): void {
  if (known !== null && known !== readSignedInHint()) send("elsewhere");
}

function send(origin: Origin): void {
  known = readSignedInHint();
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: origin }));
}

function joinTabs(): (nothing: null) => void {
  return (sendToTabs ??= joinChannel(CHANGED, () => send("elsewhere")));
}

/** Whether somebody is signed in; false during server rendering, because public pages are cached. */
export function useSignedIn(): boolean {
  // Re-renders on navigation: its response may have changed the hint.
  useLocation();
  return useSyncExternalStore(onAccountChanged, readSignedInHint, () => false);
}
