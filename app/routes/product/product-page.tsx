import type { Product, ProductSummary, Variation } from "../../domain/product/product";
import type { Choice } from "../../domain/product/variation";
import { ProductBreadcrumb } from "./product-breadcrumb";
import { ProductFront } from "./product-front";
import { ProductTabs } from "./details/product-tabs";
import { RelatedProducts } from "./related-products";
import { Reviews } from "./reviews/reviews";
import { SeenDoor } from "./lazy-recently-seen";

interface ProductPageProps {
  product: Product;
  /** What the address chose, as the server read it. */
  opening: Choice;
  /** Every variation, where the address' choice needed more than the first. */
  variations: Variation[] | null;
  related: ProductSummary[];
}

/** Everything of one product. What changes with a choice is `ProductFront` alone: the rest is drawn once. */
export function ProductPage({ product, opening, variations, related }: ProductPageProps) {
  return (
    <div className="wrap">
      <ProductBreadcrumb product={product} />
      <ProductFront product={product} opening={opening} variations={variations} />
      <ProductTabs product={product} />
      <Reviews product={product} />
      <RelatedProducts products={related} />
      <SeenDoor productId={product.databaseId} />
    </div>
  );
}
