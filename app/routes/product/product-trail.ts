import { categoryTrail } from "../../domain/catalog/category-trail";
import type { Product } from "../../domain/product/product";
import type { TrailStep } from "../../domain/seo/structured-data";
import { LISTING } from "../../strings/catalog/listing";
import { categoryAddress } from "./category-address";

type Categories = Parameters<typeof categoryTrail>[1];

/** The way to a product: the shop, its categories, itself. */
export function productTrail(product: Pick<Product, "categories" | "name">, tops: Categories): TrailStep[] {
  const path = categoryTrail(product, tops);
  const steps = path.map(({ name }, index) => ({ name, to: categoryAddress(path.slice(0, index + 1)) }));
  return [{ name: LISTING.title, to: "/magazin" }, ...steps, { name: product.name }];
}
