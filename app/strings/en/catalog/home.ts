import type { HOME as ORIGINAL } from "../../bg/catalog/home";
import type { Texts } from "../../texts";

/** Fixed texts of the home page; the merchant's own are in app/config/home.ts. */
export const HOME = {
  toShop: "Go to the shop",
  onSale: "On sale",
  newest: "New in",
  bestSelling: "Best sellers",
  brands: "Brands",
  fromBlog: "From the blog",
  all: "All",
  allOf: (title: string) => `All: ${title}`,
  goalQuestion: "What’s your goal?",
  byKind: "Shop by category",
} as const satisfies Texts<typeof ORIGINAL>;
