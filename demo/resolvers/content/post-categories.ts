import { postCategories } from "../../content/posts/post-categories.ts";
import { posts } from "../../content/posts/posts.ts";
import type { DemoPostCategory } from "../../content/types.ts";
import { showNodePages, type ConnectionArguments } from "../connections.ts";

interface CategoriesArguments extends ConnectionArguments {
  where?: { hideEmpty?: boolean | null; slug?: (string | null)[] | null } | null;
}

export const postCategoryQueries = { categories };

/** Every WordPress has it, mostly empty. */
const UNCATEGORIZED: DemoPostCategory = { id: 1, slug: "uncategorized", name: "Uncategorized", description: "" };

const byName = [UNCATEGORIZED, ...postCategories]
  .toSorted((a, b) => a.name.localeCompare(b.name, "en"))
  .map(showPostCategory);

async function categories(args: CategoriesArguments) {
  const { hideEmpty, slug: slugs } = args.where ?? {};
  const found = byName.filter(
    ({ slug, count }) => (!hideEmpty || count !== null) && (!slugs?.length || slugs.includes(slug)),
  );
  return showNodePages(found)(args);
}

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
