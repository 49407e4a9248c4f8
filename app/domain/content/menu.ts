import type { CategoryBranch } from "../catalog/category";
import type { MenuItem } from "./wordpress-page";
import { categoryPath } from "../catalog/listing-scope";

/** A point of a menu with what is below it. */
export interface MenuBranch {
  label: string;
  /** null: a heading. */
  href: string | null;
  opensNewTab?: boolean;
  /** Without it: a link alone. Every page carries the menu, so what is empty isn't there. */
  children?: MenuBranch[];
}

const LEVELS_SHOWN = 2;
/** Deeper than any menu: an item that hangs on itself goes no further. */
const LEVELS_MAX = 6;

/**
 * A menu's items as a tree of two levels, in their order; deeper ones stand beside their parents. Headings without
 * anything below them are left out, and so is what hangs on nothing.
 */
export function growMenu(items: MenuItem[]): MenuBranch[] {
  return below(items, null, 1).filter(({ href, children }) => href !== null || children);
}

function below(items: MenuItem[], parent: number | null, level: number): MenuBranch[] {
  if (level > LEVELS_MAX) return [];
  return items
    .filter((item) => item.parentDatabaseId === parent)
    .flatMap(({ databaseId, label, href, opensNewTab }) => {
      const children = below(items, databaseId, level + 1);
      const branch = { label, href, ...(opensNewTab ? { opensNewTab } : {}) };
      if (level < LEVELS_SHOWN) return [{ ...branch, ...above(children) }];
      return [...(href === null ? [] : [branch]), ...children];
    });
}

/** The menu of a shop whose WordPress has none: its categories, each with those right below it. */
export function categoryMenu(tree: CategoryBranch[]): MenuBranch[] {
  return tree.map((top) => ({
    label: top.name,
    href: categoryPath(top.slug),
    ...above(top.children.map(({ name, slug }) => ({ label: name, href: categoryPath(slug, [top]) }))),
  }));
}

function above(children: MenuBranch[]): Pick<MenuBranch, "children"> {
  return children.length > 0 ? { children } : {};
}
