import { slugSegment } from "../values/slug";

/** What a listing is limited to: the whole shop, or one category, tag or brand. */
export type ListingScope = { kind: "shop" } | { kind: "category" | "tag" | "brand"; slug: string };

export const WHOLE_SHOP: ListingScope = { kind: "shop" };

/** The categories page; each category's URL is below it. */
export const CATEGORIES_PATH = "/produkt-kategoriya";
const ROOTS = { category: CATEGORIES_PATH, tag: "/produkt-etiket", brand: "/marka-produkt" } as const;

/** Path of a listing; `ancestors` of a category from the top level down. */
export function scopePath(scope: ListingScope, ancestors: { slug: string }[] = []): string {
  if (scope.kind === "shop") return "/magazin";
  return [ROOTS[scope.kind], ...[...ancestors, scope].map(({ slug }) => slugSegment(slug))].join("/");
}

/** Path of a category; `ancestors` from the top level down. */
export function categoryPath(slug: string, ancestors: { slug: string }[] = []): string {
  return scopePath({ kind: "category", slug }, ancestors);
}
