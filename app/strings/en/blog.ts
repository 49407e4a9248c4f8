import type { BLOG as ORIGINAL } from "../bg/blog";
import type { Texts } from "../texts";

/** Texts of the blog. */
export const BLOG = {
  title: "Blog",
  lead: "Technique, nutrition, recipes and choosing equipment, from people who train.",
  description: "Articles on training, nutrition, recipes and sports equipment.",
  titleSuffix: (page: number) => (page > 1 ? ` – page ${page}` : ""),
  categories: "Topics",
  all: "All",
  none: "No articles here yet",
  noneText: "We write them between workouts. Check back later, or browse the other topics.",
  toBlog: "Go to the blog",
  feed: "Subscribe by RSS",
  readingTime: (minutes: number) => `${minutes} min read`,
  updated: (date: string) => `updated on ${date}`,
  products: "From this article",
  bestSelling: "Best sellers",
  more: "More from the blog",
  /** The title of a category's page. */
  about: (name: string) => `Articles: ${name}`,
} as const satisfies Texts<typeof ORIGINAL>;
