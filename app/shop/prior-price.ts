import type { Minor } from "./money";

/** A price as it was found on a day, in days since 1970; it stood until the next one. */
export interface PriceChange {
  day: number;
  price: Minor;
  /** null: none was given. */
  regular: Minor | null;
}

/** The days on which a walk through all prices ended, ascending. */
export type Walks = number[];

const WINDOW_DAYS = 30;
/** What is new in the shop has been sold for so long at least before its reduction says anything. */
const NEW_DAYS_MIN = 7;
/** After so many days without a walk the record starts anew: who knows what a price was meanwhile. */
const GAP_DAYS_MAX = 3;

/**
 * The lowest price of the 30 days before the reduction that stands today (Directive 98/6 art. 6a); null where the record
 * doesn't reach back so far, for nothing is made up. A reduction that grows without a break is one reduction, from its
 * first day; a price that rises begins another. `changes` ascend by day, one for each.
 */
export function findPriorPrice(
  changes: PriceChange[],
  current: Pick<PriceChange, "price" | "regular">,
  today: number,
  walks: Walks,
): Minor | null {
  const since = recordedSince(walks, today);
  const first = changes[0];
  if (since === null || !first || !isReduced(current)) return null;
  const start = reductionStart(changes, { ...current, day: today });
  const from = start - WINDOW_DAYS;
  const isNew = first.day > walks[0]! && first.day <= start - NEW_DAYS_MIN;
  const reach = isNew ? Math.max(from, first.day) : from;
  if (first.day > reach || since > reach) return null;
  const inForce = changes.findLast(({ day }) => day <= from);
  const within = changes.filter(({ day }) => day > from && day < start);
  return Math.min(...[...(inForce ? [inForce] : []), ...within].map(({ price }) => price));
}

function isReduced({ price, regular }: Pick<PriceChange, "price" | "regular">): boolean {
  return regular !== null && price < regular;
}

// Backwards from today, as long as each price before was a reduction too, and no lower.
function reductionStart(changes: PriceChange[], now: PriceChange): number {
  const last = changes.at(-1);
  const run = last && last.price === now.price && isReduced(last) ? changes : [...changes, now];
  let index = run.length - 1;
  while (index > 0 && isReduced(run[index - 1]!) && run[index - 1]!.price >= run[index]!.price) index -= 1;
  return run[index]!.day;
}

/** First day of the record without a gap up to today; null: there is none. */
function recordedSince(walks: Walks, today: number): number | null {
  let since = today;
  for (const day of walks.toReversed()) {
    if (since - day > GAP_DAYS_MAX) break;
    since = day;
  }
  return since === today && walks.at(-1) !== today ? null : since;
}
