import type { DRAFT as ORIGINAL } from "../bg/draft";
import type { Texts } from "../texts";

/** Texts of previews of unpublished content. */
export const DRAFT = {
  title: (name: string) => `Draft: ${name}`,
  bar: "Draft: only you can see it, in this browser.",
  edit: "You see what was saved last; press “Preview” in WordPress again for anything newer.",
  product:
    "You see what was saved last: of a published product, WordPress’s preview keeps only the new name and texts. What isn’t published can’t be ordered.",
  refusedTitle: "The draft can’t be opened",
  refusedText:
    "A link to a draft works once, for a minute and in the editor’s browser. Open it again with “Preview” in WordPress.",
  toShop: "Go to the shop",
} as const satisfies Texts<typeof ORIGINAL>;
