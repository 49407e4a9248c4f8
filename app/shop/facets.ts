import type { Minor } from "./money";
import type { StockStatus, Term } from "./product";

/** One attribute of a listing with its terms; a count says how many products of the choice have the term. */
export interface AttributeFacet {
  /** In lower case, with "_" for "-": "pa_razmer". */
  name: string;
  /** What a shopper reads. */
  label: string;
  terms: (Term & { databaseId: number; count: number })[];
}

/** Counts for what a listing shows now (design §4, Facets). */
export interface CollectionStats {
  /** With VAT, in hundredths of the backend's currency; null: the choice is empty or nothing has a price. */
  priceRange: { lowest: Minor; highest: Minor } | null;
  /** Products by rounded rating, 1 to 5. */
  ratings: { rating: number; count: number }[];
  stockStatuses: { status: StockStatus; count: number }[];
  attributes: AttributeFacet[];
}
