import { Breadcrumb } from "../../components/ui/breadcrumb";
import { useShop } from "../../components/use-shop";
import type { Product } from "../../domain/product/product";
import { productTrail } from "./product-trail";

/** The way back through the product's categories, where the shop wants it (specification §1). */
export function ProductBreadcrumb({ product }: { product: Pick<Product, "categories" | "name"> }) {
  const { settings, categories } = useShop();
  if (!settings.showBreadcrumbOnSingleProduct) return null;
  return <Breadcrumb trail={productTrail(product, categories)} />;
}
