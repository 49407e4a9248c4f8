import { formatAmount } from "../../domain/values/format-money";
import type { Minor } from "../../domain/values/money";
import type { Content } from "../../domain/pricing/unit-price";
import { PRODUCT } from "../../strings/catalog/product";
import { useShop } from "../use-shop";

interface PriceNotesProps {
  /** Lowest price before a reduction; null: nothing is reduced, or nobody knows it. */
  prior: Minor | null;
  /** Price of one `unit`; null: it isn't sold by it. */
  perUnit: Minor | null;
  unit: Content["unit"] | undefined;
  /** A card has room for few words and one currency. */
  isShort: boolean;
}

/** What the law wants said beside a price (law-and-practice, Reductions and Unit price). */
export function PriceNotes({ prior, perUnit, unit, isShort }: PriceNotesProps) {
  const { site } = useShop();
  const amountOf = (amount: Minor) => {
    const { first, second } = formatAmount(amount, site.currency, site.priceDisplay);
    return isShort || !second ? [first] : [first, second];
  };
  return (
    <>
      {prior !== null && (
        <span className="l30">
          {isShort ? PRODUCT.lowestShort : PRODUCT.lowest} <span className="nw">{amountOf(prior).join(" / ")}</span>
        </span>
      )}
      {perUnit !== null && unit && (
        <span className="l30">
          {isShort ? <span className="sr">{PRODUCT.unitPrice} </span> : `${PRODUCT.unitPrice} `}
          {amountOf(perUnit).map((text, index) => (
            <span key={text} className="nw">
              {index > 0 && " · "}
              {text}/{PRODUCT.units[unit]}
            </span>
          ))}
        </span>
      )}
    </>
  );
}
