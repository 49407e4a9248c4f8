import type { ProductSummary } from "../shop/product";
import { saleBadge } from "../shop/sale-badge";
import { PRODUCT } from "../strings/product";
import { useShop } from "./use-shop";

/** „-20%“ or a word on the picture of a reduced product, as the setting says (specification §5). */
export function ProductBadge({ product }: { product: ProductSummary }) {
  const { settings } = useShop();
  const badge = saleBadge(product, settings.saleBadge);
  if (!badge) return null;
  return <span className="badge">{badge.kind === "percent" ? `-${badge.percent}%` : PRODUCT.saleWord}</span>;
}
