import { formatAmount, formatOrderAmount } from "../../domain/values/format-money";
import type { MinorUnits } from "../../domain/values/money";
import { useShop } from "../use-shop";

interface AmountProps {
  /** In hundredths of the shop's currency, or of `currency`. */
  value: MinorUnits;
  /** An order's own currency. */
  currency?: string;
  /** `price` is set in the big condensed face, `plain` runs in text. */
  look?: "price" | "plain";
  /** Only the first currency, where two would be too much. */
  isSingle?: boolean;
}

/** A sum of a cart or an order: zero and reductions show too, which a product's price never does. */
export function Amount({ value, currency, look = "plain", isSingle = false }: AmountProps) {
  const { site } = useShop();
  const display = site.priceDisplay;
  const text = currency ? formatOrderAmount(value, currency, display) : formatAmount(value, site.currency, display);
  const { first } = text;
  const second = isSingle ? null : text.second;
  if (look === "plain") return <span className="amount">{second ? `${first} / ${second}` : first}</span>;
  return (
    <span className="amount amount-price">
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
