import { categoryTrail } from "../../shop/category-trail";
import type { Product } from "../../shop/product";
import type { TrailStep } from "../../shop/structured-data";
import { LISTING } from "../../strings/listing";
import { categoryAddress } from "./category-address";

type Categories = Parameters<typeof categoryTrail>[1];

/** The way to a product: the shop, its categories, itself. */
export function productTrail(product: Pick<Product, "categories" | "name">, tops: Categories): TrailStep[] {
  const path = categoryTrail(product, tops);
  const steps = path.map(({ name }, index) => ({ name, to: categoryAddress(path.slice(0, index + 1)) }));
  return [{ name: LISTING.title, to: "/magazin" }, ...steps, { name: product.name }];
}
