import type { Currency, PriceDisplay } from "../../config/money";
import type { ListingFacets } from "./facets";
import { convert, firstCurrency } from "../values/money";
import { parseWrittenAmount } from "../values/written-amount";

/** Between these a price makes sense, in whole units of the currency that is shown first. */
export interface PriceBounds {
  lowest: number;
  highest: number;
  currency: Currency;
}

/** The price range of a shelf for its filter, rounded outwards so that no product falls out; null: nothing to choose. */
export function priceBounds(
  range: ListingFacets["priceRange"],
  { currency, priceDisplay }: { currency: Currency; priceDisplay: PriceDisplay },
): PriceBounds | null {
  if (!range) return null;
  const first = firstCurrency(priceDisplay);
  const lowest = Math.floor(convert(range.lowest, currency, first) / 100);
  const highest = Math.ceil(convert(range.highest, currency, first) / 100);
  return highest > lowest ? { lowest, highest, currency: first } : null;
}

/** Where a bound that a shopper has written stands on a slider; `open` where he has written none or nonsense. */
export function placeBound(text: string, { lowest, highest }: PriceBounds, open: number): number {
  const amount = parseWrittenAmount(text);
  return amount === null ? open : Math.min(Math.max(Math.round(amount / 100), lowest), highest);
}
