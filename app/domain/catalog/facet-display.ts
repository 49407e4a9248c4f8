import type { Term } from "../product/product";
import { swatchesOf } from "../product/swatches";

/** How the terms of an attribute are drawn in a filter panel. */
export type FacetLook = "swatches" | "pills" | "list";

const PILL_LENGTH_MAX = 6;
const SHOWN_MAX: Record<FacetLook, number> = { swatches: 10, pills: 18, list: 7 };
/** Fewer than this aren't worth a press. */
const HIDDEN_MIN = 3;

/** Colours where every term has one, pills where every name is short (sizes, weights), else a list. */
export function facetLook(terms: Term[]): FacetLook {
  if (swatchesOf(terms)) return "swatches";
  return terms.every(({ name }) => [...name].length <= PILL_LENGTH_MAX) ? "pills" : "list";
}

/** Parts a long list into what is shown at once and what waits behind „more“. */
export function foldTerms<T>(terms: T[], look: FacetLook): { shown: T[]; hidden: T[] } {
  const most = SHOWN_MAX[look];
  if (terms.length < most + HIDDEN_MIN) return { shown: terms, hidden: [] };
  return { shown: terms.slice(0, most), hidden: terms.slice(most) };
}
