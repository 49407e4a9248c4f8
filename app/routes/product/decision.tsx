import { Link } from "react-router";
import { ProductPrice } from "../../components/product/product-price";
import { RichText } from "../../components/ui/rich-text";
import { useShop } from "../../components/use-shop";
import { scopePath } from "../../domain/catalog/listing-scope";
import type { Variation } from "../../domain/product/product";
import type { ProductView } from "../../domain/product/product-view";
import { isBuyable } from "../../domain/product/stock";
import type { Choice } from "../../domain/product/variation";
import { PRODUCT } from "../../strings/catalog/product";
import { BuyDecision } from "./buy/buy-decision";
import { ProductCategories, ProductTags } from "./product-categories";
import { ProductTools } from "./product-tools";
import { RatingLink } from "./rating-link";
import { Services } from "./services";
import { WithoutButton } from "./buy/without-button";

interface DecisionProps {
  product: ProductView;
  choice: Choice;
  variation: Variation | null;
  onChoose: (name: string, slug: string) => void;
  onApproach: () => void;
}

/** The right column: what it is, what it costs, and the one clear button. */
export function Decision({ product, choice, variation, onChoose, onApproach }: DecisionProps) {
  return (
    <div className="info">
      <span className="cap">
        {product.brand && <Link to={scopePath({ kind: "brand", slug: product.brand.slug })}>{product.brand.name}</Link>}
      </span>
      <h1>{product.name}</h1>
      <Facts product={product} sku={variation?.sku ?? product.sku} />
      <ProductCategories product={product} />
      <div className="pp">
        <ProductPrice product={product} variation={variation} notes="whole" />
      </div>
      {product.shortDescription && <RichText html={product.shortDescription} />}
      {isBuyable(product) ? (
        <BuyDecision
          product={product}
          choice={choice}
          variation={variation}
          onChoose={onChoose}
          onApproach={onApproach}
        />
      ) : (
        <WithoutButton product={product} />
      )}
      <ProductTools product={product} />
      <ProductTags product={product} />
      {product.type !== "external" && <Services isVirtual={product.virtual} />}
    </div>
  );
}

function Facts({ product, sku }: { product: ProductView; sku: string | null }) {
  const { settings } = useShop();
  return (
    <div className="meta">
      <RatingLink product={product} />
      {settings.showSKU && sku && (
        <span className="cap">
          {PRODUCT.sku} {sku}
        </span>
      )}
    </div>
  );
}
