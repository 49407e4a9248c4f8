import { Suspense } from "react";
import { Await } from "react-router";
import type { Result } from "../../backend/result";
import { ProductCard } from "../../components/product-card";
import { RELATED_MAX } from "../../config/limits";
import type { ProductSummary } from "../../shop/product";
import { PRODUCT } from "../../strings/product";

/** What goes with this product, streamed after it. Optional: when it can't be had, nothing stands here. */
export function RelatedProducts({ related }: { related: Promise<Result<ProductSummary[]>> }) {
  return (
    <Suspense fallback={<Skeleton />}>
      <Await resolve={related} errorElement={null}>
        {(answer) => answer.ok && answer.value.length > 0 && <Row products={answer.value} />}
      </Await>
    </Suspense>
  );
}

function Row({ products }: { products: ProductSummary[] }) {
  return (
    <section className="sec">
      <div className="rowh">
        <h2>{PRODUCT.related}</h2>
      </div>
      <ul className="grid rx g5">
        {products.map((product) => (
          <ProductCard key={product.databaseId} product={product} />
        ))}
      </ul>
    </section>
  );
}

function Skeleton() {
  return (
    <div className="sec scripted" aria-hidden="true">
      <div className="grid rx g5">
        {Array.from({ length: RELATED_MAX }, (_, index) => (
          <div key={index} className="sk sk-card" />
        ))}
      </div>
    </div>
  );
}
