import { SEARCH_LENGTH_MAX, SUGGESTION_LETTERS_MIN } from "../../config/limits";
import { searchFor } from "./listing-query";
import type { BrandLink } from "./category";
import type { FoundArticle } from "./found-article";
import type { MinorUnits } from "../values/money";
import type { InLanguage } from "../values/text-language";
import type { ProductSummary, Term } from "../product/product";

/** A product in the suggestions: with its current price and no discount (docs/price-history.md). */
export interface SuggestedProduct extends Pick<
  ProductSummary,
  "databaseId" | "name" | "slug" | "image" | "brand" | "language"
> {
  /** With VAT, in minor units of the backend's currency; null for no price. */
  price: MinorUnits | null;
  /** Other variations cost more. */
  isFrom: boolean;
}

export interface SuggestedCategory extends InLanguage {
  name: string;
  /** From the top level down. */
  ancestors: Omit<Term, "slug">[];
  /** The category's path in this shop. */
  path: string;
  count: number;
}

/** Suggestions for a search term. */
export interface Suggestions {
  products: SuggestedProduct[];
  categories: SuggestedCategory[];
  brands: BrandLink[];
  /** Posts and pages. */
  articles: Pick<FoundArticle, "title" | "path" | "language">[];
  /** Number of matching products; null when unknown. */
  found: number | null;
  /** The suggested spelling when nothing is found; null for none. */
  correction: string | null;
}

export const NO_SUGGESTIONS: Suggestions = {
  products: [],
  categories: [],
  brands: [],
  articles: [],
  found: 0,
  correction: null,
};

/**
 * Normalizes a search term for suggestions; "" when it isn't worth a request: fewer than two characters, too long, or
 * without letters and digits. WordPress strips tags, and an empty search would list everything. Never throws.
 */
export function suggestionTerm(value: string): string {
  if (value.length > SEARCH_LENGTH_MAX || /[<>]/.test(value)) return "";
  const term = searchFor(value).search;
  return (term.match(/[\p{L}\p{N}]/gu) ?? []).length < SUGGESTION_LETTERS_MIN ? "" : term;
}
