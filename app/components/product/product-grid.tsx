import { EAGER_CARDS } from "../../config/limits";
import type { ProductSummary } from "../../domain/product/product";
import { ProductCard } from "./product-card";

interface ProductGridProps {
  products: ProductSummary[];
  /** One row of a page with other things: four on wide screens, three on middling ones. */
  isRow?: boolean;
  /** Whether the first pictures are in the first view. */
  isFirst?: boolean;
}

export function ProductGrid({ products, isRow = false, isFirst = true }: ProductGridProps) {
  return (
    <ul className={isRow ? "grid r4" : "grid"}>
      {products.map((product, index) => (
        <ProductCard
          key={product.databaseId}
          product={product}
          isEager={isFirst && index < EAGER_CARDS}
          isMain={isFirst && index === 0}
        />
      ))}
    </ul>
  );
}
