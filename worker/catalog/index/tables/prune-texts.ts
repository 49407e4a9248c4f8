/** The byte budget for words of texts: a constant for any shop, plus an amount per product. */
const BYTES = 150_000;
const BYTES_PER_PRODUCT = 10;
const BYTES_PER_POSTING = 1.5;
const BYTES_PER_WORD = 12;

/**
 * Selects words whose occurrences in texts are omitted to bound the snapshot's size: the most frequent ones, which discriminate
 * least. A shop of a few thousand products loses none. `inTexts`: the number of texts with a word.
 */
export function pruneTexts(
  inTexts: readonly number[],
  isNamed: (word: number) => boolean,
  products: number,
): Set<number> {
  const costs = (word: number) => inTexts[word]! * BYTES_PER_POSTING + (isNamed(word) ? 0 : BYTES_PER_WORD);
  const words = inTexts.flatMap((count, word) => (count > 0 ? [word] : []));
  let total = words.reduce((sum, word) => sum + costs(word), 0);
  const pruned = new Set<number>();
  const limit = BYTES + BYTES_PER_PRODUCT * products;
  for (const word of words.sort((a, b) => inTexts[b]! - inTexts[a]! || a - b)) {
    if (total <= limit) break;
    pruned.add(word);
    total -= costs(word);
  }
  return pruned;
}
