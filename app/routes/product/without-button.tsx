import { ContactLink } from "../../components/contact-link";
import { Icon } from "../../components/icon";
import type { ProductView } from "../../shop/product-view";
import { isSoldOut } from "../../shop/stock";
import { PRODUCT } from "../../strings/product";
import { GroupedProducts } from "./grouped-products";
import { StockRequestForm } from "./stock-request-form";
import { StockLine } from "./stock-line";

/** What stands in the button's place where a product isn't bought by itself: its parts, a partner's shop, or why not. */
export function WithoutButton({ product }: { product: ProductView }) {
  if (product.type === "grouped") return <GroupedProducts product={product} />;
  if (product.type === "external" && product.externalUrl) {
    return (
      <div className="act">
        <a className="btn lg" href={product.externalUrl} rel="nofollow noopener" target="_blank">
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
  return <AskForPrice />;
}

function AskForPrice() {
  return (
    <p className="note">
      <Icon name="phone" size={20} />
      <span>
        {PRODUCT.noPrice} <ContactLink />
      </span>
    </p>
  );
}
