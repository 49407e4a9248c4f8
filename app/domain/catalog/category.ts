import type { Category, Image, Term, Product } from "../product/product";

/** A category with what is under it, three levels deep: the menu, and all categories. */
export interface CategoryBranch extends Category {
  children: CategoryBranch[];
}

/** The top of the tree without pictures and what is under it: a menu on every page carries no more than it shows. */
export function topCategories(tree: CategoryBranch[]): TermCount[] {
  return tree.map(({ databaseId, slug, name, count }) => ({ databaseId, slug, name, count }));
}

/** A term on the way up to the top. */
export interface TermLink extends Term {
  databaseId: number;
}

/** The page of a category. Descriptions are sanitised HTML; SEO is asked apart (app/domain/seo/page-head.ts). */
export interface CategoryDetail extends Category {
  description: string;
  /** Its path at the merchant's WordPress, "/product-category/proteini/": not ours. */
  uri: string;
  parent: TermLink | null;
  /** From the top down, without the category itself. */
  ancestors: TermLink[];
  /** Up to 25 that hold something. */
  children: Category[];
}

/** What a stock WooGraphQL lacks. */
export interface CategoryExtras {
  /** Sanitised HTML, shown under the products; "" where there is none. */
  secondDescription: string;
  secondImage: Image | null;
}

/** A category, a tag or a brand in a list. */
export interface TermCount extends TermLink {
  count: number;
}

/** The page of a tag. */
export interface Tag extends TermCount {
  /** Sanitised HTML. */
  description: string;
  uri: string;
}

/** The way to a brand's products: its page, or, where brands are an attribute, the listing filtered by it. */
export interface BrandLink {
  name: string;
  /** How many products; 0: isn't known. */
  count: number;
  path: string;
}

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
