import type { CategoryBranch, CategoryDetail, TermLink } from "../../app/domain/catalog/category";
import { readSlug } from "../../app/domain/catalog/listing-scope";
import type { ListedCategory, PublishedLists } from "./store/published-lists";
import type { TermData } from "./rows/row-data";

const LEVELS_SHOWN = 3;
const CHILDREN_SHOWN = 25;

/** Categories that hold something, three levels deep, in the merchant's order. */
export function growTree({ categories }: Pick<PublishedLists, "categories">): CategoryBranch[] {
  const byParent = Map.groupBy(categories, ({ parentId }) => parentId);
  const below = (parent: number | null, level: number): CategoryBranch[] =>
    level > LEVELS_SHOWN ? [] : filled(byParent.get(parent)).map((one) => toBranch(one, level));
  const toBranch = (one: ListedCategory, level: number): CategoryBranch => ({
    ...toCategory(one),
    children: below(one.databaseId, level + 1),
  });
  return below(null, 1);
}

/** A category in the tree; null: there is none. */
export function findListed({ categories }: PublishedLists, slug: string): ListedCategory | null {
  return categories.find((one) => readSlug(one.slug) === readSlug(slug)) ?? null;
}

/** The page of a category, out of its row and the tree. */
export function describeCategory(term: TermData, lists: PublishedLists): CategoryDetail {
  const { databaseId, slug, name, image, description, uri, parentId } = term;
  const ancestors = listAncestors(lists, parentId);
  return {
    databaseId,
    slug,
    name,
    image,
    count: findListed(lists, slug)?.count ?? 0,
    description,
    uri,
    parent: ancestors.at(-1) ?? null,
    ancestors,
    children: filled(lists.categories.filter((one) => one.parentId === databaseId))
      .slice(0, CHILDREN_SHOWN)
      .map(toCategory),
  };
}

/** From the top down. Parents that go round in a circle end at the first that comes again. */
export function listAncestors({ categories }: PublishedLists, parentId: number | null): TermLink[] {
  const byId = new Map(categories.map((one) => [one.databaseId, one]));
  const way: TermLink[] = [];
  for (let next = parentId; next !== null && way.every(({ databaseId }) => databaseId !== next);) {
    const above = byId.get(next);
    if (!above) break;
    way.unshift({ databaseId: above.databaseId, slug: above.slug, name: above.name });
    next = above.parentId;
  }
  return way;
}

function filled(categories: ListedCategory[] = []): ListedCategory[] {
  return categories.filter(({ count }) => count > 0);
}

function toCategory({ databaseId, slug, name, count, image }: ListedCategory) {
  return { databaseId, slug, name, count, image };
}
