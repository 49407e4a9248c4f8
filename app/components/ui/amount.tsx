import { formatAmount, formatOrderAmount } from "../../domain/values/format-money";
import type { MinorUnits } from "../../domain/values/money";
import { useShop } from "../use-shop";

interface AmountProps {
  /** In minor units of the shop's currency, or of `currency`. */
  value: MinorUnits;
  /** An order's own currency. */
  currency?: string;
  /** `price` uses the large condensed font, `plain` is running text. */
  look?: "price" | "plain";
  /** Only the primary currency, where space is short. */
  isSingle?: boolean;
}

/** An amount of a cart or an order: unlike a product's price it may be zero or negative. */
export function Amount({ value, currency, look = "plain", isSingle = false }: AmountProps) {
  const { site } = useShop();
  const display = site.priceDisplay;
  const amount = currency ? formatOrderAmount(value, currency, display) : formatAmount(value, site.currency, display);
  const { first } = amount;
  const second = isSingle ? null : amount.second;
  if (look === "plain")
    return (
      <span className="amount" translate="no">
        {isSingle ? first : amount.text}
      </span>
    );
  return (
    <span className="amount amount-price" translate="no">
      {first}
      {second && (
        <span className="amount-second">
          <span className="amount-slash"> / </span>
          {second}
        </span>
      )}
    </span>
  );
}
