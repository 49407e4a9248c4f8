import { EAGER_CARDS } from "../../config/limits";
import type { ProductSummary } from "../../domain/product/product";
import { ProductCard } from "./product-card";
import { Part } from "../ui/part";

interface ProductGridProps {
  products: ProductSummary[];
  /** A single row within another page: four on wide screens, three on medium ones. */
  isRow?: boolean;
  /** Whether the first pictures are above the fold. */
  isFirst?: boolean;
}

export function ProductGrid({ products, isRow = false, isFirst = true }: ProductGridProps) {
  return (
    <Part>
      <ul className={isRow ? "card-grid single" : "card-grid"}>
        {products.map((product, index) => (
          <ProductCard
            key={product.databaseId}
            product={product}
            isEager={isFirst && index < EAGER_CARDS}
            isMain={isFirst && index === 0}
          />
        ))}
      </ul>
    </Part>
  );
}
