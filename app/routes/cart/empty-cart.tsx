import { EmptyState } from "../../components/empty-state";
import { useShop } from "../../components/use-shop";
import { formatAmount } from "../../shop/amount";
import { CART } from "../../strings/cart";

export function EmptyCart() {
  const { site } = useShop();
  const [number, sign] = formatAmount(0, site.currency, site.priceDisplay).first.split("\u00a0");
  return (
    <EmptyState
      figure={
        <>
          {number} <span>{sign}</span>
        </>
      }
      heading="h1"
      headingId="cart-empty"
      title={CART.emptyTitle}
      action={{ to: "/magazin", label: CART.toShop }}
    >
      <p>{CART.emptyText}</p>
    </EmptyState>
  );
}
