import type { MinorUnits } from "../values/money";
import type { Pricing } from "../product/product";

/** A price observed at a moment (ms since the epoch), valid until the next one. */
export interface RecordedPrice {
  at: number;
  price: MinorUnits;
  /** null when there was none. */
  regular: MinorUnits | null;
}

/** Days (since the epoch, UTC) on which all prices were observed, ascending. */
type RecordedDays = number[];

const DAY_MS = 86_400_000;

const WINDOW_DAYS = 30;

/** Days on sale before a new product's reduction has a 30-day price. */
const NEW_DAYS_MIN = 7;

/** After a gap of this many days the record starts again: prices in between are unknown. */
const GAP_DAYS_MAX = 3;

/**
 * The lowest price in force in the 30 days before the current reduction (Directive 98/6 art. 6a), however briefly;
 * null when the record doesn't reach back that far. Successive reductions count as one, which a rise ends. `changes`
 * are sorted by time.
 */
export function findLowest30DayPrice(
  changes: RecordedPrice[],
  current: Pick<RecordedPrice, "price" | "regular">,
  now: number,
  days: RecordedDays,
): MinorUnits | null {
  const since = recordedSince(days, toDay(now));
  const first = changes[0];
  if (since === null || !first || !isReduced(current)) return null;
  const start = reductionStart(changes, { ...current, at: now });
  // Whole days: changes are seen some minutes late, and the period may be longer than 30 days, never shorter.
  const from = (toDay(start) - WINDOW_DAYS) * DAY_MS;
  const isNew = toDay(first.at) > days[0]! && toDay(first.at) <= toDay(start) - NEW_DAYS_MIN;
  const reach = isNew ? Math.max(toDay(from), toDay(first.at)) : toDay(from);
  if (toDay(first.at) > reach || since > reach) return null;
  const inForce = changes.findLast(({ at }) => at <= from);
  const within = changes.filter(({ at }) => at > from && at < start);
  const prices = [...(inForce ? [inForce] : []), ...within].map(({ price }) => price);
  return prices.length === 0 ? null : Math.min(...prices);
}

function isReduced({ price, regular }: Pick<RecordedPrice, "price" | "regular">): boolean {
  return regular !== null && price < regular;
}

// Goes back from the current price, as long as each earlier one was reduced too and at least as high.
function reductionStart(changes: RecordedPrice[], now: RecordedPrice): number {
  const last = changes.at(-1);
  const run = last && last.price === now.price && isReduced(last) ? changes : [...changes, now];
  let index = run.length - 1;
  while (index > 0 && isReduced(run[index - 1]!) && run[index - 1]!.price >= run[index]!.price) index -= 1;
  return run[index]!.at;
}

/** First day of the gapless record up to today; null for none. */
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

/** A product or a variation: anything with its own price. */
interface PricedItem {
  databaseId: number;
  pricing: Pricing;
  variations?: PricedItem[];
  grouped?: PricedItem[];
}

/** A reduced price to look up, in minor units. */
export interface ReducedPrice {
  id: number;
  price: MinorUnits;
  regular: MinorUnits;
}

/** All reduced prices among these products and their variations that lack a lowest 30-day price. */
export function listReduced(items: PricedItem[]): ReducedPrice[] {
  return items.flatMap(({ databaseId, pricing, variations = [], grouped = [] }) => {
    const parts = listReduced([...variations, ...grouped]);
    const { lowest, before, lowest30DayPrice } = pricing;
    if (variations.length > 0 || lowest === null || before === undefined || lowest30DayPrice !== undefined)
      return parts;
    return [{ id: databaseId, price: lowest, regular: before }, ...parts];
  });
}

/** The item with the found 30-day prices, by id. */
export function withLowestPrices<T extends PricedItem>(item: T, lowestPrices: Map<number, MinorUnits>): T {
  const lowest30DayPrice = lowestPrices.get(item.databaseId);
  const { variations, grouped } = item;
  return {
    ...item,
    ...(lowest30DayPrice === undefined || variations?.length ? {} : { pricing: { ...item.pricing, lowest30DayPrice } }),
    ...(variations && { variations: variations.map((one) => withLowestPrices(one, lowestPrices)) }),
    ...(grouped && { grouped: grouped.map((one) => withLowestPrices(one, lowestPrices)) }),
  };
}
