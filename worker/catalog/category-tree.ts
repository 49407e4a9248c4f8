import type { CategoryBranch, CategoryDetail } from "../../app/domain/catalog/category";
import type { Category, Term } from "../../app/domain/product/product";
import { decodeSlug } from "../../app/domain/values/slug";
import { pickLanguage } from "../../app/domain/values/text-language";
import type { ListedCategory, PublishedLists } from "./store/published-lists";
import type { TermData } from "./rows/row-data";

const LEVELS_SHOWN = 3;
const CHILDREN_SHOWN = 25;

/** The tree of non-empty categories, three levels deep, in the merchant's order. */
export function buildCategoryTree({ categories }: Pick<PublishedLists, "categories">): CategoryBranch[] {
  const byParent = Map.groupBy(categories, ({ parentId }) => parentId);
  const below = (parent: number | null, level: number): CategoryBranch[] =>
    level > LEVELS_SHOWN ? [] : nonEmpty(byParent.get(parent)).map((one) => toBranch(one, level));
  const toBranch = (one: ListedCategory, level: number): CategoryBranch => ({
    databaseId: one.databaseId,
    ...toCategory(one),
    children: below(one.databaseId, level + 1),
  });
  return below(null, 1);
}

/** A category of the published lists by slug; null: there is none. */
export function findListedCategory({ categories }: PublishedLists, slug: string): ListedCategory | null {
  return categories.find((one) => decodeSlug(one.slug) === decodeSlug(slug)) ?? null;
}

/** The page data of a category, from its row and the published lists. */
export function describeCategory(term: TermData, lists: PublishedLists): CategoryDetail {
  const { databaseId, slug, name, image, description, parentId, extras } = term;
  return {
    slug,
    name,
    image,
    description,
    extras,
    ancestors: listAncestors(lists, parentId),
    ...pickLanguage(term),
    children: nonEmpty(lists.categories.filter((one) => one.parentId === databaseId))
      .slice(0, CHILDREN_SHOWN)
      .map(toCategory),
  };
}

/** A category's ancestors, top level first. A cycle ends at the first repeated category. */
export function listAncestors({ categories }: PublishedLists, parentId: number | null): Term[] {
  const byId = new Map(categories.map((one) => [one.databaseId, one]));
  const ancestors: Term[] = [];
  const passed = new Set<number>();
  for (let next = parentId; next !== null && !passed.has(next);) {
    passed.add(next);
    const parent = byId.get(next);
    if (!parent) break;
    ancestors.unshift({ slug: parent.slug, name: parent.name, ...pickLanguage(parent) });
    next = parent.parentId;
  }
  return ancestors;
}

function nonEmpty(categories: ListedCategory[] = []): ListedCategory[] {
  return categories.filter(({ count }) => count > 0);
}

function toCategory(listed: ListedCategory): Category {
  const { slug, name, count, image } = listed;
  return { slug, name, count, image, ...pickLanguage(listed) };
}
