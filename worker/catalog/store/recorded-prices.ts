import type { Currency } from "../../../app/config/money";
import { convert, type MinorUnits } from "../../../app/domain/values/money";
import {
  addLowest30DayPrices,
  listReduced,
  type ReducedPrice,
  findLowest30DayPrice,
} from "../../../app/domain/pricing/lowest-30-day-price";

/** Which record of prices, and in which currency the backend's prices are now. */
export interface PriceRecordKey {
  /** As `priceScope` names it. */
  scope: string;
  currency: Currency;
}

/** A row of price_change. */
export interface StoredChange {
  product_id: number;
  /** Milliseconds. */
  at: number;
  price: MinorUnits;
  regular: MinorUnits | null;
  currency: Currency;
}

/** Days on which all prices were looked at, ascending (docs/price-record.md). ?2: scope of the record. */
export const RECORDED_DAYS_SQL = "SELECT day FROM price_day WHERE scope = ?2 ORDER BY day";

const isReduced = (priced: string) => `${priced} ->> '$.pricing.before' IS NOT NULL`;

/** Picks, of the products that `ids` picks from scope ?1, the reduced ones and the reduced variations on their cards. */
export const reducedCards = (ids: string) =>
  `SELECT p.id FROM catalog_product p WHERE p.scope = ?1 AND p.id IN (${ids}) AND ${isReduced("p.card")}
  UNION SELECT v.value ->> '$.databaseId' FROM catalog_product p, json_each(p.card, '$.variations') v
    WHERE p.scope = ?1 AND p.id IN (${ids}) AND ${isReduced("v.value")}`;

/** Picks the reduced ones of `variations`, rows with `id` and `detail`. */
export const reducedVariations = (variations: string) => `SELECT id FROM (${variations}) WHERE ${isReduced("detail")}`;

/** What the products and variations that `ids` picks ever cost. ?2: scope of the record. */
export const changesOf = (ids: string) =>
  `SELECT product_id, at, price, regular, currency FROM price_change WHERE scope = ?2 AND product_id IN (${ids})
  ORDER BY product_id, at`;

/** The same of cards. ?3: ids of products, as JSON. */
export const CHANGES_OF_CARDS_SQL = changesOf(reducedCards("SELECT value FROM json_each(?3)"));

interface Record {
  /** Of RECORDED_DAYS_SQL. */
  days: number[];
  /** Milliseconds. */
  now: number;
  /** Of the products' prices. */
  currency: Currency;
}

/** Products and variations with the lowest price of the 30 days before their reductions, as far as it is on record. */
export function addLowestPrices<T extends Parameters<typeof addLowest30DayPrices>[0]>(
  bearers: T[],
  changes: StoredChange[],
  record: Record,
): T[] {
  const lowestPrices = findLowestPrices(listReduced(bearers), changes, record);
  return lowestPrices.size === 0 ? bearers : bearers.map((bearer) => addLowest30DayPrices(bearer, lowestPrices));
}

/** By id, the lowest prices before these reductions; what the record doesn't know isn't among them. `changes` ascend by time. */
export function findLowestPrices(
  reduced: ReducedPrice[],
  changes: StoredChange[],
  { days, now, currency }: Record,
): Map<number, MinorUnits> {
  const byId = Map.groupBy(changes, (change) => change.product_id);
  const lowestPrices = new Map<number, MinorUnits>();
  for (const { id, ...current } of reduced) {
    // What cost leva before the shop changed over to the euro is compared in euro.
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
