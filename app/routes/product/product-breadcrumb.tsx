import { Breadcrumb } from "../../components/breadcrumb";
import { useShop } from "../../components/use-shop";
import { categoryTrail } from "../../shop/category-trail";
import type { Product } from "../../shop/product";
import { LISTING } from "../../strings/listing";
import { categoryAddress } from "./category-address";

/** The way back through the product's categories, where the shop wants it (specification §1). */
export function ProductBreadcrumb({ product }: { product: Pick<Product, "categories" | "name"> }) {
  const { settings, categories } = useShop();
  if (!settings.showBreadcrumbOnSingleProduct) return null;
  const path = categoryTrail(product, categories);
  const steps = path.map(({ name }, index) => ({ name, to: categoryAddress(path.slice(0, index + 1)) }));
  return <Breadcrumb trail={[{ name: LISTING.title, to: "/magazin" }, ...steps, { name: product.name }]} />;
}
