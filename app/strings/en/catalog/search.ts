import type { SEARCH as ORIGINAL } from "../../bg/catalog/search";
import type { Texts } from "../../texts";

/** Texts of the search suggestions. */
export const SEARCH = {
  suggestions: "Suggestions",
  categories: "Categories",
  brands: "Brands",
  products: "Products",
  articles: "Articles and pages",
  meant: "Did you mean",
  quoted: (words: string) => `“${words}”`,
  amongFilters: (term: string) => `Results for “${term}” with these filters`,
  all: (term: string, found: number | null) => {
    if (found === 1) return `The only result for “${term}”`;
    return found === null || found === 0 ? `All results for “${term}”` : `All ${found} results for “${term}”`;
  },
  nothing: (term: string) => `No suggestions for “${term}”`,
  count: (count: number) =>
    `${count === 1 ? "1 suggestion" : `${count} suggestions`}. Choose with the arrow keys and Enter.`,
} as const satisfies Texts<typeof ORIGINAL>;
