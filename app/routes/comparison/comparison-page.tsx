import { Form, Link } from "react-router";
import { Alert } from "../../components/alert";
import { Breadcrumb } from "../../components/breadcrumb";
import { COMPARISON_PATH } from "../../shop/browsing";
import type { ComparedProduct } from "../../shop/comparison";
import { COMPARISON } from "../../strings/browsing";
import { ComparisonTable } from "./comparison-table";

interface ComparisonPageProps {
  products: ComparedProduct[];
  message: string;
}

export function ComparisonPage({ products, message }: ComparisonPageProps) {
  return (
    <div className="wrap">
      <Breadcrumb trail={[{ name: COMPARISON.title }]} />
      <div className="lh">
        <h1>{COMPARISON.title}</h1>
      </div>
      {message && <Alert type="error">{message}</Alert>}
      {products.length === 0 ? (
        <div className="empty">
          <h2>{COMPARISON.emptyTitle}</h2>
          <p>{COMPARISON.emptyText}</p>
          <div className="act">
            <Link className="btn lg" to="/magazin">
              {COMPARISON.toShop}
            </Link>
          </div>
        </div>
      ) : (
        <>
          <ComparisonTable products={products} />
          <Form method="post" action={COMPARISON_PATH} className="cmp-clear">
            <button className="lnk mut" name="intent" value="clear">
              {COMPARISON.clear}
            </button>
          </Form>
        </>
      )}
    </div>
  );
}
