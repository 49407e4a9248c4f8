import { GuaranteeNotice } from "../../../components/shell/guarantee-notice";
import { LazyHydration } from "../../../components/ui/lazy-hydration";
import { RichText } from "../../../components/ui/rich-text";
import { useShop } from "../../../components/use-shop";
import type { Product } from "../../../domain/product/product";
import { PRODUCT } from "../../../strings/catalog/product";
import { PRODUCT_FACTS } from "../../../strings/catalog/product-facts";
import { FactTabs } from "./fact-tabs";
import { hasDetails, ProductDetails } from "./product-details";
import { Tab } from "./tab";

/** What there is to read, in parts that open without scripts. */
export function ProductTabs({ product }: { product: Omit<Product, "variations"> }) {
  const { site } = useShop();
  return (
    <LazyHydration className="sec">
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
        {product.facts && <FactTabs facts={product.facts} />}
        {!product.virtual && (
          <>
            <Tab title={PRODUCT_FACTS.guarantee}>
              <GuaranteeNotice />
            </Tab>
            <Tab title={PRODUCT.delivery}>
              <p>{PRODUCT.deliveryText(site.couriers)}</p>
            </Tab>
          </>
        )}
      </div>
    </LazyHydration>
  );
}
