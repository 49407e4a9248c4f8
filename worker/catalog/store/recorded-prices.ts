import type { Currency } from "../../../app/config/money";
import { convert, type MinorUnits } from "../../../app/domain/values/money";
import {
  withLowestPrices,
  listReduced,
  type ReducedPrice,
  findLowest30DayPrice,
} from "../../../app/domain/pricing/lowest-30-day-price";

/** Identifies a price history, and the backend's current currency. */
export interface PriceHistoryKey {
  /** From `catalogScope`. */
  scope: string;
  currency: Currency;
}

/** A row of price_change. */
export interface StoredChange {
  product_id: number;
  /** Unix ms. */
  at: number;
  price: MinorUnits;
  regular: MinorUnits | null;
  currency: Currency;
}

/** The scope whose sync records prices for all languages. ?1: the scope of the query. */
const PRICE_SCOPE = "IFNULL((SELECT price_scope FROM catalog_state WHERE scope = ?1), ?1)";

/** Days on which all prices were checked, ascending (docs/price-history.md). ?1: the scope. */
export const RECORDED_DAYS_SQL = `SELECT day FROM price_day WHERE scope = ${PRICE_SCOPE} ORDER BY day`;

const isReduced = (priced: string) => `${priced} ->> '$.pricing.before' IS NOT NULL`;

/** Of the products that `ids` selects from scope ?1: the discounted ones, and the discounted variations on their cards. */
export const reducedCards = (ids: string) =>
  `SELECT p.id FROM catalog_product p WHERE p.scope = ?1 AND p.id IN (${ids}) AND ${isReduced("p.card")}
  UNION SELECT v.value ->> '$.databaseId' FROM catalog_product p, json_each(p.card, '$.variations') v
    WHERE p.scope = ?1 AND p.id IN (${ids}) AND ${isReduced("v.value")}`;

/** The discounted ones of `variations`, rows with `id` and `detail`. */
export const reducedVariations = (variations: string) => `SELECT id FROM (${variations}) WHERE ${isReduced("detail")}`;

/** All recorded prices of the products and variations that `ids` selects. ?1: the scope. */
export const changesOf = (ids: string) =>
  `SELECT product_id, at, price, regular, currency FROM price_change WHERE scope = ${PRICE_SCOPE} AND product_id IN (${ids})
  ORDER BY product_id, at`;

/** All recorded prices of the discounted products and variations on cards. ?1: the scope; ?2: product ids, as JSON. */
export const CHANGES_OF_CARDS_SQL = changesOf(reducedCards("SELECT value FROM json_each(?2)"));

interface HistoryContext {
  /** From RECORDED_DAYS_SQL. */
  days: number[];
  /** Unix ms. */
  now: number;
  /** The currency of current prices. */
  currency: Currency;
}

/** Products and variations with the lowest price of the 30 days before their discount, where it is recorded. */
export function withRecordedPrices<T extends Parameters<typeof withLowestPrices>[0]>(
  items: T[],
  changes: StoredChange[],
  history: HistoryContext,
): T[] {
  const lowestPrices = computeLowestPrices(listReduced(items), changes, history);
  return lowestPrices.size === 0 ? items : items.map((item) => withLowestPrices(item, lowestPrices));
}

/** The lowest price before a reduction by id; unrecorded ones are absent. `changes` ascend by time. */
export function computeLowestPrices(
  reduced: ReducedPrice[],
  changes: StoredChange[],
  { days, now, currency }: HistoryContext,
): Map<number, MinorUnits> {
  const byId = Map.groupBy(changes, (change) => change.product_id);
  const lowestPrices = new Map<number, MinorUnits>();
  for (const { id, ...current } of reduced) {
    // Prices recorded in leva before the changeover are compared in euro.
    const past = (byId.get(id) ?? []).map(({ at, price, regular, currency: from }) => ({
      at,
      price: convert(price, from, currency),
      regular: regular === null ? null : convert(regular, from, currency),
    }));
    const lowest30DayPrice = findLowest30DayPrice(past, current, now, days);
    if (lowest30DayPrice !== null) lowestPrices.set(id, lowest30DayPrice);
  }
  return lowestPrices;
}
