import type { MinorUnits } from "../values/money";
import type { Pricing } from "../product/product";

/** A price as it was found at a moment (milliseconds since 1970); it stood until the next one. */
export interface PriceChange {
  at: number;
  price: MinorUnits;
  /** null: none was given. */
  regular: MinorUnits | null;
}

/** The days, since 1970 in UTC, on which every price was looked at, ascending. */
type RecordedDays = number[];

const DAY_MS = 86_400_000;

const WINDOW_DAYS = 30;

/** What is new in the shop has been sold for so long at least before its reduction says anything. */
const NEW_DAYS_MIN = 7;

/** After so many days without a look at every price the record starts anew: nobody knows what a price was meanwhile. */
const GAP_DAYS_MAX = 3;

/**
 * The lowest price that was in force in the 30 days before the reduction that stands at `now` (Directive 98/6 art. 6a),
 * however short it stood; null where the record doesn't reach back so far, for nothing is made up. A reduction that grows
 * without a break is one reduction, from its first moment; a price that rises begins another. `changes` ascend by time.
 */
export function findLowest30DayPrice(
  changes: PriceChange[],
  current: Pick<PriceChange, "price" | "regular">,
  now: number,
  days: RecordedDays,
): MinorUnits | null {
  const since = recordedSince(days, toDay(now));
  const first = changes[0];
  if (since === null || !first || !isReduced(current)) return null;
  const start = reductionStart(changes, { ...current, at: now });
  // Whole days: a change is seen some minutes late, and the period may be longer than 30 days, never shorter.
  const from = (toDay(start) - WINDOW_DAYS) * DAY_MS;
  const isNew = toDay(first.at) > days[0]! && toDay(first.at) <= toDay(start) - NEW_DAYS_MIN;
  const reach = isNew ? Math.max(toDay(from), toDay(first.at)) : toDay(from);
  if (toDay(first.at) > reach || since > reach) return null;
  const inForce = changes.findLast(({ at }) => at <= from);
  const within = changes.filter(({ at }) => at > from && at < start);
  const prices = [...(inForce ? [inForce] : []), ...within].map(({ price }) => price);
  return prices.length === 0 ? null : Math.min(...prices);
}

function isReduced({ price, regular }: Pick<PriceChange, "price" | "regular">): boolean {
  return regular !== null && price < regular;
}

// Backwards from now, as long as each price before was a reduction too, and no lower.
function reductionStart(changes: PriceChange[], now: PriceChange): number {
  const last = changes.at(-1);
  const run = last && last.price === now.price && isReduced(last) ? changes : [...changes, now];
  let index = run.length - 1;
  while (index > 0 && isReduced(run[index - 1]!) && run[index - 1]!.price >= run[index]!.price) index -= 1;
  return run[index]!.at;
}

/** First day of the record without a gap up to today; null: there is none. */
function recordedSince(days: RecordedDays, today: number): number | null {
  let since = today;
  for (const day of days.toReversed()) {
    if (since - day > GAP_DAYS_MAX) break;
    since = day;
  }
  return since === today && days.at(-1) !== today ? null : since;
}

function toDay(at: number): number {
  return Math.floor(at / DAY_MS);
}

/** What has a price of its own, and whatever of that kind belongs to it. */
interface Bearer {
  databaseId: number;
  pricing: Pricing;
  variations?: Bearer[];
  grouped?: Bearer[];
}

/** A reduced price whose past is asked for; hundredths. */
export interface ReducedPrice {
  id: number;
  price: MinorUnits;
  regular: MinorUnits;
}

/** Every reduced price among these and their variations whose lowest price before isn't known yet. */
export function listReduced(bearers: Bearer[]): ReducedPrice[] {
  return bearers.flatMap(({ databaseId, pricing, variations = [], grouped = [] }) => {
    const parts = listReduced([...variations, ...grouped]);
    const { lowest, before, prior } = pricing;
    if (variations.length > 0 || lowest === null || before === undefined || prior !== undefined) return parts;
    return [{ id: databaseId, price: lowest, regular: before }, ...parts];
  });
}

/** The same with what was found out, by id. */
export function addPriors<T extends Bearer>(bearer: T, lowestPrices: Map<number, MinorUnits>): T {
  const prior = lowestPrices.get(bearer.databaseId);
  const { variations, grouped } = bearer;
  return {
    ...bearer,
    ...(prior === undefined || variations?.length ? {} : { pricing: { ...bearer.pricing, prior } }),
    ...(variations && { variations: variations.map((one) => addPriors(one, lowestPrices)) }),
    ...(grouped && { grouped: grouped.map((one) => addPriors(one, lowestPrices)) }),
  };
}
