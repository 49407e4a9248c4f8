import { HOUR_SECONDS } from "../../app/domain/values/durations";

/**
 * What a counter distinguishes visitors by. `address`: IP address, or the session if that identifies nobody.
 * `device`: a browser that has signed in to the account before; then nothing else is counted (session/known-device.ts).
 */
export type LimitKey = "device" | "session" | "address" | "address-account" | "account";

export interface AbuseCount {
  by: LimitKey;
  /** Attempts within the window; the next one is refused before the backend is called. */
  limit: number;
  windowSeconds: number;
  /** Attempts over the limit are delayed, this far apart: strangers can slow somebody down, but never lock them out. */
  spacingSeconds?: number;
}

export interface AbuseLimit {
  /** All of these counters must allow the attempt, in this order. If one refuses it, those after it don't count it. */
  counts: readonly AbuseCount[];
  /** A guess at a secret: a correct one isn't counted. */
  isGuess?: true;
  /** Allowed when the counter itself is broken: a failure must not cost anybody an order or a legal right. */
  isVital?: true;
}

const MINUTE = 60;
const QUARTER = 15 * MINUTE;

/** How long an attempt may be delayed beyond a limit with a spacing. */
export const DELAY_SECONDS_MAX = 30;

/** The exact limits (docs/rate-limits.md). Limits against floods, which needn't be exact, are in flood-limits.ts. */
export const ABUSE_LIMITS = {
  coupon: { counts: [{ by: "address", limit: 10, windowSeconds: MINUTE }], isGuess: true },
  // A guest's email for a code that is bound to emails: nobody may find out by trying whose code it is. The code is
  // counted like an account.
  "coupon-email": { counts: [{ by: "address-account", limit: 20, windowSeconds: HOUR_SECONDS }], isGuess: true },
  // Shoppers of one mobile operator may share an IP address.
  order: {
    counts: [
      { by: "session", limit: 5, windowSeconds: MINUTE },
      { by: "address", limit: 60, windowSeconds: 10 * MINUTE },
    ],
    isVital: true,
  },
  review: { counts: [{ by: "address", limit: 5, windowSeconds: 10 * MINUTE }] },
  "sign-in": {
    counts: [
      { by: "device", limit: 10, windowSeconds: QUARTER },
      { by: "address", limit: 10, windowSeconds: QUARTER },
      { by: "account", limit: 100, windowSeconds: HOUR_SECONDS, spacingSeconds: 5 },
    ],
    isGuess: true,
  },
  // The key comes from an email and can't be guessed. Its owner must get in, whatever strangers try.
  "reset-key": { counts: [{ by: "address", limit: 10, windowSeconds: QUARTER }], isGuess: true },
  "old-password": { counts: [{ by: "session", limit: 10, windowSeconds: QUARTER }], isGuess: true },
  register: { counts: [{ by: "address", limit: 10, windowSeconds: HOUR_SECONDS }] },
  "password-reset": {
    counts: [
      { by: "device", limit: 3, windowSeconds: HOUR_SECONDS },
      { by: "address-account", limit: 3, windowSeconds: HOUR_SECONDS },
      { by: "address", limit: 20, windowSeconds: HOUR_SECONDS },
    ],
  },
  // Counted after the reply, which is the same either way. Five emails an hour are enough.
  "reset-mail": {
    counts: [
      { by: "device", limit: 3, windowSeconds: HOUR_SECONDS },
      { by: "account", limit: 5, windowSeconds: HOUR_SECONDS },
    ],
  },
  withdrawal: {
    counts: [
      { by: "address-account", limit: 5, windowSeconds: HOUR_SECONDS },
      { by: "address", limit: 20, windowSeconds: HOUR_SECONDS },
    ],
    isVital: true,
  },
  // The email is sent to whatever address was typed. Emails over the limit are sent later.
  "withdrawal-mail": { counts: [{ by: "account", limit: 5, windowSeconds: HOUR_SECONDS }], isVital: true },
  // Each of these is a write to KV, of which Cloudflare's free plan allows few.
  browsing: { counts: [{ by: "address", limit: 60, windowSeconds: MINUTE }] },
  // Anybody's email address can be typed, so the emails themselves are spread over time
  // (back-in-stock/due-requests.ts).
  "stock-request": { counts: [{ by: "address", limit: 10, windowSeconds: HOUR_SECONDS }] },
} as const satisfies Record<string, AbuseLimit>;

export type AbuseKind = keyof typeof ABUSE_LIMITS;

/** The limit of one kind by one key; undefined if that kind isn't counted by it. */
export function findCount(kind: AbuseKind, by: LimitKey): AbuseCount | undefined {
  const { counts }: AbuseLimit = ABUSE_LIMITS[kind];
  return counts.find((count) => count.by === by);
}
