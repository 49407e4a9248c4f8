import { SWATCHES } from "../../config/swatches";
import type { Term } from "./product";

/** Color of each term, by slug; null unless every term has one, because partial swatches would mislead. */
export function swatchesOf(options: Term[]): Map<string, string> | null {
  const known = options.filter((option) => Object.hasOwn(SWATCHES, option.slug));
  return known.length > 0 && known.length === options.length
    ? new Map(known.map(({ slug }) => [slug, SWATCHES[slug]!]))
    : null;
}
