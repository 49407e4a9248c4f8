/**
 * By what a counter tells people apart. An address that says nothing gives way to the session (shopper-address.ts).
 * `device`: a browser that signed in to the account before, which is counted by this alone (rate-limits/known-device.ts).
 */
export type LimitKey = "device" | "session" | "address" | "address-account" | "account";

export interface AbuseCount {
  by: LimitKey;
  /** How often within the window; the next is refused before anything is asked of the backend. */
  limit: number;
  windowSeconds: number;
  /** Beyond the limit they go on one after the other, this far apart: strangers can slow somebody down, never lock them out. */
  spacingSeconds?: number;
}

export interface AbuseLimit {
  /** Each of them must let it through, in this order: who is refused by the first uses up none of the others. */
  counts: readonly AbuseCount[];
  /** A guess at something secret: what turns out right isn't counted. */
  isGuess?: true;
  /** Goes through where the counter itself is broken: nobody may lose an order or a right by it. */
  isVital?: true;
}

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 3600;

/** How long a try may wait for its turn beyond a limit with a spacing. */
export const DELAY_SECONDS_MAX = 30;

/** What may be done how often (docs/rate-limits.md). Floods, which need no exact count, are in limit-floods.ts. */
export const ABUSE_LIMITS = {
  coupon: { counts: [{ by: "address", limit: 10, windowSeconds: MINUTE }], isGuess: true },
  // Many shoppers of one mobile operator have one address.
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
      { by: "account", limit: 100, windowSeconds: HOUR, spacingSeconds: 5 },
    ],
    isGuess: true,
  },
  // The key of a mail: nobody guesses it, and whoever has it must get in, however many strangers are at the account.
  "reset-key": { counts: [{ by: "address", limit: 10, windowSeconds: QUARTER }], isGuess: true },
  "old-password": { counts: [{ by: "session", limit: 10, windowSeconds: QUARTER }], isGuess: true },
  register: { counts: [{ by: "address", limit: 10, windowSeconds: HOUR }] },
  "password-reset": {
    counts: [
      { by: "device", limit: 3, windowSeconds: HOUR },
      { by: "address-account", limit: 3, windowSeconds: HOUR },
      { by: "address", limit: 20, windowSeconds: HOUR },
    ],
  },
  // Behind the answer, which says the same: who has five mails of this hour needs no sixth.
  "reset-mail": {
    counts: [
      { by: "device", limit: 3, windowSeconds: HOUR },
      { by: "account", limit: 5, windowSeconds: HOUR },
    ],
  },
  withdrawal: {
    counts: [
      { by: "address-account", limit: 5, windowSeconds: HOUR },
      { by: "address", limit: 20, windowSeconds: HOUR },
    ],
    isVital: true,
  },
  // It goes to whatever address is typed; what is over is mailed later.
  "withdrawal-mail": { counts: [{ by: "account", limit: 5, windowSeconds: HOUR }], isVital: true },
  // Each is a write to KV, which a free account has few of.
  browsing: { counts: [{ by: "address", limit: 60, windowSeconds: MINUTE }] },
  // Under somebody else's e-mail, too: their letters are spread out (stock-walk.ts).
  "stock-request": { counts: [{ by: "address", limit: 10, windowSeconds: HOUR }] },
  export: { counts: [{ by: "address", limit: 10, windowSeconds: QUARTER }], isGuess: true },
} as const satisfies Record<string, AbuseLimit>;

export type AbuseKind = keyof typeof ABUSE_LIMITS;

/** The rule of one counter; a kind that isn't counted this way has none. */
export function findCount(kind: AbuseKind, by: LimitKey): AbuseCount | undefined {
  const { counts }: AbuseLimit = ABUSE_LIMITS[kind];
  return counts.find((count) => count.by === by);
}
