import { useEffect, useRef } from "react";
import { Form, href } from "react-router";
import { Alert } from "../../components/ui/alert";
import { Breadcrumb } from "../../components/ui/breadcrumb";
import { EmptyState } from "../../components/ui/empty-state";
import type { ComparedProduct } from "../../domain/wishlist/comparison";
import { COMPARISON } from "#strings/catalog/comparison";
import { ComparisonTable } from "./comparison-table";
import { SHOP_PATH } from "../../config/shop-path";
import * as paths from "#paths";

interface ComparisonPageProps {
  products: ComparedProduct[];
  message: string;
}

export function ComparisonPage({ products, message }: ComparisonPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(products.length);
  useEffect(() => {
    // The pressed button has disappeared with its product.
    if (products.length < shown.current) heading.current?.focus();
    shown.current = products.length;
  }, [products]);
  return (
    <div className="container">
      <Breadcrumb trail={[{ name: COMPARISON.title }]} />
      <div className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          {COMPARISON.title}
        </h1>
      </div>
      {message && <Alert type="error">{message}</Alert>}
      {products.length === 0 ? (
        <EmptyState title={COMPARISON.emptyTitle} action={{ to: SHOP_PATH, label: COMPARISON.toShop }}>
          <p>{COMPARISON.emptyText}</p>
        </EmptyState>
      ) : (
        <>
          <ComparisonTable products={products} />
          <Form method="post" action={href(paths.comparison)} className="comparison-clear">
            <button type="submit" className="link muted" name="intent" value="clear">
              {COMPARISON.clear}
            </button>
          </Form>
        </>
      )}
    </div>
  );
}
