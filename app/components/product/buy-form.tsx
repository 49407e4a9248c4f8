import { useId, useState, type FormEvent } from "react";
import type { ProductSummary } from "../../domain/product/product";
import { addToCartUrl, singlePrice } from "../../domain/cart/add-to-cart";
import { quantityLimit } from "../../domain/product/stock";
import { optionsLabel } from "../../domain/product/variation";
import { PRODUCT } from "#strings/catalog/product";
import { BuyButton } from "./buy-button";
import { CardOptions } from "./card-options";
import { ProductPrice } from "./product-price";
import { Stepper } from "../ui/stepper";
import { SkipToCart } from "../cart/skip-to-cart";
import { useAddToCart } from "../cart/use-add-to-cart";
import { Problem } from "../ui/problem";

/** A card's options, quantity and button: one form to /cart, with or without scripts. */
export function BuyForm({ product }: { product: ProductSummary }) {
  const { Form, isAdding, isAdded, error, setError, guard } = useAddToCart(product.name);
  const [variationId, setVariationId] = useState<number | null>(null);
  const [quantity, setQuantity] = useState(1);
  const errorId = useId();
  const variation = product.variations.find(({ databaseId }) => databaseId === variationId) ?? null;
  const needsChoice = product.variations.length > 0 && !variation;

  const stopUnready = (event: FormEvent<HTMLFormElement>) => {
    guard(event, !needsChoice);
    if (needsChoice) setError(PRODUCT.choose(optionsLabel(product)));
  };
  const shown = singlePrice(variation ?? product);
  const limit = quantityLimit(product, variation);
  const choose = (id: number) => {
    setVariationId(id);
    setError("");
  };
  return (
    <Form
      ref={dropBrowserChecks}
      className="card-form"
      method="post"
      action={addToCartUrl({ product, shown })}
      defaultShouldRevalidate={false}
      onSubmit={stopUnready}
    >
      <CardOptions product={product} chosen={variationId} onChoose={choose} isWrong={needsChoice && error !== ""} />
      {error ? (
        <Problem id={errorId} className="card-error" role="alert">
          {error}
        </Problem>
      ) : null}
      <ProductPrice product={product} variation={variation} notes="short" />
      <Stepper
        value={Math.min(quantity, limit ?? quantity)}
        onChange={setQuantity}
        label={PRODUCT.quantity(product.name)}
        max={limit}
      />
      <BuyButton
        className="button small"
        isOff={needsChoice}
        isAdding={isAdding}
        aria-describedby={error ? errorId : undefined}
      >
        {isAdding ? <span className="visually-hidden">{PRODUCT.adding}</span> : PRODUCT.buy}
      </BuyButton>
      {isAdded && <SkipToCart />}
    </Form>
  );
}

// Sets the DOM attribute directly: as a React prop it would render a page of cards twice.
function dropBrowserChecks(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}
