import { useHydrated } from "../../../browser/use-hydrated";
import type { ProductView } from "../../../domain/product/product-view";
import type { Choice } from "../../../domain/product/variation";
import { AttributeOptions } from "./attribute-options";

interface ProductChoicesProps {
  product: ProductView;
  choice: Choice;
  onChoose: (name: string, slug: string) => void;
  /** Something is still to be chosen, and the shopper has been told so. */
  isWrong: boolean;
}

/** Everything that a shopper chooses of a product, attribute by attribute. */
export function ProductChoices({ product, choice, onChoose, isWrong }: ProductChoicesProps) {
  const isHydrated = useHydrated();
  return product.choices.map((attribute) => (
    <AttributeOptions
      key={attribute.name}
      attribute={attribute}
      product={product}
      choice={choice}
      onChoose={onChoose}
      isWrong={isWrong}
      isLive={isHydrated}
    />
  ));
}
