import { Icon } from "../../components/icon";
import { isUnmatched } from "../../shop/choice";
import type { Variation } from "../../shop/product";
import type { ProductView } from "../../shop/product-view";
import type { Choice } from "../../shop/variation";
import { PRODUCT } from "../../strings/product";
import { StockLine } from "./stock-line";

interface ChoiceStateProps {
  product: ProductView;
  choice: Choice;
  variation: Variation | null;
}

/** What the choice comes to: its stock, or that there is no such thing. */
export function ChoiceState({ product, choice, variation }: ChoiceStateProps) {
  const isNone = product.type === "variable" && product.hasAllVariations && isUnmatched(product, choice);
  return (
    <div aria-live="polite">
      {isNone ? (
        <p className="msg">
          <Icon name="alert" size={16} />
          {PRODUCT.noSuchVariation}
        </p>
      ) : (
        <StockLine stock={variation ?? product} lowMark={product.lowStockAmount} />
      )}
    </div>
  );
}
