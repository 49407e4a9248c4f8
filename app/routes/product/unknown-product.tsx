import { isRouteErrorResponse, Link, type ErrorResponse } from "react-router";
import { ErrorPage } from "../../components/shell/error-page";
import { ProductGrid } from "../../components/product/product-grid";
import { PRODUCT_PAGE } from "#strings/catalog/product-page";
import type { ProductAlternatives } from "./suggest-instead";

/** Whether the loader found no such product, rather than failed. */
export function isUnknownProduct(error: unknown): error is ErrorResponse & { data: ProductAlternatives } {
  return (
    isRouteErrorResponse(error) && error.status === 404 && Array.isArray((error.data as ProductAlternatives)?.newest)
  );
}

/** The 404 page of a product, with a search for its name and the newest products. */
export function UnknownProduct({ error }: { error: ErrorResponse & { data: ProductAlternatives } }) {
  const { words, search, newest } = error.data;
  return (
    <ErrorPage error={error} words={{ title: PRODUCT_PAGE.unknownTitle, text: PRODUCT_PAGE.unknownText }}>
      {words && (
        <p>
          <Link className="link" to={search}>
            {PRODUCT_PAGE.searchFor(words)}
          </Link>
        </p>
      )}
      {newest.length > 0 && (
        <section className="section">
          <div className="row-head">
            <h2>{PRODUCT_PAGE.newest}</h2>
          </div>
          <ProductGrid products={newest} isRow isFirst={false} />
        </section>
      )}
    </ErrorPage>
  );
}
