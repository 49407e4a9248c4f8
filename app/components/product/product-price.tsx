import { largestReduction, mostReduced } from "../../domain/pricing/sale-badge";
import type { CardVariation, ProductSummary, Content } from "../../domain/product/product";
import { contentOf, unitPrice } from "../../domain/pricing/unit-price";
import { Price } from "./price";
import { useShop } from "../use-shop";
import { formatAmount } from "../../domain/values/format-money";
import type { MinorUnits } from "../../domain/values/money";
import { PRODUCT } from "../../strings/catalog/product";

interface PriceNotesProps {
  /** Lowest price before a reduction; null: nothing is reduced, or nobody knows it. */
  prior: MinorUnits | null;
  /** Price of one `unit`; null: it isn't sold by it. */
  perUnit: MinorUnits | null;
  unit: Content["unit"] | undefined;
  /** A card has room for few words and one currency. */
  isShort: boolean;
}

/** What the law wants said beside a price. */
function PriceNotes({ prior, perUnit, unit, isShort }: PriceNotesProps) {
  const { site } = useShop();
  const amountOf = (amount: MinorUnits) => {
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

interface ProductPriceProps {
  product: Pick<ProductSummary, "pricing"> & Partial<Pick<ProductSummary, "variations" | "choices" | "content">>;
  /** What is chosen; its price stands for the product's range. */
  variation?: CardVariation | null;
  /** With the price before a reduction and what the law wants beside that; without, only what is to be paid. */
  notes?: "short" | "whole";
}

/** Price of a product or of the chosen variation. A struck one never stands without its notes (docs/price-record.md). */
export function ProductPrice({ product, variation = null, notes }: ProductPriceProps) {
  const { site } = useShop();
  const priced = variation ?? product;
  const { lowest, highest, before = null } = priced.pricing;
  const isRange = lowest !== highest;
  // Of different prices none is struck; the badge on the picture announces the largest reduction all the same.
  const isAnnounced = before !== null || largestReduction(priced) > 0;
  const content = isRange ? null : contentOf({ choices: [], ...product }, variation, site.contentAttributes);
  return (
    <Price amount={lowest} old={notes ? before : null} isFrom={isRange}>
      {notes && (
        <PriceNotes
          prior={isAnnounced ? (mostReduced(priced).pricing.prior ?? null) : null}
          perUnit={unitPrice(lowest, content)}
          unit={content?.unit}
          isShort={notes === "short"}
        />
      )}
    </Price>
  );
}
