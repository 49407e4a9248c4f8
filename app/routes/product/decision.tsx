import { ProductPrice } from "../../components/product-price";
import { useShop } from "../../components/use-shop";
import type { Product, Variation } from "../../shop/product";
import { isBuyable } from "../../shop/stock";
import type { Choice } from "../../shop/variation";
import { PRODUCT } from "../../strings/product";
import { RichText } from "../../components/rich-text";
import { BuyDecision } from "./buy-decision";
import { GroupedProducts } from "./grouped-products";
import { RatingLink } from "./rating-link";
import { Services } from "./services";
import { StockLine } from "./stock-line";

interface DecisionProps {
  product: Product;
  choice: Choice;
  variation: Variation | null;
  onChoose: (name: string, slug: string) => void;
}

/** The right column: what it is, what it costs, and the one clear button. */
export function Decision({ product, choice, variation, onChoose }: DecisionProps) {
  const { settings } = useShop();
  const sku = variation?.sku ?? product.sku;
  return (
    <div className="info">
      <span className="cap">{product.brand?.name}</span>
      <h1>{product.name}</h1>
      <div className="meta">
        <RatingLink product={product} />
        {settings.showSKU && sku && (
          <span className="cap">
            {PRODUCT.sku} {sku}
          </span>
        )}
      </div>
      <div className="pp">
        <ProductPrice product={product} variation={variation} />
      </div>
      {product.shortDescription && <RichText html={product.shortDescription} />}
      {isBuyable(product) ? (
        <BuyDecision product={product} choice={choice} variation={variation} onChoose={onChoose} />
      ) : (
        <WithoutButton product={product} />
      )}
      <Services />
    </div>
  );
}

function WithoutButton({ product }: { product: Product }) {
  if (product.type === "grouped") return <GroupedProducts products={product.grouped} />;
  if (product.type === "external" && product.externalUrl) {
    return (
      <div className="act">
        <a className="btn lg" href={product.externalUrl} rel="nofollow noopener" target="_blank">
          {product.buttonText ?? PRODUCT.toPartner}
        </a>
      </div>
    );
  }
  return product.pricing.lowest === null ? (
    <p className="stock">{PRODUCT.noPrice}</p>
  ) : (
    <StockLine stock={product} lowMark={null} isOut />
  );
}
