/** By what a counter tells people apart. An address that says nothing gives way to the session (shopper-address.ts). */
export type CountedBy = "address" | "account";

export interface AbuseLimit {
  /** How often within the window; the next is refused before anything is asked of the backend. */
  limit: number;
  windowSeconds: number;
  countedBy: readonly CountedBy[];
  /** A guess at something secret: what turns out right isn't counted. */
  isGuess?: true;
  /** Goes through where the counter itself is broken: nobody may lose an order or a right by it. */
  isVital?: true;
}

const MINUTE = 60;
const HOUR = 3600;

/** What may be done how often (quality.md 21). Floods, which need no exact count, are in limit-floods.ts. */
export const ABUSE_LIMITS = {
  coupon: { limit: 10, windowSeconds: MINUTE, countedBy: ["address"], isGuess: true },
  order: { limit: 5, windowSeconds: MINUTE, countedBy: ["address"], isVital: true },
  review: { limit: 5, windowSeconds: 10 * MINUTE, countedBy: ["address"] },
  "sign-in": { limit: 10, windowSeconds: 15 * MINUTE, countedBy: ["address", "account"], isGuess: true },
  register: { limit: 10, windowSeconds: HOUR, countedBy: ["address"] },
  "password-reset": { limit: 3, windowSeconds: HOUR, countedBy: ["address", "account"] },
  // It sends a mail to whatever address is typed.
  withdrawal: { limit: 5, windowSeconds: HOUR, countedBy: ["address", "account"], isVital: true },
  // Each is a write to KV, which a free account has few of.
  browsing: { limit: 60, windowSeconds: MINUTE, countedBy: ["address"] },
  // Under somebody else's address, too: nobody may be signed up for the whole shop.
  "stock-request": { limit: 10, windowSeconds: HOUR, countedBy: ["address", "account"] },
  export: { limit: 10, windowSeconds: 15 * MINUTE, countedBy: ["address"], isGuess: true },
} as const satisfies Record<string, AbuseLimit>;

export type AbuseKind = keyof typeof ABUSE_LIMITS;
