import type { CartLine } from "./cart";

type ComparableLine = Pick<CartLine, "variationId" | "quantity" | "attributes"> & {
  /** null when the product was deleted after the order. */
  productId: number | null;
};

/** Whether two carts hold the same items in the same quantities, regardless of order and of splitting into lines. */
export function hasSameLines(lines: readonly ComparableLine[], others: readonly ComparableLine[]): boolean {
  const [counts, otherCounts] = [countItems(lines), countItems(others)];
  return counts.size === otherCounts.size && [...counts].every(([thing, count]) => otherCounts.get(thing) === count);
}

// A variation may leave an attribute open: then only the selected option distinguishes two lines.
function countItems(lines: readonly ComparableLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { productId, variationId, attributes, quantity } of lines) {
    const chosen = attributes.map(({ name, slug }) => `${name}=${slug}`).toSorted();
    const thing = JSON.stringify([productId, variationId, chosen]);
    counts.set(thing, (counts.get(thing) ?? 0) + quantity);
  }
  return counts;
}
