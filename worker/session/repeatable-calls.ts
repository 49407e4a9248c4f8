import type { CartChange } from "../../app/domain/cart/cart";
import type { SessionRpc } from "./session-rpc";

/**
 * Calls that must not be retried if their outcome is unknown. Placing an order may be: its checkout id makes it idempotent
 * (docs/decisions/0005).
 */
const ONCE: readonly (keyof SessionRpc)[] = [
  "signIn",
  "register",
  "finishProviderSignIn",
  "cancelProviderSignIn",
  "changePassword",
  "writeReview",
];

/** Cart changes that set a state instead of adding to it, and so are idempotent. */
const IDEMPOTENT_CHANGES: readonly CartChange["type"][] = ["set-quantity", "empty", "choose-shipping"];

/** Whether repeating a call has no further effect. */
export function isRepeatable<C extends keyof SessionRpc>(call: C, given: Parameters<SessionRpc[C]>): boolean {
  if (call !== "changeCart") return !ONCE.includes(call);
  return IDEMPOTENT_CHANGES.includes((given[0] as CartChange).type);
}
