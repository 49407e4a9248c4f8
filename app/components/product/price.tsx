import type { ReactNode } from "react";
import { formatAmount, formatProductPrice } from "../../domain/values/format-money";
import type { MinorUnits } from "../../domain/values/money";
import { PRODUCT } from "#strings/catalog/product";
import { useShop } from "../use-shop";

interface PriceProps {
  /** null renders an empty element; so does 0 when a single currency is shown. */
  amount: MinorUnits | null;
  /** The price before a reduction. */
  old?: MinorUnits | null;
  /** Other variations cost more. */
  isFrom?: boolean;
  /** Small print. */
  above?: ReactNode;
  below?: ReactNode;
}

/** A price in the shop's currencies, with the struck-through price above it. */
export function Price({ amount, old = null, isFrom = false, above, below }: PriceProps) {
  const { site } = useShop();
  const text = formatProductPrice(amount, site.currency, site.priceDisplay);
  if (!text) return <span className="price" />;
  const { first, second } = text;
  return (
    <span className={old === null ? "price" : "price is-reduced"} translate="no">
      {above}
      {old !== null && (
        <s data-label={`${PRODUCT.oldPrice} `}>{formatAmount(old, site.currency, site.priceDisplay).text}</s>
      )}
      {isFrom && (
        <span className="from" translate="yes">
          {PRODUCT.from}{" "}
        </span>
      )}
      {first}
      {second && <span className="price-second">{` / ${second}`}</span>}
      {below}
    </span>
  );
}
