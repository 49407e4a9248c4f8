import { LazyHydration } from "../../components/ui/lazy-hydration";
import { ProductGrid } from "../../components/product/product-grid";
import type { ProductSummary } from "../../domain/product/product";
import { RowHead } from "./rows";

interface ProductRowProps {
  title: string;
  products: ProductSummary[];
  /** Where all of them are. */
  address: string;
}

/** Four cards of one kind; nothing where they can't be had. */
export function ProductRow({ title, products, address }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <LazyHydration className="wrap sec">
      <RowHead title={title} address={address} />
      <ProductGrid products={products} isRow isFirst={false} />
    </LazyHydration>
  );
}
