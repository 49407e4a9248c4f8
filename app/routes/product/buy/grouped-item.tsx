import { useState } from "react";
import { Link } from "react-router";
import { Picture } from "../../../components/ui/picture";
import { ProductPrice } from "../../../components/product/product-price";
import { Stepper } from "../../../components/ui/stepper";
import type { ProductSummary } from "../../../domain/product/product";
import { isBuyable, isSoldOut } from "../../../domain/product/stock";
import { PRODUCT } from "../../../strings/catalog/product";

/** One product of a set. What needs a choice of its own, or can't be bought, leads to its page. */
export function GroupedItem({ product }: { product: ProductSummary }) {
  const [quantity, setQuantity] = useState(1);
  const address = `/produkt/${product.slug}`;
  const canBuy = product.type === "simple" && isBuyable(product);
  const isOut = isSoldOut(product);
  return (
    <li>
      {canBuy && (
        <input
          type="checkbox"
          name="item"
          value={product.databaseId}
          defaultChecked
          aria-label={PRODUCT.takeItem(product.name)}
        />
      )}
      <Link to={address}>
        <Picture image={product.image} preset="thumbnail" alt="" />
        <span>
          {product.name}
          <ProductPrice product={product} notes="short" />
        </span>
      </Link>
      {canBuy && (
        <Stepper
          name={`quantity-${product.databaseId}`}
          value={quantity}
          onChange={setQuantity}
          label={PRODUCT.quantity(product.name)}
          max={product.stockStatus === "on-backorder" ? null : product.stockQuantity}
        />
      )}
      {!canBuy && isOut && <span className="stock-out">{PRODUCT.soldOut}</span>}
      {!canBuy && !isOut && (
        <Link className="btn ghost sm" to={address} aria-label={`${PRODUCT.chooseOwn}: ${product.name}`}>
          {PRODUCT.chooseOwn}
        </Link>
      )}
    </li>
  );
}
