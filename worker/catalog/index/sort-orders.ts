import { addBit, createBitset, hasBit, type Bitset, PackedInts, packInts } from "./encoding/bits.ts";

/** The sort orders for which the snapshot has a permutation; a search adds relevance. */
export const SORT_ORDERS = ["date", "alphabetically", "price", "rating", "popularity", "discount"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** All documents by ascending value, equal values by descending document, those without a value last. */
export interface Permutation {
  places: PackedInts;
  /** The positions in the order at which the value changes. */
  starts: Bitset;
  /** The number of documents with a value. */
  valued: number;
}

export interface PackedPermutation extends Omit<Permutation, "places"> {
  places: Uint32Array;
}

/** Sorts `size` documents with `compare`, those without a value (`hasValue`) last. */
export function buildPermutation(
  size: number,
  compare: (one: number, other: number) => number,
  hasValue: (document: number) => boolean = () => true,
): PackedPermutation {
  const documents = Uint32Array.from({ length: size }, (_, document) => document);
  const place = (document: number) => Number(!hasValue(document));
  documents.sort((a, b) => place(a) - place(b) || (hasValue(a) ? compare(a, b) : 0) || b - a);
  const starts = createBitset(size);
  let valued = 0;
  for (let at = 0; at < size; at++) {
    const [before, document] = [documents[at - 1]!, documents[at]!];
    if (hasValue(document)) valued++;
    if (at === 0 || (hasValue(document) ? compare(before, document) !== 0 : hasValue(before))) addBit(starts, at);
  }
  return { places: packInts(documents), starts, valued };
}

/**
 * Documents `from` to `to` of those in `chosen`, in this sort order. In both directions equal values are sorted by
 * descending id, and documents without a value come last. Visits each document at most once, whatever the page.
 */
export function readPage(
  order: Permutation,
  chosen: Bitset,
  { size, isDown, from, to }: { size: number; isDown: boolean; from: number; to: number },
): number[] {
  const page: number[] = [];
  let skipped = 0;
  const take = (start: number, end: number) => {
    for (let place = start; place < end && page.length < to - from; place++) {
      const document = order.places.get(place);
      if (!hasBit(chosen, document)) continue;
      if (skipped < from) skipped++;
      else page.push(document);
    }
  };
  // Descending order visits the groups of equal values backwards, each in its own order.
  let end = isDown ? order.valued : 0;
  while (end > 0 && page.length < to - from) {
    let start = end - 1;
    while (!hasBit(order.starts, start)) start--;
    take(start, end);
    end = start;
  }
  take(isDown ? order.valued : 0, size);
  return page;
}
