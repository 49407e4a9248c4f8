import { href } from "react-router";
import { decodeSlug } from "../values/slug";
import { SHOP_PATH } from "../../config/shop-path";
import * as paths from "#paths";

/** What a listing is limited to: the whole shop, or one category, tag or brand. */
export type ListingScope = { kind: "shop" } | { kind: "category" | "tag" | "brand"; slug: string };

export const WHOLE_SHOP: ListingScope = { kind: "shop" };

/** Path of a listing; `ancestors` of a category from the top level down. */
export function scopePath(scope: ListingScope, ancestors: { slug: string }[] = []): string {
  if (scope.kind === "shop") return SHOP_PATH;
  const slug = decodeSlug(scope.slug);
  if (scope.kind === "category")
    return href(paths.category, {
      "*": [...ancestors.map((above) => decodeSlug(above.slug)), slug].join("/"),
    });
  const route = scope.kind === "tag" ? paths.tag : paths.brand;
  return href(route, { slug, "*": "" }).slice(0, -1);
}

/** Path of a category; `ancestors` from the top level down. */
export function categoryPath(slug: string, ancestors: { slug: string }[] = []): string {
  return scopePath({ kind: "category", slug }, ancestors);
}
