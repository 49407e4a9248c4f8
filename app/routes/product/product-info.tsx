import { Link } from "react-router";
import { ProductPrice } from "../../components/product/product-price";
import { RichText } from "../../components/ui/rich-text";
import { useShop } from "../../components/use-shop";
import { categorySteps, scopePath } from "../../domain/catalog/listing-scope";
import type { Product, Term } from "../../domain/product/product";
import type { ProductView } from "../../domain/product/product-view";
import { keepUnits } from "../../domain/values/keep-units";
import { isBuyable } from "../../domain/product/stock";
import { PRODUCT } from "#strings/catalog/product";
import { PRODUCT_PAGE } from "#strings/catalog/product-page";
import { ProductForm, type ProductFormProps } from "./buy/product-form";
import { ProductTools } from "./product-tools";
import { Services } from "./services";
import { BuyAlternative } from "./buy/buy-alternative";
import { Stars } from "../../components/ui/stars";
import { Fragment } from "react";
import { categoryTrails } from "../../domain/catalog/category";
import { Part } from "../../components/ui/part";

/** Links to the product's categories, if configured. */
function ProductCategories({ product }: { product: Pick<Product, "categories"> }) {
  const { settings, categories } = useShop();
  const trails = categoryTrails(product, categories);
  if (!settings.showProductCategoriesOnSingleProduct) return null;
  const links = trails.flatMap((trail) => categorySteps(trail).slice(-1));
  return <TermLinks label={PRODUCT_PAGE.categories(trails.length)} links={links} />;
}

/** The product's tags, below the buy form: there are many, and the price must stay in view on a phone. */
function ProductTags({ product }: { product: Pick<Product, "tags"> }) {
  const links = product.tags.map((tag) => ({ ...tag, to: scopePath({ kind: "tag", slug: tag.slug }) }));
  return <TermLinks label={PRODUCT_PAGE.tags(links.length)} links={links} />;
}

function TermLinks({ label, links }: { label: string; links: (Omit<Term, "slug"> & { to: string })[] }) {
  if (links.length === 0) return null;
  return (
    <p className="caption product-terms">
      <span>{`${label}: `}</span>
      {links.map(({ to, name, language }, index) => (
        <Fragment key={to}>
          {index > 0 && <span>, </span>}
          <Link to={to} lang={language}>
            {name}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

/** The right column: name, price, and the buy form. */
export function ProductInfo(props: ProductFormProps) {
  const { product, variation } = props;
  return (
    <div className="product-info">
      <span className="caption">
        {product.brand && (
          <Link to={scopePath({ kind: "brand", slug: product.brand.slug })} lang={product.brand.language}>
            {product.brand.name}
          </Link>
        )}
      </span>
      <h1 lang={product.language}>{keepUnits(product.name)}</h1>
      <Facts product={product} sku={variation?.sku ?? product.sku} />
      <ProductCategories product={product} />
      <div className="product-price">
        <ProductPrice product={product} variation={variation} notes="whole" />
      </div>
      {product.shortDescription && <RichText html={product.shortDescription} language={product.language} />}
      <Part>{isBuyable(product) ? <ProductForm {...props} /> : <BuyAlternative product={product} />}</Part>
      <Part isOptional>
        <ProductTools product={product} />
      </Part>
      <ProductTags product={product} />
      {product.type !== "external" && <Services isVirtual={product.virtual} />}
    </div>
  );
}

/** Average rating, linked to the reviews, and SKU, as far as the shop shows them. */
function Facts({ product, sku }: { product: ProductView; sku: string | null }) {
  const { settings } = useShop();
  return (
    <div className="product-meta">
      {settings.showReviews && product.reviewCount > 0 && (
        <>
          <Stars rating={product.averageRating} />
          <a className="caption" href="#reviews">
            {PRODUCT.reviews(product.reviewCount)}
          </a>
        </>
      )}
      {settings.showSKU && sku && (
        <span className="caption">
          {PRODUCT_PAGE.sku} <span translate="no">{sku}</span>
        </span>
      )}
    </div>
  );
}
