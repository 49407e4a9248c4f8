import { categoryTrail } from "../../domain/catalog/category";
import type { Product } from "../../domain/product/product";
import type { TrailStep } from "../../domain/seo/structured-data";
import { pickLanguage } from "../../domain/values/text-language";
import { SHELL } from "#strings/shell";
import { categoryPath } from "../../domain/catalog/listing-scope";
import { SHOP_PATH } from "../../config/shop-path";

/** Path of a category's page from its trail. */
export function categoryTrailPath(trail: { slug: string }[]): string {
  return categoryPath(trail.at(-1)?.slug ?? "", trail.slice(0, -1));
}

type Categories = Parameters<typeof categoryTrail>[1];

/** Breadcrumb of a product: the shop, its categories, itself. */
export function productTrail(
  product: Pick<Product, "categories" | "name" | "language">,
  tops: Categories,
): TrailStep[] {
  const path = categoryTrail(product, tops);
  const steps = path.map((step, index) => ({
    name: step.name,
    to: categoryTrailPath(path.slice(0, index + 1)),
    ...pickLanguage(step),
  }));
  return [{ name: SHELL.shop, to: SHOP_PATH }, ...steps, { name: product.name, ...pickLanguage(product) }];
}
