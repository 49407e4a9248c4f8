import { largestReduction, mostReduced } from "../../domain/pricing/sale-badge";
import type { CardVariation, ProductSummary, NetContent } from "../../domain/product/product";
import { netContentOf, unitPrice } from "../../domain/pricing/unit-price";
import { Price } from "./price";
import { useShop } from "../use-shop";
import { formatAmount } from "../../domain/values/format-money";
import type { MinorUnits } from "../../domain/values/money";
import { PRODUCT } from "#strings/catalog/product";

interface PriceNotesProps {
  /** Lowest price of the 30 days before a reduction; null without one, or when unknown. */
  lowest30DayPrice: MinorUnits | null;
  /** Price of one `unit`; null for a product without a unit price. */
  perUnit: MinorUnits | null;
  unit: NetContent["unit"] | undefined;
  /** A card has room for few words and one currency. */
  isShort: boolean;
}

/** Legally required notes beside a price. */
function PriceNotes({ lowest30DayPrice, perUnit, unit, isShort }: PriceNotesProps) {
  const { site } = useShop();
  const format = (amount: MinorUnits) => {
    const { first, second, text } = formatAmount(amount, site.currency, site.priceDisplay);
    return isShort || !second ? { each: [first], text: first } : { each: [first, second], text };
  };
  const lowest30Day = lowest30DayPrice !== null && unbroken(format(lowest30DayPrice).text);
  const perUnits = perUnit !== null && unit && format(perUnit).each.map((text) => `${text}/${PRODUCT.units[unit]}`);
  return (
    <>
      {lowest30Day && (
        <span
          className="lowest-price"
          translate="yes"
        >{`${isShort ? PRODUCT.lowest30DayShort : PRODUCT.lowest30Day} ${lowest30Day}`}</span>
      )}
      {perUnits && (
        <span className="lowest-price" translate="yes">
          {`${isShort ? "" : `${PRODUCT.unitPrice} `}${perUnits.map(unbroken).join(" · ")}`}
        </span>
      )}
    </>
  );
}

/** Keeps an amount on one line: no-break spaces, and word joiners where a slash would allow a break. */
function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0").replaceAll("/", "/\u2060");
}

interface ProductPriceProps {
  product: Pick<ProductSummary, "pricing"> &
    Partial<Pick<ProductSummary, "variations" | "variationAttributes" | "netContent">>;
  /** The selected variation; its price replaces the product's range. */
  variation?: CardVariation | null;
  /** The length of the legal notes, shown with the earlier price; undefined: only the current price. */
  notes?: "short" | "whole";
}

/**
 * Price of a product or of the selected variation. A struck-through price always has its notes (docs/price-history.md).
 */
export function ProductPrice({ product, variation = null, notes }: ProductPriceProps) {
  const { site } = useShop();
  const priced = variation ?? product;
  const { lowest, highest, before = null } = priced.pricing;
  const isRange = lowest !== highest;
  // A price range has nothing struck through, but the badge may still announce the largest reduction.
  const isReduced = before !== null || largestReduction(priced) > 0;
  const netContent = isRange
    ? null
    : netContentOf({ variationAttributes: [], ...product }, variation, site.netContentAttributes);
  const small = notes && (
    <PriceNotes
      lowest30DayPrice={isReduced ? (mostReduced(priced).pricing.lowest30DayPrice ?? null) : null}
      perUnit={unitPrice(lowest, netContent)}
      unit={netContent?.unit}
      isShort={notes === "short"}
    />
  );
  return (
    <Price
      amount={lowest}
      old={notes ? before : null}
      isFrom={isRange}
      above={notes === "short" && small}
      below={notes === "whole" && small}
    />
  );
}
