import { postPath } from "../content/blog-address";
import type { CategoryBranch } from "../catalog/category";
import { categoryPath, scopePath } from "../catalog/listing-scope";
import { FIRST_STEPS, pagePath, readPageSteps } from "../content/page-address";
import { productAddress } from "../product/product-url";
import type { SitemapEntry, SitemapKind } from "./sitemap";

/** Where the shop shows an entry; null where it doesn't, or where the entry is a screen of the shop. */
export function sitemapPath(kind: SitemapKind, entry: SitemapEntry, parents: Parents): string | null {
  switch (kind) {
    case "products":
      return productAddress(entry.slug);
    case "posts":
      return postPath(entry.slug);
    case "categories":
      return categoryPath(entry.slug, ancestorsOf(entry, parents));
    case "tags":
      return scopePath({ kind: "tag", slug: entry.slug });
    case "brands":
      return scopePath({ kind: "brand", slug: entry.slug });
    case "pages":
      return textPath(entry);
  }
}

/** Categories by their database id, with the one above each. */
export type Parents = Map<number, { slug: string; parent: number | null }>;

/** What is known of the categories' levels: from a sitemap's own entries, and from the tree of the menu. */
export function knowParents(entries: SitemapEntry[], tree: CategoryBranch[]): Parents {
  const parents: Parents = new Map();
  const add = (branches: CategoryBranch[], parent: number | null) => {
    for (const { databaseId, slug, children } of branches) {
      parents.set(databaseId, { slug, parent });
      add(children, databaseId);
    }
  };
  add(tree, null);
  for (const { databaseId, slug, parentDatabaseId } of entries)
    if (databaseId !== null) parents.set(databaseId, { slug, parent: parentDatabaseId });
  return parents;
}

function ancestorsOf({ parentDatabaseId }: SitemapEntry, parents: Parents): { slug: string }[] {
  const way: { slug: string }[] = [];
  const passed = new Set<number>();
  for (let next = parentDatabaseId; next !== null && !passed.has(next);) {
    passed.add(next);
    const above = parents.get(next);
    if (!above) break;
    way.unshift({ slug: above.slug });
    next = above.parent;
  }
  return way;
}

function textPath({ uri }: SitemapEntry): string | null {
  const steps = readPageSteps(uri ?? "");
  const [first = ""] = steps ?? [];
  return steps === null || FIRST_STEPS.has(first) ? null : pagePath(steps);
}
