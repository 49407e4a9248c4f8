import { Link } from "react-router";
import { Picture } from "../../components/picture";
import { ProductPrice } from "../../components/product-price";
import type { ProductSummary } from "../../shop/product";
import { PRODUCT } from "../../strings/product";

/** What a set holds; each is bought on its own page. */
export function GroupedProducts({ products }: { products: ProductSummary[] }) {
  return (
    <section className="ch">
      <h2 className="lb">{PRODUCT.inSet}</h2>
      <p className="cap">{PRODUCT.inSetHint}</p>
      <ul className="set">
        {products.map((product) => (
          <li key={product.databaseId}>
            <Link to={`/produkt/${product.slug}`}>
              <Picture image={product.image} preset="thumbnail" alt="" />
              <span>{product.name}</span>
              <ProductPrice product={product} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
