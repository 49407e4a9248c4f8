import { compareTexts } from "../../../app/domain/product/sizes";

/**
 * For each attribute ("pa_cvyat"): slugs in the merchant's order. A term that never occurs together with another is
 * absent.
 */
export type TermOrder = Record<string, string[]>;

/**
 * Infers the order of each attribute's terms from products, because WooGraphQL returns it only for the terms of one
 * product. Contradictions, when a product was read before a change, are resolved alphabetically.
 */
export class TermOrderBuild {
  readonly #followers = new Map<string, Map<string, Set<string>>>();

  /** Adds the terms of a product by taxonomy, each list in the merchant's order. */
  add(terms: Record<string, readonly string[]>): void {
    for (const [taxonomy, slugs] of Object.entries(terms)) {
      if (!taxonomy.startsWith("pa_") || slugs.length < 2) continue;
      const followers = this.#followers.get(taxonomy) ?? new Map<string, Set<string>>();
      this.#followers.set(taxonomy, followers);
      slugs.forEach((slug, place) => {
        const next = followers.get(slug) ?? new Set();
        followers.set(slug, place + 1 < slugs.length ? next.add(slugs[place + 1]!) : next);
      });
    }
  }

  /** Where no product shows which of two terms comes first, the one whose name is alphabetically first does. */
  finish(nameOf: (taxonomy: string, slug: string) => string): TermOrder {
    const sorted = [...this.#followers].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(
      sorted.map(([taxonomy, followers]) => [taxonomy, mergeOrders(followers, (slug) => nameOf(taxonomy, slug))]),
    );
  }
}

/** A topological order (Kahn). */
function mergeOrders(followers: Map<string, Set<string>>, nameOf: (slug: string) => string): string[] {
  const before = new Map([...followers.keys()].map((slug) => [slug, 0]));
  for (const slug of [...followers.values()].flatMap((next) => [...next])) before.set(slug, before.get(slug)! + 1);
  const order: string[] = [];
  while (before.size > 0) {
    const left = [...before.keys()];
    const free = left.filter((slug) => before.get(slug) === 0);
    const first = (free.length > 0 ? free : left).reduce((one, other) =>
      compareTexts(nameOf(other), nameOf(one)) < 0 ? other : one,
    );
    order.push(first);
    before.delete(first);
    for (const slug of followers.get(first)!) if (before.has(slug)) before.set(slug, before.get(slug)! - 1);
  }
  return order;
}
