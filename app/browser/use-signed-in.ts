import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { onAccountChanged } from "./account-events";
import { readSignedInHint } from "./signed-in-hint";

/** Whether somebody is signed in; false while the server draws, which makes public pages for everybody (design §2). */
export function useSignedIn(): boolean {
  // A step to another page may have told the browser more: then the hint is read again.
  useLocation();
  return useSyncExternalStore(onAccountChanged, readSignedInHint, () => false);
}
