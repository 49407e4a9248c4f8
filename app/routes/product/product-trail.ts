import { categoryTrail, type TermLink } from "../../domain/catalog/category";
import { categorySteps } from "../../domain/catalog/listing-scope";
import type { Product } from "../../domain/product/product";
import type { TrailStep } from "../../domain/seo/structured-data";
import { pickLanguage } from "../../domain/values/text-language";
import { SHELL } from "#strings/shell";
import { SHOP_PATH } from "../../config/shop-path";

/** Breadcrumb of a product: the shop, its categories, itself. */
export function productTrail(
  product: Pick<Product, "categories" | "name" | "language">,
  tops: TermLink[],
): TrailStep[] {
  const steps = categorySteps(categoryTrail(product, tops));
  return [{ name: SHELL.shop, to: SHOP_PATH }, ...steps, { name: product.name, ...pickLanguage(product) }];
}
