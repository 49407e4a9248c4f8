import type { Product } from "../product/product";

interface Step {
  databaseId: number;
  slug: string;
  name: string;
}

/**
 * The way down to a product's deepest category, from the top; [] where it has none. `tops`: the shop's top categories,
 * for a merchant who ticks only the last one. A parent that nobody names is left out.
 */
export function categoryTrail({ categories }: Pick<Product, "categories">, tops: Step[]): Step[] {
  const trails = categories.map((category) => pathTo(category.databaseId, categories, tops));
  return trails.reduce((longest, trail) => (trail.length > longest.length ? trail : longest), []);
}

/** Every category of a product with the way down to it, each once. */
export function categoryTrails({ categories }: Pick<Product, "categories">, tops: Step[]): Step[][] {
  return categories.map((category) => pathTo(category.databaseId, categories, tops));
}

function pathTo(databaseId: number, categories: Product["categories"], tops: Step[]): Step[] {
  const path: Step[] = [];
  let next: number | null = databaseId;
  while (next !== null && !path.some((step) => step.databaseId === next)) {
    const own = categories.find((category) => category.databaseId === next);
    const step: Step | undefined = own ?? tops.find((top) => top.databaseId === next);
    if (!step) break;
    path.unshift({ databaseId: step.databaseId, slug: step.slug, name: step.name });
    next = own?.parentDatabaseId ?? null;
  }
  return path;
}
