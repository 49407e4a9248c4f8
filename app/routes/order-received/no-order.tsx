import { EmptyState } from "../../components/ui/empty-state";
import { CART } from "#strings/checkout/cart";
import { ORDER } from "#strings/checkout/order";
import { SHOP_PATH } from "../../config/shop-path";

interface NoOrderProps {
  /** false when the order may exist but couldn't be loaded. */
  isMissing: boolean;
}

export function NoOrder({ isMissing }: NoOrderProps) {
  return (
    <div className="container">
      <EmptyState
        heading="h1"
        title={isMissing ? ORDER.notFoundTitle : ORDER.unavailableTitle}
        action={{ to: SHOP_PATH, label: CART.toShop }}
      >
        <p>{isMissing ? ORDER.notFoundText : ORDER.unavailableText}</p>
      </EmptyState>
    </div>
  );
}
