/** Bytes that words of texts may take: so much for any shop, and so much for each product. */
const BYTES = 150_000;
const BYTES_PER_PRODUCT = 10;
const BYTES_PER_POSTING = 1.5;
const BYTES_PER_WORD = 12;

/**
 * Words whose places in texts are left out, so that a snapshot keeps its size: the commonest first, which tell products
 * apart the least. A shop of a few thousand products loses none. `inTexts`: in how many texts a word stands.
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
