import { href } from "react-router";
import { useRef, useState, type FormEvent } from "react";
import { Alert } from "../../../components/ui/alert";
import { BuyButton } from "../../../components/product/buy-button";
import { HeartButton } from "../../../components/product/heart-button";
import { Stepper } from "../../../components/ui/stepper";
import { SkipToCart } from "../../../components/cart/skip-to-cart";
import { useAddToCart } from "../../../components/cart/use-add-to-cart";
import { useHydrated } from "../../../browser/use-hydrated";
import type { Variation } from "../../../domain/product/product";
import type { ProductView } from "../../../domain/product/product-view";
import { singlePrice } from "../../../domain/cart/add-to-cart";
import { quantityLimit } from "../../../domain/product/stock";
import { firstOpenAttribute, type SelectedOptions } from "../../../domain/product/variation";
import { PRODUCT } from "#strings/catalog/product";
import { PRODUCT_PAGE } from "#strings/catalog/product-page";
import { AttributeOptions } from "./attribute-options";
import { StockRequestForm } from "./stock-request-form";
import { StickyBuy } from "./sticky-buy";
import { VariationStatus } from "./variation-status";
import { productPath } from "../../../domain/product/product-url";
import { Problem } from "../../../components/ui/problem";
import * as paths from "#paths";

export interface ProductFormProps {
  product: ProductView;
  selectedOptions: SelectedOptions;
  variation: Variation | null;
  onChoose: (name: string, slug: string) => void;
  /** Called when the shopper starts selecting: variations that aren't loaded are needed now. */
  onInteract: () => void;
}

/** Options, stock, quantity and button: one form to /cart. Without scripts the Worker finds the variation. */
export function ProductForm({ product, selectedOptions, variation, onChoose, onInteract }: ProductFormProps) {
  const { Form, isAdding, isAdded, notice, error, setError, guard } = useAddToCart(product.name);
  const [quantity, setQuantity] = useState(1);
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const open = firstOpenAttribute(product.variationAttributes, selectedOptions);
  const isVariable = product.type === "variable";
  const isOut = isVariable && variation?.stockStatus === "out-of-stock";
  // A variation that isn't loaded is found by the Worker.
  const isFound = variation !== null || (open === null && !product.hasAllVariations);
  const isReady = !isVariable || (isFound && !isOut);
  // Without scripts the selection may differ from the rendered one: the Worker knows its price.
  const shown = singlePrice((isHydrated && variation) || product);
  const limit = quantityLimit(product, variation);

  const stopUnready = (event: FormEvent<HTMLFormElement>) => {
    guard(event, isReady);
    if (isReady || !open) return;
    setError(PRODUCT.choose(open.label));
    form.current?.querySelector<HTMLInputElement>(`input[name="attribute_${CSS.escape(open.name)}"]:enabled`)?.focus();
  };
  const choose = (name: string, slug: string) => {
    onChoose(name, slug);
    setError("");
  };
  return (
    <>
      <Form
        ref={form}
        id="buy"
        method="post"
        action={href(paths.cart)}
        defaultShouldRevalidate={false}
        onSubmit={stopUnready}
        noValidate={isHydrated}
        onPointerEnter={onInteract}
        onFocus={onInteract}
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="productId" value={product.databaseId} />
        <input type="hidden" name="slug" value={product.slug} />
        {variation && isHydrated && <input type="hidden" name="variationId" value={variation.databaseId} />}
        {shown !== null && <input type="hidden" name="shown" value={shown} />}
        {isVariable &&
          product.variationAttributes.map((attribute) => (
            <AttributeOptions
              key={attribute.name}
              attribute={attribute}
              product={product}
              selectedOptions={selectedOptions}
              onChoose={choose}
              isWrong={error !== ""}
            />
          ))}
        <VariationStatus product={product} selectedOptions={selectedOptions} variation={variation} />
        {error && <Problem role="alert">{error}</Problem>}
        {notice && <Alert type="info">{notice}</Alert>}
        {/* With scripts the back-in-stock form below replaces these controls; without scripts another combination can
            still be bought. */}
        <div className={isOut ? "actions without-scripts" : "actions"}>
          <Stepper
            value={Math.min(quantity, limit ?? quantity)}
            onChange={setQuantity}
            label={PRODUCT.quantity(product.name)}
            max={limit}
            isBig
          />
          <BuyButton className="button large" isOff={!isReady} isAdding={isAdding}>
            {isAdding ? PRODUCT.adding : PRODUCT.buy}
          </BuyButton>
          {isAdded && <SkipToCart />}
          <HeartButton product={product} place="page" />
        </div>
        {isVariable && (
          <noscript>
            <button
              type="submit"
              className="button ghost full-width"
              formMethod="get"
              formAction={productPath(product.slug)}
              formNoValidate
            >
              {PRODUCT_PAGE.showChoice}
            </button>
          </noscript>
        )}
      </Form>
      {isOut ? (
        <StockRequestForm key={variation.databaseId} slug={product.slug} variationId={variation.databaseId} />
      ) : (
        <StickyBuy product={product} variation={variation} isAdding={isAdding} />
      )}
    </>
  );
}
