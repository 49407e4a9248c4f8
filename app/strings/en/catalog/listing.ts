import type { LISTING as ORIGINAL } from "../../bg/catalog/listing";
import { SHELL } from "../shell";
import type { Texts } from "../../texts";

/** Texts of the listing. */
export const LISTING = {
  lead: "Supplements, weights, clothing and equipment for people who train.",
  results: (search: string) => `Results for “${search}”`,
  pageOf: (page: number, last: number) => `page ${page} of ${last}`,
  shown: (shown: number, found: number) => `Showing ${shown} of ${SHELL.productCount(found)}`,
  titleSuffix: (page: number) => (page > 1 ? ` – page ${page}` : ""),
  loading: "Loading products…",
  overdue: "The products are taking longer than usual.",
  retry: "Try again",
  partial: (search: string) => `No product matches every word of “${search}”. These match most of them.`,
  meant: "Did you mean",
  quoted: (words: string) => `“${words}”`,
  ordered: (order: string) => `Still sorted by “${order}”.`,
  byRelevance: "Show the best matches first",
  emptyTitle: "No products found",
  emptyText: (search: string) => `We found nothing for “${search}”. Try another word, or choose a category.`,
  emptyBoth: (search: string) =>
    `We found nothing for “${search}” with these filters. Try fewer filters or another word.`,
  emptyFilters: "No product matches all of these filters. Remove one, or start again.",
  emptyShop: "There are no products here at the moment. Please check back later.",
  onlyArticles: (search: string) => `No products match “${search}”, but we found this in our articles and pages.`,
  articles: "Articles and pages",
  post: (date: string) => `Article · ${date}`,
  page: "Page",
  clear: "Clear filters and search",
  withoutFilters: (search: string) => `Search for “${search}” without the filters`,
  onward: "Browse by category",
  failedTitle: "The products didn’t load",
  failedText: "The shop isn’t responding at the moment. Your choices are saved. Please try again shortly.",
  beyondTitle: "There is no such page",
  beyondText: "The products end sooner. Start from the first page.",
  toFirst: "Go to the first page",
  toShop: "See the whole shop",
  subcategories: "Subcategories",
  about: (name: string) => `More about “${name}”`,
} as const satisfies Texts<typeof ORIGINAL>;
