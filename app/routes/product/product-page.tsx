import type { Product, ProductSummary, Variation } from "../../domain/product/product";
import type { Choice } from "../../domain/product/variation";
import { ProductFront } from "./product-front";
import { ProductTabs } from "./details/product-tabs";
import { Reviews } from "./reviews/reviews";
import { LazyRecentlySeen } from "./lazy-recently-seen";
import { Breadcrumb } from "../../components/ui/breadcrumb";
import { useShop } from "../../components/use-shop";
import { productTrail } from "./product-trail";
import { LazyHydration } from "../../components/ui/lazy-hydration";
import { ProductCard } from "../../components/product/product-card";
import { PRODUCT } from "../../strings/catalog/product";

/** The way back through the product's categories, where the shop wants it. */
function ProductBreadcrumb({ product }: { product: Pick<Product, "categories" | "name"> }) {
  const { settings, categories } = useShop();
  if (!settings.showBreadcrumbOnSingleProduct) return null;
  return <Breadcrumb trail={productTrail(product, categories)} />;
}

/** What goes with this product. Optional: when it can't be had, or the shop doesn't want it, nothing stands here. */
function RelatedProducts({ products }: { products: ProductSummary[] }) {
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
      <LazyRecentlySeen productId={product.databaseId} />
    </div>
  );
}
