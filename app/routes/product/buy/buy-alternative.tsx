import { ContactLink } from "../../../components/shell/contact-link";
import { Icon } from "../../../components/ui/icon";
import type { ProductView } from "../../../domain/product/product-view";
import { isSoldOut } from "../../../domain/product/stock";
import { PRODUCT } from "../../../strings/catalog/product";
import { GroupedProducts } from "./grouped-products";
import { StockRequestForm } from "./stock-request-form";
import { StockLine } from "./stock-line";

/** Replaces the button of products that can't be bought directly: group, external link, or the reason why not. */
export function BuyAlternative({ product }: { product: ProductView }) {
  if (product.type === "grouped") return <GroupedProducts product={product} />;
  if (product.type === "external" && product.externalUrl) {
    return (
      <div className="actions">
        <a className="button large" href={product.externalUrl} rel="nofollow noopener" target="_blank">
          {product.buttonText ?? PRODUCT.toPartner}
        </a>
      </div>
    );
  }
  if (isSoldOut(product))
    return (
      <>
        <StockLine stock={{ stockStatus: "out-of-stock", stockQuantity: null }} lowMark={null} />
        <StockRequestForm slug={product.slug} variationId={null} />
      </>
    );
  return <PriceOnRequest />;
}

function PriceOnRequest() {
  return (
    <p className="note">
      <Icon name="phone" size={20} />
      <span>
        {PRODUCT.noPrice} <ContactLink />
      </span>
    </p>
  );
}
