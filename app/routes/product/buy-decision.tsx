import { useRef, useState, type FormEvent } from "react";
import { HeartButton } from "../../components/heart-button";
import { Icon } from "../../components/icon";
import { Stepper } from "../../components/stepper";
import { useAddToCart } from "../../components/use-add-to-cart";
import { useHydrated } from "../../components/use-hydrated";
import type { Product, Variation } from "../../shop/product";
import { firstOpen, type Choice } from "../../shop/variation";
import { PRODUCT } from "../../strings/product";
import { AttributeOptions } from "./attribute-options";
import { StickyBuy } from "./sticky-buy";
import { StockLine } from "./stock-line";

interface BuyDecisionProps {
  product: Product;
  choice: Choice;
  variation: Variation | null;
  onChoose: (name: string, slug: string) => void;
}

/** Choice, stock, quantity and button: one form to /cart. The Worker finds the variation where no script did. */
export function BuyDecision({ product, choice, variation, onChoose }: BuyDecisionProps) {
  const { Form, isAdding, error, setError } = useAddToCart(product.name);
  const [quantity, setQuantity] = useState(1);
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const isVariable = product.variations.length > 0;
  const isOut = isVariable && variation?.stockStatus === "out-of-stock";
  const isReady = !isVariable || (variation !== null && !isOut);
  const stock = variation ?? product;
  const limit = product.soldIndividually ? 1 : stock.stockStatus === "on-backorder" ? null : stock.stockQuantity;

  const stopUnready = (event: FormEvent) => {
    if (isAdding || !isReady) event.preventDefault();
    if (isReady || isOut) return;
    const open = firstOpen(product.choices, choice);
    setError(PRODUCT.choose(open?.label ?? ""));
    form.current?.querySelector<HTMLInputElement>(`input[name="attribute_${CSS.escape(open?.name ?? "")}"]`)?.focus();
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
        action="/cart"
        defaultShouldRevalidate={false}
        onSubmit={stopUnready}
        noValidate={isHydrated}
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="productId" value={product.databaseId} />
        <input type="hidden" name="slug" value={product.slug} />
        {variation && isHydrated && <input type="hidden" name="variationId" value={variation.databaseId} />}
        {product.choices.map((attribute) => (
          <AttributeOptions
            key={attribute.name}
            attribute={attribute}
            product={product}
            choice={choice}
            onChoose={choose}
            isWrong={error !== ""}
          />
        ))}
        <StockLine stock={stock} lowMark={product.lowStockAmount} isOut={isOut} />
        {error && (
          <p className="msg" role="alert">
            <Icon name="alert" size={16} />
            {error}
          </p>
        )}
        <div className="act">
          <Stepper value={quantity} onChange={setQuantity} label={PRODUCT.quantity(product.name)} max={limit} isBig />
          <button
            className={isHydrated && !isReady ? "btn lg is-off" : "btn lg"}
            aria-disabled={isAdding || (isHydrated && !isReady) || undefined}
            aria-busy={isAdding}
          >
            {isAdding && <span className="spin" />}
            {isAdding ? PRODUCT.adding : PRODUCT.buy}
          </button>
          <HeartButton product={product} place="page" />
        </div>
      </Form>
      <StickyBuy product={product} variation={variation} isAdding={isAdding} />
    </>
  );
}
