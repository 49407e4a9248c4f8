import { useSearchParams } from "react-router";
import { EmptyState } from "../../components/ui/empty-state";
import { useShop } from "../../components/use-shop";
import { formatAmount } from "../../domain/values/format-money";
import { CART } from "../../strings/checkout/cart";
import { SHOP_PATH } from "../../config/shop-path";

/** What became of the order, by the checkout that redirected here (app/routes/checkout/route.tsx). */
const ENDS = new Map([
  ["none", CART.notOrdered],
  ["unsettled", CART.orderUnsettled],
]);

/** `orderPage` of the order that emptied it; undefined when it was emptied otherwise. */
export function EmptyCart({ orderPage }: { orderPage: string | undefined }) {
  const { site } = useShop();
  const [query] = useSearchParams();
  const end = ENDS.get(query.get("order") ?? "");
  if (orderPage && !end)
    return (
      <EmptyState
        heading="h1"
        headingId="cart-empty"
        title={CART.orderedTitle}
        action={{ to: orderPage, label: CART.toOrder }}
      >
        <p>{CART.orderedText}</p>
      </EmptyState>
    );
  const [number, sign] = formatAmount(0, site.currency, site.priceDisplay).first.split("\u00a0");
  return (
    <EmptyState
      figure={
        <b translate="no">
          {number} <span>{sign}</span>
        </b>
      }
      heading="h1"
      headingId="cart-empty"
      title={CART.emptyTitle}
      action={{ to: SHOP_PATH, label: CART.toShop }}
    >
      <p>{end ?? CART.emptyText}</p>
      <noscript>
        <p>{CART.emptyWithoutCookies}</p>
      </noscript>
    </EmptyState>
  );
}
