import type { ReactNode } from "react";
import { Icon } from "../../components/icon";
import { RichText } from "../../components/rich-text";
import type { Product } from "../../shop/product";
import { PRODUCT } from "../../strings/product";
import { hasDetails, ProductDetails } from "./product-details";

/** What there is to read, in parts that open without scripts. */
export function ProductTabs({ product }: { product: Omit<Product, "variations"> }) {
  return (
    <section className="sec">
      <div className="tabs">
        {product.description && (
          <Tab title={PRODUCT.description} isOpen>
            <RichText html={product.description} />
          </Tab>
        )}
        {hasDetails(product) && (
          <Tab title={PRODUCT.details} isOpen>
            <ProductDetails product={product} />
          </Tab>
        )}
        <Tab title={PRODUCT.delivery}>
          <p>{PRODUCT.deliveryText}</p>
        </Tab>
      </div>
    </section>
  );
}

function Tab({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary>
        <h2>{title}</h2>
        <span className="v">
          <Icon name="plus" />
        </span>
        <span className="h">
          <Icon name="minus" />
        </span>
      </summary>
      <div className="in">{children}</div>
    </details>
  );
}
