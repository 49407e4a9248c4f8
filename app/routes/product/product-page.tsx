import type { Product, ProductSummary, Variation } from "../../domain/product/product";
import type { SelectedOptions } from "../../domain/product/variation";
import { ProductMain } from "./product-main";
import { ProductTabs } from "./details/product-tabs";
import { Reviews } from "./reviews/reviews";
import { LazyRecentlySeen } from "./lazy-recently-seen";
import { Breadcrumb } from "../../components/ui/breadcrumb";
import { useShop } from "../../components/use-shop";
import { productTrail } from "./product-trail";
import { ProductCard } from "../../components/product/product-card";
import { PRODUCT_PAGE } from "#strings/catalog/product-page";
import { Part } from "../../components/ui/part";

/** Breadcrumb through the product's categories, if configured. */
function ProductBreadcrumb({ product }: { product: Pick<Product, "categories" | "name" | "language"> }) {
  const { settings, categories } = useShop();
  if (!settings.showBreadcrumbOnSingleProduct) return null;
  return <Breadcrumb trail={productTrail(product, categories)} />;
}

/** Related products; renders nothing when unavailable or disabled. */
function RelatedProducts({ products }: { products: ProductSummary[] }) {
  if (products.length === 0) return null;
  return (
    <section className="section">
      <div className="row-head">
        <h2>{PRODUCT_PAGE.related}</h2>
      </div>
      <ul className="card-grid scroll-row columns-5">
        {products.map((product) => (
          <ProductCard key={product.databaseId} product={product} />
        ))}
      </ul>
    </section>
  );
}

interface ProductPageProps {
  product: Product;
  /** The URL's options, as parsed by the server. */
  serverOptions: SelectedOptions;
  /** Every variation, when the URL's options needed more than the first page of them. */
  variations: Variation[] | null;
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
        <RelatedProducts products={related} />
      </Part>
      <Part isOptional>
        <LazyRecentlySeen productId={product.databaseId} />
      </Part>
    </div>
  );
}
