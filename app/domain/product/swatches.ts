import { SWATCHES } from "../../config/swatches";
import type { Term } from "./product";

/** Colour of each term, by slug; null unless every term has one, for a half-coloured choice would mislead. */
export function swatchesOf(options: Term[]): Map<string, string> | null {
  const known = options.filter((option) => Object.hasOwn(SWATCHES, option.slug));
  return known.length > 0 && known.length === options.length
    ? new Map(known.map(({ slug }) => [slug, SWATCHES[slug]!]))
    : null;
}
