import { ContactLink } from "../../../components/shell/contact-link";
import { Icon } from "../../../components/ui/icon";
import type { ProductView } from "../../../domain/product/product-view";
import { isBoughtThere, isSoldOut } from "../../../domain/product/stock";
import { buyTherePath } from "../../../domain/checkout/transfer";
import { TRANSFER } from "#strings/checkout/transfer";
import { PRODUCT } from "#strings/catalog/product";
import { PRODUCT_PAGE } from "#strings/catalog/product-page";
import { GroupedProducts } from "./grouped-products";
import { StockRequestForm } from "./stock-request-form";

/** Replaces the button of products that can't be bought directly: group, external link, or the reason why not. */
export function BuyAlternative({ product }: { product: ProductView }) {
  if (product.type === "grouped") return <GroupedProducts product={product} />;
  if (product.type === "external" && product.externalUrl) {
    return (
      <div className="actions">
        <a className="button large" href={product.externalUrl} rel="nofollow noopener" target="_blank">
          {product.buttonText ?? PRODUCT_PAGE.toPartner}
        </a>
      </div>
    );
  }
  if (isBoughtThere(product) && !isSoldOut(product)) return <BuyThere product={product} />;
  if (isSoldOut(product))
    return (
      <>
        <p className="stock stock-out">{PRODUCT.soldOut}</p>
        <StockRequestForm slug={product.slug} variationId={null} />
      </>
    );
  return <PriceOnRequest />;
}

/** A subscription, a bundle, an engraving: chosen on WooCommerce's own page, in the same cart. */
function BuyThere({ product }: { product: ProductView }) {
  return (
    <>
      <div className="actions">
        <a className="button large" href={buyTherePath(product.databaseId)} rel="nofollow">
          {TRANSFER.buyThere}
        </a>
      </div>
      <p className="caption">{TRANSFER.buyThereText}</p>
    </>
  );
}

function PriceOnRequest() {
  return (
    <p className="note">
      <Icon name="phone" size={20} />
      <span>
        {PRODUCT_PAGE.noPrice} <ContactLink />
      </span>
    </p>
  );
}
