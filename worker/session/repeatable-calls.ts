import type { CartChange } from "../../app/domain/cart/cart";
import type { SessionRpc } from "./session-rpc";

/**
 * What a session must not be asked twice where nobody knows whether it was done. An order may be asked for again: its
 * checkout's id makes one of it (docs/decisions/0005), and its absence is found out the same way.
 */
const ONCE: readonly (keyof SessionRpc)[] = [
  "signIn",
  "register",
  "finishProviderSignIn",
  "cancelProviderSignIn",
  "changePassword",
  "writeReview",
];

/** Changes that say how the cart shall be, and not what comes to it. */
const STATES: readonly CartChange["type"][] = ["set-quantity", "empty", "choose-shipping"];

/** Whether a call may run twice and leave the same behind. */
export function isRepeatable<C extends keyof SessionRpc>(call: C, given: Parameters<SessionRpc[C]>): boolean {
  if (call !== "changeCart") return !ONCE.includes(call);
  return STATES.includes((given[0] as CartChange).type);
}
