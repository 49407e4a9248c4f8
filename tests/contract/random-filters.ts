import { NO_FILTERS, type CatalogFilters } from "../../worker/catalog/index/catalog-query";
import type { EntryData } from "../../worker/catalog/rows/row-data";

/** Taxonomies that ProductTaxonomyEnum names in every shop; attributes are the shop's own. */
const FIXED = ["product_cat", "product_tag", "product_brand"];

/** `count` sets of filters that this catalog has something for, the same ones for the same seed. */
export function drawFilters(entries: EntryData[], count: number, seed: number): CatalogFilters[] {
  const random = seedRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const chance = (share: number) => random() < share;
  const priced = entries.filter(({ price, visibility }) => price && price.lowest > 0 && visibility === "visible");
  return Array.from({ length: count }, (_, at): CatalogFilters => {
    if (at === 0) return NO_FILTERS;
    // What one product has, so that most sets list something.
    const [one, other] = [pick(priced), pick(priced)];
    const taxonomies = Object.keys(one.terms).filter((name) => FIXED.includes(name) || name.startsWith("pa_"));
    const chosen = taxonomies.filter(() => chance(0.35));
    const terms = Object.fromEntries(
      chosen.map((name) => [
        name,
        [...new Set([pick(one.terms[name]!), ...(chance(0.5) ? (other.terms[name] ?? []) : [])])],
      ]),
    );
    const prices = [one.price!.lowest, other.price!.highest].toSorted((a, b) => a - b) as [number, number];
    return {
      ...NO_FILTERS,
      terms,
      price: chance(0.3) ? { from: prices[0], to: prices[1] } : null,
      onSale: chance(0.2),
      ratings: chance(0.2) ? [5, 4] : [],
    };
  });
}

/** mulberry32: the sets of a failed run can be drawn again. */
function seedRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
