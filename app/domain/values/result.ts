/** Why the backend gave no usable answer. `refused` alone carries text for the shopper, as plain text. */
export type Failure =
  /** auth-expired: nothing of the answer counts, but a mutation was still run, as a guest's. */
  | { kind: "auth-expired" }
  /** The sign-in was right, and still nobody is signed in. */
  | { kind: "no-viewer" }
  /** unsettled: an order may have been placed or not, and only people can find out (docs/payments.md). */
  | { kind: "unsettled" }
  | { kind: "timeout" | "unreachable" | "bad-answer" | "too-large" | "session-expired" }
  | { kind: "refused"; message: string; requestId?: string }
  | { kind: "invalid"; field: string }
  /** Not asked at all: it was tried too often (worker/rate-limits/abuse-limits.ts). `seconds`: until the next try. */
  | { kind: "too-many"; seconds: number };

/** What optional parts of a page and all mutations return: they never throw for a backend's fault. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export function succeed<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure };
}
