import { LazyHydration } from "../../components/ui/lazy-hydration";
import { ProductCard } from "../../components/product/product-card";
import type { ProductSummary } from "../../domain/product/product";
import { PRODUCT } from "../../strings/catalog/product";

/** What goes with this product. Optional: when it can't be had, or the shop doesn't want it, nothing stands here. */
export function RelatedProducts({ products }: { products: ProductSummary[] }) {
  if (products.length === 0) return null;
  return (
    <LazyHydration className="sec">
      <div className="rowh">
        <h2>{PRODUCT.related}</h2>
      </div>
      <ul className="grid rx g5">
        {products.map((product) => (
          <ProductCard key={product.databaseId} product={product} />
        ))}
      </ul>
    </LazyHydration>
  );
}
