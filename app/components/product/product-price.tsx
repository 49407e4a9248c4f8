import { largestReduction, mostReduced } from "../../domain/pricing/discount";
import type { CardVariation, ProductSummary } from "../../domain/product/product";
import { contentOf, unitPrice } from "../../domain/pricing/unit-price";
import { Price } from "./price";
import { PriceNotes } from "./price-notes";
import { useShop } from "../use-shop";

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
