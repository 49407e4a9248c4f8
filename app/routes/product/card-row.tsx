import type { ReactNode } from "react";
import { ProductCard } from "../../components/product/product-card";
import type { ProductSummary } from "../../domain/product/product";

interface CardRowProps {
  title: string;
  products: ProductSummary[];
  /** Below the cards. */
  children?: ReactNode;
}

/** A row of up to five cards, which scrolls on a phone; renders nothing without products. */
export function CardRow({ title, products, children }: CardRowProps) {
  if (products.length === 0) return null;
  return (
    <section className="section">
      <div className="row-head">
        <h2>{title}</h2>
      </div>
      <ul className="card-grid scroll-row columns-5">
        {products.map((product) => (
          <ProductCard key={product.databaseId} product={product} />
        ))}
      </ul>
      {children}
    </section>
  );
}
