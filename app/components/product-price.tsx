import type { ProductSummary, Variation } from "../shop/product";
import { Price } from "./price";

interface ProductPriceProps {
  product: Pick<ProductSummary, "pricing">;
  /** What is chosen; its price stands for the product's range. */
  variation?: Variation | null;
}

/** Price of a product or of the chosen variation, with the one before a reduction. */
export function ProductPrice({ product, variation = null }: ProductPriceProps) {
  const { lowest, highest, highestRegular, highestSale } = (variation ?? product).pricing;
  const isRange = lowest !== highest;
  const isReduced = !isRange && highestSale !== null && highestRegular !== null && highestRegular > highestSale;
  return <Price amount={lowest} old={isReduced ? highestRegular : null} isFrom={isRange} />;
}
