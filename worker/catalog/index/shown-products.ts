import { hasBit } from "./encoding/bits.ts";
import type { CatalogIndex } from "./open-index.ts";

/** Ids `from` to `to` of the products that a listing or a search may show, ascending. */
export function listShownIds({ ids, sets, size }: CatalogIndex, from: number, to: number): number[] {
  const page: number[] = [];
  let place = 0;
  for (let document = 0; document < size && place < to; document++) {
    if (!hasBit(sets.listed, document) && !hasBit(sets.searchable, document)) continue;
    if (place++ >= from) page.push(ids.get(document));
  }
  return page;
}

/** The number of products that a listing or a search may show. */
export function countShown({ sets, size }: CatalogIndex): number {
  let count = 0;
  for (let document = 0; document < size; document++)
    count += Number(hasBit(sets.listed, document) || hasBit(sets.searchable, document));
  return count;
}
