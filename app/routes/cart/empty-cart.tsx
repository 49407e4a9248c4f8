import { useSearchParams } from "react-router";
import { EmptyState } from "../../components/empty-state";
import { useShop } from "../../components/use-shop";
import { formatAmount } from "../../shop/amount";
import { CART } from "../../strings/cart";

/** Of the checkout that led here: what became of its order (app/routes/checkout/route.tsx). */
const ENDS = new Map([
  ["none", CART.notOrdered],
  ["unsettled", CART.orderUnsettled],
]);

export function EmptyCart() {
  const { site } = useShop();
  const [query] = useSearchParams();
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
      <p>{ENDS.get(query.get("order") ?? "") ?? CART.emptyText}</p>
    </EmptyState>
  );
}
