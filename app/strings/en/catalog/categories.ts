import type { CATEGORIES as ORIGINAL } from "../../bg/catalog/categories";
import type { Texts } from "../../texts";

/** Texts of the categories page. */
export const CATEGORIES = {
  title: "All categories",
  lead: "Pick a category and go straight to what you need.",
  description: "Every category of sports goods, supplements and equipment in one place.",
} as const satisfies Texts<typeof ORIGINAL>;
