import type { StockStatus } from "../../../domain/product/product";
import { stockLevel } from "../../../domain/product/stock";
import { PRODUCT } from "#strings/catalog/product";
import { PRODUCT_PAGE } from "#strings/catalog/product-page";

interface StockLineProps {
  stock: { stockStatus: StockStatus | null; stockQuantity: number | null };
  /** At or under it the stock is low; null for no threshold. */
  lowMark: number | null;
}

/** In stock, low, on backorder or sold out; renders nothing when unknown. */
export function StockLine({ stock, lowMark }: StockLineProps) {
  const state = stockLevel(stock, lowMark);
  if (state.level === "out") return <p className="stock stock-out">{PRODUCT.soldOut}</p>;
  if (state.level === "low") return <p className="stock stock-low">{PRODUCT_PAGE.lowStock(state.count)}</p>;
  if (state.level === "backorder") {
    return (
      <p className="stock stock-low">
        {PRODUCT_PAGE.backorder} <span>{PRODUCT_PAGE.backorderHint}</span>
      </p>
    );
  }
  return state.level === "in" ? <p className="stock">{PRODUCT_PAGE.inStock}</p> : null;
}
