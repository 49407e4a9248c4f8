import { type FormEvent, useState } from "react";
import { SkipToCart } from "../../../components/cart/skip-to-cart";
import { BuyButton } from "../../../components/product/buy-button";
import { useAddToCart } from "../../../components/cart/use-add-to-cart";
import { useHydrated } from "../../../browser/use-hydrated";
import type { ProductView } from "../../../domain/product/product-view";
import { isBuyable, isSoldOut, quantityLimit } from "../../../domain/product/stock";
import { PRODUCT } from "#strings/catalog/product";
import { PRODUCT_PAGE } from "#strings/catalog/product-page";
import { href, Link } from "react-router";
import { Picture } from "../../../components/ui/picture";
import { ProductPrice } from "../../../components/product/product-price";
import { Stepper } from "../../../components/ui/stepper";
import type { ProductSummary } from "../../../domain/product/product";
import { productPath } from "../../../domain/product/product-url";
import { Problem } from "../../../components/ui/problem";
import * as paths from "#paths";

/** One product of a group. It links to its page when it needs options, or can't be bought. */
function GroupedItem({ product }: { product: ProductSummary }) {
  const [quantity, setQuantity] = useState(1);
  const path = productPath(product.slug);
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
          aria-label={PRODUCT_PAGE.takeItem(product.name)}
        />
      )}
      <Link to={path}>
        <Picture image={product.image} preset="thumbnail" alt="" />
        <span>
          <span lang={product.language}>{product.name}</span>
          <ProductPrice product={product} notes="short" />
        </span>
      </Link>
      {canBuy && (
        <Stepper
          name={`quantity-${product.databaseId}`}
          value={quantity}
          onChange={setQuantity}
          label={PRODUCT.quantity(product.name)}
          max={quantityLimit(product, null)}
        />
      )}
      {!canBuy && isOut && <span className="stock-out">{PRODUCT.soldOut}</span>}
      {!canBuy && !isOut && (
        <Link className="button ghost small" to={path} aria-label={`${PRODUCT_PAGE.chooseOwn}: ${product.name}`}>
          {PRODUCT_PAGE.chooseOwn}
        </Link>
      )}
    </li>
  );
}

/** The products of a group, each with its own quantity, bought together by one form. */
export function GroupedProducts({ product }: { product: ProductView }) {
  const { Form, isAdding, isAdded, error, setError, guard } = useAddToCart(product.name);
  const isHydrated = useHydrated();
  const canBuy = product.grouped.some((one) => one.type === "simple" && isBuyable(one));
  const stopUnready = (event: FormEvent<HTMLFormElement>) => {
    const isEmpty = !new FormData(event.currentTarget).has("item");
    guard(event, !isEmpty);
    setError(isEmpty ? PRODUCT_PAGE.chooseItem : "");
  };
  return (
    <section className="option">
      <h2 className="label">{PRODUCT_PAGE.inSet}</h2>
      <p className="caption">{PRODUCT_PAGE.inSetHint}</p>
      <Form
        id="buy"
        method="post"
        action={href(paths.cart)}
        defaultShouldRevalidate={false}
        onSubmit={stopUnready}
        noValidate={isHydrated}
      >
        <input type="hidden" name="intent" value="add-group" />
        <input type="hidden" name="slug" value={product.slug} />
        <ul className="product-group">
          {product.grouped.map((one) => (
            <GroupedItem key={one.databaseId} product={one} />
          ))}
        </ul>
        {error && <Problem role="alert">{error}</Problem>}
        {canBuy && (
          <div className="actions">
            <BuyButton className="button large" isAdding={isAdding}>
              {isAdding ? PRODUCT.adding : PRODUCT_PAGE.buySet}
            </BuyButton>
            {isAdded && <SkipToCart />}
          </div>
        )}
      </Form>
    </section>
  );
}
