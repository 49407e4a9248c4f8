import { postCategories, posts } from "../../content/posts/posts.ts";
import type { DemoContext } from "../../context.ts";
import type { DemoPostCategory } from "../../content/types.ts";
import type { Language } from "../../languages/language.ts";
import { translatePostCategory } from "../../languages/translate-content.ts";
import { showNodePages, type ConnectionArguments } from "../connections.ts";

/** A category that every WordPress has; usually it is empty. */
const UNCATEGORIZED: DemoPostCategory = { id: 1, slug: "uncategorized", name: "Uncategorized", description: "" };

const byName = [UNCATEGORIZED, ...postCategories].toSorted((a, b) => a.name.localeCompare(b.name, "en"));

export const postCategoryQueries = {
  categories: async (args: ConnectionArguments, { language }: DemoContext) =>
    showNodePages(byName.map((one) => showPostCategory(one, language)))(args),
};

/** Zero counts and empty descriptions are null. */
export function showPostCategory(original: DemoPostCategory, language: Language) {
  const { id, slug, name, description, textLanguage } = translatePostCategory(original, language);
  return {
    __typename: "Category",
    databaseId: id,
    taxonomyName: "category",
    slug,
    name,
    textLanguage,
    description: description || null,
    count: posts.filter(({ category }) => category === original.slug).length || null,
    parentDatabaseId: null,
  };
}
