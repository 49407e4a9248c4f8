import { SEARCH_LENGTH_MAX, SUGGESTION_LETTERS_MIN } from "../../config/limits";
import { searchFor } from "./listing-query";
import type { BrandLink } from "./category";
import type { MinorUnits } from "../values/money";
import type { ProductSummary } from "../product/product";

/** A product as a suggestion shows it: with what is to be paid, and no word of a reduction (docs/price-record.md). */
export interface SuggestedProduct extends Pick<ProductSummary, "databaseId" | "name" | "slug" | "image" | "brand"> {
  /** Hundredths of the backend's currency, with VAT; null: it has no price. */
  price: MinorUnits | null;
  /** Other variations cost more. */
  isFrom: boolean;
}

export interface SuggestedCategory {
  name: string;
  /** Names of what it is under, from the top down. */
  ancestors: string[];
  /** Its address in this shop. */
  path: string;
  count: number;
}

/** What a search field offers while a shopper types. */
export interface Suggestions {
  products: SuggestedProduct[];
  categories: SuggestedCategory[];
  brands: BrandLink[];
  /** How many products there are; null where that isn't known. */
  found: number | null;
  /** What may have been meant, where nothing is found; null: nothing comes to mind. */
  correction: string | null;
}

export const NO_SUGGESTIONS: Suggestions = { products: [], categories: [], brands: [], found: 0, correction: null };

/**
 * What may be looked for while somebody types, "" for what isn't worth a question: less than two letters, more than the
 * field takes, no letter or digit at all. WordPress strips tags, and an empty search lists everything. Total.
 */
export function suggestionTerm(value: string): string {
  if (value.length > SEARCH_LENGTH_MAX || /[<>]/.test(value)) return "";
  const term = searchFor(value).search;
  return (term.match(/[\p{L}\p{N}]/gu) ?? []).length < SUGGESTION_LETTERS_MIN ? "" : term;
}
