import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import { Picture } from "../../components/ui/picture";
import { ProductPrice } from "../../components/product/product-price";
import { Stars } from "../../components/ui/stars";
import { useShop } from "../../components/use-shop";
import type { ComparedProduct } from "../../domain/wishlist/comparison";
import { COMPARISON } from "#strings/catalog/comparison";
import { comparisonRows, hasRatings } from "./comparison-rows";
import { productPath } from "../../domain/product/product-url";
import * as paths from "#paths";

/**
 * Products side by side, one column each; each row's label is above its values, so that phones need no column for it.
 */
export function ComparisonTable({ products }: { products: ComparedProduct[] }) {
  const { settings } = useShop();
  const rows = comparisonRows(products, settings);
  return (
    // Wider than a phone, so it can be moved, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="comparison" aria-label={COMPARISON.region} tabIndex={0}>
      <table className={`comparison-${products.length}`}>
        <thead>
          <tr>
            {products.map((product) => (
              <th key={product.slug} scope="col">
                <Head product={product} />
              </th>
            ))}
          </tr>
        </thead>
        <Row label={COMPARISON.price} isSame={false}>
          {products.map((product) => (
            <td key={product.slug}>
              <ProductPrice product={product} notes="short" />
            </td>
          ))}
        </Row>
        {hasRatings(products, settings) && (
          <Row label={COMPARISON.rating} isSame={false}>
            {products.map(({ slug, averageRating, reviewCount }) => (
              <td key={slug}>
                {reviewCount > 0 ? <Stars rating={averageRating} count={reviewCount} /> : COMPARISON.none}
              </td>
            ))}
          </Row>
        )}
        {rows.map(({ label, values, isSame }) => (
          <Row key={label} label={label} isSame={isSame}>
            {products.map(({ slug }, index) => (
              <td key={slug}>{values[index] || COMPARISON.none}</td>
            ))}
          </Row>
        ))}
      </table>
    </section>
  );
}

function Row({ label, isSame, children }: { label: string; isSame: boolean; children: ReactNode[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={children.length}>
          <span>
            <span>{label}</span>
            {isSame && <span className="caption"> · {COMPARISON.same}</span>}
          </span>
        </th>
      </tr>
      <tr>{children}</tr>
    </tbody>
  );
}

function Head({ product }: { product: ComparedProduct }) {
  return (
    <>
      <Link to={productPath(product.slug)}>
        <Picture image={product.image} preset="product" alt="" loading="eager" />
        <span className="caption" lang={product.brand?.language}>
          {product.brand?.name}
        </span>
        <b lang={product.language}>{product.name}</b>
      </Link>
      <Form method="post" action={href(paths.comparison)}>
        <input type="hidden" name="id" value={product.databaseId} />
        <button
          type="submit"
          className="link muted"
          name="intent"
          value="remove"
          aria-label={COMPARISON.removeOf(product.name)}
        >
          {COMPARISON.remove}
        </button>
      </Form>
    </>
  );
}
