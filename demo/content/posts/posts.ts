import * as v from "valibot";
import { Html } from "../../catalog/blocks.ts";
import authorTable from "./authors.json" with { type: "json" };
import equipment from "./equipment.json" with { type: "json" };
import nutrition from "./nutrition.json" with { type: "json" };
import categoryTable from "./post-categories.json" with { type: "json" };
import recipes from "./recipes.json" with { type: "json" };
import training from "./training.json" with { type: "json" };
import type { DemoAuthor, DemoPost, DemoPostCategory } from "../types.ts";

const Post = v.strictObject({
  id: v.number(),
  slug: v.string(),
  title: v.string(),
  date: v.string(),
  modified: v.string(),
  category: v.string(),
  author: v.string(),
  picture: v.string(),
  excerpt: v.string(),
  content: Html,
});

/** Newest first, as WordPress lists them. */
export const posts: DemoPost[] = v
  .parse(v.array(Post), [...training, ...nutrition, ...recipes, ...equipment])
  .sort((a, b) => Date.parse(b.date) - Date.parse(a.date));

export const authors: DemoAuthor[] = authorTable;

export const postCategories: DemoPostCategory[] = categoryTable;
