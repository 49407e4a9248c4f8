import type { Product, ProductSummary } from "../../domain/product/product";
import { CardRow } from "./card-row";
import { ProductMain, type ProductMainProps } from "./product-main";
import { ProductTabs } from "./details/product-tabs";
import { Reviews } from "./reviews/reviews";
import { LazyRecentlySeen } from "./lazy-recently-seen";
import { Breadcrumb } from "../../components/ui/breadcrumb";
import { useShop } from "../../components/use-shop";
import { productTrail } from "./product-trail";
import { PRODUCT_PAGE } from "#strings/catalog/product-page";
import { Part } from "../../components/ui/part";

/** Breadcrumb through the product's categories, if configured. */
function ProductBreadcrumb({ product }: { product: Pick<Product, "categories" | "name" | "language"> }) {
  const { settings, categories } = useShop();
  if (!settings.showBreadcrumbOnSingleProduct) return null;
  return <Breadcrumb trail={productTrail(product, categories)} />;
}

interface ProductPageProps extends ProductMainProps {
  /** Empty when unavailable or disabled. */
  related: ProductSummary[];
}

/** The product page. Only `ProductMain` re-renders when an option is selected. */
export function ProductPage({ product, serverOptions, variations, related }: ProductPageProps) {
  return (
    <div className="container">
      <ProductBreadcrumb product={product} />
      <ProductMain product={product} serverOptions={serverOptions} variations={variations} />
      <Part>
        <ProductTabs product={product} />
      </Part>
      <Part>
        <Reviews product={product} />
      </Part>
      <Part isOptional>
        <CardRow title={PRODUCT_PAGE.related} products={related} />
      </Part>
      <Part isOptional>
        <LazyRecentlySeen productId={product.databaseId} />
      </Part>
    </div>
  );
}
