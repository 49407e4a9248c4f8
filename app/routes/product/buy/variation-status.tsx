import { Problem } from "../../../components/ui/problem";
import type { Variation } from "../../../domain/product/product";
import type { ProductView } from "../../../domain/product/product-view";
import { isUnmatched } from "../../../domain/product/selected-options";
import { stockLevel } from "../../../domain/product/stock";
import type { SelectedOptions } from "../../../domain/product/variation";
import { PRODUCT } from "#strings/catalog/product";
import { PRODUCT_PAGE } from "#strings/catalog/product-page";

interface VariationStatusProps {
  product: ProductView;
  selectedOptions: SelectedOptions;
  variation: Variation | null;
}

/** Stock of the selected variation, or that the combination doesn't exist. */
export function VariationStatus({ product, selectedOptions, variation }: VariationStatusProps) {
  const isNone = product.type === "variable" && product.hasAllVariations && isUnmatched(product, selectedOptions);
  return (
    <div aria-live="polite">
      {isNone ? (
        <Problem>{PRODUCT_PAGE.noSuchVariation}</Problem>
      ) : (
        <StockLine stock={stockLevel(variation ?? product, product.lowStockAmount)} />
      )}
    </div>
  );
}

/** In stock, low, on backorder or sold out; renders nothing when unknown. */
function StockLine({ stock }: { stock: ReturnType<typeof stockLevel> }) {
  if (stock.level === "out") return <p className="stock stock-out">{PRODUCT.soldOut}</p>;
  if (stock.level === "low") return <p className="stock stock-low">{PRODUCT_PAGE.lowStock(stock.count)}</p>;
  if (stock.level === "backorder") {
    return (
      <p className="stock stock-low">
        {PRODUCT_PAGE.backorder} <span>{PRODUCT_PAGE.backorderHint}</span>
      </p>
    );
  }
  return stock.level === "in" ? <p className="stock">{PRODUCT_PAGE.inStock}</p> : null;
}
