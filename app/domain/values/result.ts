/** Why the backend gave no usable response. Only `refused` carries text for the shopper, as plain text. */
export type Failure =
  /** auth-expired: the response is void, but a mutation was still executed, as a guest. */
  | { kind: "auth-expired" }
  /** The credentials were correct, but nobody is signed in. */
  | { kind: "no-viewer" }
  /** unsettled: an order may or may not have been placed, and needs manual review (docs/payments.md). */
  | { kind: "unsettled" }
  /** WordPress lacks the plugin, or doesn't have the shop's secret (docs/wordpress-plugin.md). */
  | { kind: "orders-closed" }
  /** busy: not sent, because another request of this shopper still runs. */
  | { kind: "busy" }
  | { kind: "timeout" | "unreachable" | "bad-answer" | "too-large" | "session-expired" }
  | { kind: "refused"; message: string; requestId?: string }
  /** The form has no such value; "checkoutId": there is no open checkout. */
  | { kind: "invalid"; field: string }
  /** Rate limited, not sent (worker/rate-limits/abuse-limits.ts). `seconds` until the next attempt. */
  | { kind: "too-many"; seconds: number };

/** The result of mutations and of optional parts of a page: they never throw on a backend failure. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export function succeed<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure };
}
