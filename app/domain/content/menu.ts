import type { CategoryBranch } from "../catalog/category";
import type { MenuItem } from "./wordpress-page";
import { pickLanguage, type InLanguage } from "../values/text-language";
import { categoryPath } from "../catalog/listing-scope";

/** A menu item with its subitems. */
export interface MenuBranch extends InLanguage {
  label: string;
  /** null for a heading. */
  href: string | null;
  opensNewTab?: boolean;
  /** Absent for a plain link: every page carries the menu, so empty lists are omitted. */
  children?: MenuBranch[];
}

const LEVELS_SHOWN = 2;
/** Deeper than any menu: stops at items that are their own parents. */
const LEVELS_MAX = 6;

/**
 * A menu's items as a tree of two levels, in order; deeper items move up to their parents' level. Orphans are
 * dropped, and headings without items.
 */
export function buildMenuTree(items: MenuItem[]): MenuBranch[] {
  return below(items, null, 1).filter(({ href, children }) => href !== null || children);
}

function below(items: MenuItem[], parent: number | null, level: number): MenuBranch[] {
  if (level > LEVELS_MAX) return [];
  return items
    .filter((item) => item.parentDatabaseId === parent)
    .flatMap((item) => {
      const { databaseId, label, href, opensNewTab } = item;
      const children = below(items, databaseId, level + 1);
      const branch = { label, href, ...(opensNewTab ? { opensNewTab } : {}), ...pickLanguage(item) };
      if (level < LEVELS_SHOWN) return [{ ...branch, ...above(children) }];
      return [...(href === null ? [] : [branch]), ...children];
    });
}

/** The default menu of a shop without one in WordPress: its categories with their direct subcategories. */
export function categoryMenu(tree: CategoryBranch[]): MenuBranch[] {
  const toBranch = (category: CategoryBranch, parents: CategoryBranch[]) => ({
    label: category.name,
    href: categoryPath(category.slug, parents),
    ...pickLanguage(category),
  });
  return tree.map((top) => ({
    ...toBranch(top, []),
    ...above(top.children.map((child) => toBranch(child, [top]))),
  }));
}

function above(children: MenuBranch[]): Pick<MenuBranch, "children"> {
  return children.length > 0 ? { children } : {};
}
