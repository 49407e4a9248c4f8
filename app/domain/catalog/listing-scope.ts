/** Which shelf a listing shows: all of the shop, or one category, tag or brand. */
export type ListingScope = { kind: "shop" } | { kind: "category" | "tag" | "brand"; slug: string };

export const WHOLE_SHOP: ListingScope = { kind: "shop" };

/** Where all categories stand; each has its address below. */
export const CATEGORIES_PATH = "/produkt-kategoriya";
const ROOTS = { category: CATEGORIES_PATH, tag: "/produkt-etiket", brand: "/marka-produkt" } as const;

/** Address of a shelf; a category says what it is under, from the top down. */
export function scopePath(scope: ListingScope, ancestors: { slug: string }[] = []): string {
  if (scope.kind === "shop") return "/magazin";
  return [ROOTS[scope.kind], ...[...ancestors, scope].map(({ slug }) => encodeURIComponent(readSlug(slug)))].join("/");
}

export function categoryPath(slug: string, ancestors: { slug: string }[] = []): string {
  return scopePath({ kind: "category", slug }, ancestors);
}

/** A slug in plain letters: WordPress keeps Cyrillic ones percent-encoded, and addresses may carry either. */
export function readSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
