import { Icon } from "../../../components/ui/icon";
import { isUnmatched } from "../../../domain/product/attribute-choice";
import type { Variation } from "../../../domain/product/product";
import type { ProductView } from "../../../domain/product/product-view";
import type { Choice } from "../../../domain/product/variation";
import { PRODUCT } from "../../../strings/catalog/product";
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
