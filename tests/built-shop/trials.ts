/** How often what depends on chance or haste is tried: few times in `npm test`, all by `npm run bench -- trials`. */
const COUNTS = {
  /** Malformed URLs. */
  addresses: { few: 400, all: 20_000 },
  /** Wrong coupons from one address, and orders of four sessions. */
  guesses: { few: 50, all: 1000 },
  /** Requests for one page that isn't cached, at once. */
  requests: { few: 20, all: 200 },
  /** Responses of one cached page. */
  responses: { few: 50, all: 1000 },
  /** Attacks on an account. */
  attacks: { few: 5, all: 200 },
  /** Sessions with simultaneous adds. */
  sessions: { few: 20, all: 100 },
  /** Checkouts submitted fifty times at once. */
  submits: { few: 2, all: 20 },
  /** Checkouts beside another tab's change of the cart. */
  tabs: { few: 5, all: 50 },
  /** Of each race; `npm run bench -- races` has 200. */
  races: { few: 10, all: 200 },
} as const;

export function countTrials(name: keyof typeof COUNTS): number {
  return COUNTS[name][process.env.TRIALS === "all" ? "all" : "few"];
}
