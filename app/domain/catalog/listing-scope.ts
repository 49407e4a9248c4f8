import { href } from "react-router";
import type { Term } from "../product/product";
import { decodeSlug } from "../values/slug";
import { pickLanguage } from "../values/text-language";
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

/** A trail of categories, from the top level down, as steps of a breadcrumb. */
export function categorySteps(trail: Term[]) {
  return trail.map((step, index) => ({
    name: step.name,
    to: categoryPath(step.slug, trail.slice(0, index)),
    ...pickLanguage(step),
  }));
}
