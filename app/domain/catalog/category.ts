import type { Category, Image, Term, Product } from "../product/product";
import { pickLanguage, type InLanguage } from "../values/text-language";

/** A category with its subcategories, three levels deep, for the menu and the categories page. */
export interface CategoryBranch extends Category {
  databaseId: number;
  children: CategoryBranch[];
}

/** The top-level categories for the menu, without their images and children, because every page contains it. */
export function topCategories(tree: CategoryBranch[]): TermCount[] {
  return tree.map((one) => {
    const { databaseId, slug, name, count } = one;
    return { databaseId, slug, name, count, ...pickLanguage(one) };
  });
}

/** A term with its id. */
export interface TermLink extends Term {
  databaseId: number;
}

/** Data of a tag or brand page. SEO is fetched separately (app/domain/seo/page-head.ts). */
export interface Tag extends Term {
  /** Sanitized HTML. */
  description: string;
}

/** Data of a category page. */
export interface CategoryDetail extends Tag {
  image: Image | null;
  /** From the top level down, without the category itself. */
  ancestors: Term[];
  /** Up to 25 non-empty subcategories. */
  children: Category[];
  /** null when the backend has none. */
  extras: CategoryExtras | null;
}

/** Fields that a stock WooGraphQL lacks. */
export interface CategoryExtras {
  /** Sanitized HTML shown below the products; "" for none. */
  secondDescription: string;
  secondImage: Image | null;
}

/** A category, tag or brand in a list. */
export interface TermCount extends TermLink {
  count: number;
}

/** Link to a brand's products: its own page or, when brands are an attribute, the filtered listing. */
export interface BrandLink extends InLanguage {
  name: string;
  /** Number of products; 0 when unknown. */
  count: number;
  path: string;
}

/**
 * Trail to a product's deepest category, from the top level; [] for none. `tops` are the shop's top-level categories,
 * for products assigned to a subcategory only. Unknown parents are left out.
 */
export function categoryTrail(product: Pick<Product, "categories">, tops: TermLink[]): TermLink[] {
  const trails = categoryTrails(product, tops);
  return trails.reduce((longest, trail) => (trail.length > longest.length ? trail : longest), []);
}

/** The trail to each category of a product, from the top level. */
export function categoryTrails({ categories }: Pick<Product, "categories">, tops: TermLink[]): TermLink[][] {
  return categories.map((category) => pathTo(category.databaseId, categories, tops));
}

function pathTo(databaseId: number, categories: Product["categories"], tops: TermLink[]): TermLink[] {
  const path: TermLink[] = [];
  let next: number | null = databaseId;
  while (next !== null && !path.some((step) => step.databaseId === next)) {
    const own = categories.find((category) => category.databaseId === next);
    const step: TermLink | undefined = own ?? tops.find((top) => top.databaseId === next);
    if (!step) break;
    path.unshift({ databaseId: step.databaseId, slug: step.slug, name: step.name, ...pickLanguage(step) });
    next = own?.parentDatabaseId ?? null;
  }
  return path;
}
