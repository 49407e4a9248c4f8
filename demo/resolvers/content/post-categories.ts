import { postCategories, posts } from "../../content/posts/posts.ts";
import type { DemoPostCategory } from "../../content/types.ts";
import { showNodePages } from "../connections.ts";

/** Every WordPress has it, mostly empty. */
const UNCATEGORIZED: DemoPostCategory = { id: 1, slug: "uncategorized", name: "Uncategorized", description: "" };

const byName = [UNCATEGORIZED, ...postCategories]
  .toSorted((a, b) => a.name.localeCompare(b.name, "en"))
  .map(showPostCategory);

export const postCategoryQueries = { categories: showNodePages(byName) };

/** Zero counts and empty descriptions are null. */
export function showPostCategory({ id, slug, name, description }: DemoPostCategory) {
  return {
    __typename: "Category",
    databaseId: id,
    taxonomyName: "category",
    slug,
    name,
    description: description || null,
    count: posts.filter(({ category }) => category === slug).length || null,
    parentDatabaseId: null,
  };
}
