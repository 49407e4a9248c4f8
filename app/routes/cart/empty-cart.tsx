import { useSearchParams } from "react-router";
import { EmptyState } from "../../components/ui/empty-state";
import { useShop } from "../../components/use-shop";
import { formatAmount } from "../../domain/values/format-money";
import { CART } from "#strings/checkout/cart";
import { SHOP_PATH } from "../../config/shop-path";

/** Texts by the outcome of an order with which app/routes/checkout/submit/submit-checkout.ts redirects here. */
const ENDS = new Map([
  ["none", CART.notOrdered],
  ["unsettled", CART.orderUnsettled],
]);

/** `orderPage`: path of the order that emptied the cart; undefined if it was emptied otherwise. */
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
  const { first } = formatAmount(0, site.currency, site.priceDisplay);
  return (
    <EmptyState
      figure={<Zero amount={first} />}
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

/** An amount whose currency is in small type, on the side where the language puts it. */
function Zero({ amount }: { amount: string }) {
  const [number = ""] = /\d.*\d/.exec(amount) ?? [];
  const sign = <span>{amount.replace(number, "").trim()}</span>;
  return amount.startsWith(number) ? (
    <b translate="no">
      {number} {sign}
    </b>
  ) : (
    <b translate="no">
      {sign} {number}
    </b>
  );
}
