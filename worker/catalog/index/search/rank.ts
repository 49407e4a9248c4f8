import { listBits, type Bitset } from "../encoding/bits.ts";
import type { CatalogIndex } from "../open-index.ts";

/** Above every product rank (stored-catalog.ts). */
const RANKS = 128;

/**
 * Documents `from` to `to` of those in `chosen`, best first: by score, then stock, popularity and newest id. A counting
 * sort finds the range of keys on the page first, so that only their documents are sorted.
 */
export function rankPage(
  { ranks }: CatalogIndex,
  chosen: Bitset,
  scores: Uint16Array,
  { from, to }: { from: number; to: number },
): number[] {
  const documents = listBits(chosen);
  const keys = new Uint32Array(documents.length);
  let best = 0;
  for (let place = 0; place < keys.length; place++) {
    const document = documents[place]!;
    const key = scores[document]! * RANKS + ranks[document]!;
    keys[place] = key;
    if (key > best) best = key;
  }
  const counts = new Uint32Array(best + 1);
  for (let place = 0; place < keys.length; place++) counts[keys[place]!]!++;
  // Keys from `high` down to `low` contain the page; `above` documents precede them.
  let high = counts.length - 1;
  let above = 0;
  while (high >= 0 && above + counts[high]! <= from) above += counts[high--]!;
  let low = high;
  for (let upTo = above + (counts[low] ?? 0); low > 0 && upTo < to; upTo += counts[low]!) low--;
  const held: number[] = [];
  for (let place = 0; place < keys.length; place++) if (keys[place]! >= low && keys[place]! <= high) held.push(place);
  held.sort((a, b) => keys[b]! - keys[a]! || documents[b]! - documents[a]!);
  return held.slice(from - above, to - above).map((place) => documents[place]!);
}
