import { Link } from "react-router";
import { Icon } from "../../components/icon";
import { ProductGrid } from "../../components/product-grid";
import type { ProductSummary } from "../../shop/product";
import { HOME } from "../../strings/home";

export function Newest({ products, address }: { products: ProductSummary[]; address: string }) {
  return (
    <section className="wrap sec">
      <div className="rowh">
        <h2>{HOME.newest}</h2>
        <Link to={address}>
          {HOME.all} <Icon name="arrow" size={20} />
        </Link>
      </div>
      <ProductGrid products={products} isRow isFirst={false} />
    </section>
  );
}
