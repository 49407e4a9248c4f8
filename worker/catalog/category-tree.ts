import type { CategoryBranch, CategoryDetail, Tag, TermLink } from "../../app/domain/catalog/category";
import type { Category } from "../../app/domain/product/product";
import { decodeSlug } from "../../app/domain/values/slug";
import { pickLanguage } from "../../app/domain/values/text-language";
import type { ListedCategory, PublishedLists } from "./store/published-lists";
import type { TermData } from "./rows/row-data";
import { TAXONOMIES, type Taxonomy } from "./rows/rows";

const LEVELS_SHOWN = 3;
const CHILDREN_SHOWN = 25;

/** The tree of non-empty categories, three levels deep, in the merchant's order. */
export function buildCategoryTree({ categories }: Pick<PublishedLists, "categories">): CategoryBranch[] {
  const byParent = Map.groupBy(categories, ({ parentId }) => parentId);
  const below = (parent: number | null, level: number): CategoryBranch[] =>
    level > LEVELS_SHOWN ? [] : nonEmpty(byParent.get(parent)).map((one) => toBranch(one, level));
  const toBranch = (one: ListedCategory, level: number): CategoryBranch => ({
    ...toCategory(one),
    children: below(one.databaseId, level + 1),
  });
  return below(null, 1);
}

/** A category of the published lists by slug; null: there is none. */
export function findListedCategory({ categories }: PublishedLists, slug: string): ListedCategory | null {
  return categories.find((one) => decodeSlug(one.slug) === decodeSlug(slug)) ?? null;
}

/** The page data of a tag or a brand, from its row and the published lists; a part of a category's. */
export function describeTerm(term: TermData, taxonomy: Taxonomy, { counts }: PublishedLists): Tag {
  const { databaseId, slug, name, description, uri } = term;
  const count = counts[TAXONOMIES[taxonomy]]?.[decodeSlug(slug)] ?? 0;
  return { databaseId, slug, name, count, description, uri, ...pickLanguage(term) };
}

/** The page data of a category, from its row and the published lists. */
export function describeCategory(term: TermData, lists: PublishedLists): CategoryDetail {
  const ancestors = listAncestors(lists, term.parentId);
  return {
    ...describeTerm(term, "category", lists),
    image: term.image,
    parent: ancestors.at(-1) ?? null,
    ancestors,
    children: nonEmpty(lists.categories.filter(({ parentId }) => parentId === term.databaseId))
      .slice(0, CHILDREN_SHOWN)
      .map(toCategory),
  };
}

/** A category's ancestors, top level first. A cycle ends at the first repeated category. */
export function listAncestors({ categories }: PublishedLists, parentId: number | null): TermLink[] {
  const byId = new Map(categories.map((one) => [one.databaseId, one]));
  const ancestors: TermLink[] = [];
  for (let next = parentId; next !== null && ancestors.every(({ databaseId }) => databaseId !== next);) {
    const parent = byId.get(next);
    if (!parent) break;
    const { databaseId, slug, name } = parent;
    ancestors.unshift({ databaseId, slug, name, ...pickLanguage(parent) });
    next = parent.parentId;
  }
  return ancestors;
}

function nonEmpty(categories: ListedCategory[] = []): ListedCategory[] {
  return categories.filter(({ count }) => count > 0);
}

function toCategory({ parentId: _, ...category }: ListedCategory): Category {
  return category;
}
