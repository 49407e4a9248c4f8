import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** Whether somebody is signed in, by the readable hint cookie that personal answers set: a flag, no identity. */
function readSignedInHint(): boolean {
  return /(?:^|; )signed_in=1(?:;|$)/.test(document.cookie);
}

const CHANGED = "shop:account-changed";

/** Where somebody came in or left: in this tab, whose page sees to itself, or in another one. */
type Place = "here" | "elsewhere";

let channel: BroadcastChannel | null = null;

/** What this tab last knew; null: nobody has asked it yet. */
let known: boolean | null = null;

/** Tells every part of the page, and the shop's other tabs, that another account is signed in now, or none. */
export function announceAccountChange(): void {
  send("here");
  openChannel()?.postMessage(null);
}

/** Calls back when the account has changed; returns what ends it. */
export function onAccountChanged(listener: (place: Place) => void): () => void {
  known ??= readSignedInHint();
  openChannel();
  const invalidate = (event: Event) => listener((event as CustomEvent<Place>).detail);
  window.addEventListener(CHANGED, invalidate);
  return () => window.removeEventListener(CHANGED, invalidate);
}

/** Looks at the hint again: a tab that slept heard nothing, and an expired sign-in tells nobody. */
export function lookAtAccount(): void {
  if (known !== null && known !== readSignedInHint()) send("elsewhere");
}

function send(place: Place): void {
  known = readSignedInHint();
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: place }));
}

function openChannel(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === "undefined") return channel;
  channel = new BroadcastChannel(CHANGED);
  channel.addEventListener("message", () => send("elsewhere"));
  return channel;
}

/** Whether somebody is signed in; false while the server draws, which makes public pages for everybody. */
export function useSignedIn(): boolean {
  // A step to another page may have told the browser more: then the hint is read again.
  useLocation();
  return useSyncExternalStore(onAccountChanged, readSignedInHint, () => false);
}
