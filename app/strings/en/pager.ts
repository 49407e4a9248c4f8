import type { PAGER as ORIGINAL } from "../bg/pager";
import type { Texts } from "../texts";

/** Texts of the links to a list's other pages. */
export const PAGER = {
  pages: "Pages",
  page: (page: number) => `Page ${page}`,
  previous: "Previous page",
  next: "Next page",
} as const satisfies Texts<typeof ORIGINAL>;
