import type { ProductSummary, Variation } from "../../domain/product/product";
import { saleBadge } from "../../domain/pricing/sale-badge";
import { PRODUCT } from "#strings/catalog/product";
import { useShop } from "../use-shop";

interface ProductBadgeProps {
  product: ProductSummary;
  /** The selected variation; its reduction replaces the product's highest. */
  variation?: Variation | null;
}

/** „-20%“ or a word on a reduced product's picture, by configuration. */
export function ProductBadge({ product, variation = null }: ProductBadgeProps) {
  const { settings } = useShop();
  const badge = saleBadge(product, settings.saleBadge, variation);
  if (!badge) return null;
  return <span className="badge">{badge.kind === "percent" ? `-${badge.percent}%` : PRODUCT.saleWord}</span>;
}
