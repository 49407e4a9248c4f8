import { useEffect, useRef, useState } from "react";
import { useBottomInset } from "../../../browser/bottom-inset";
import { BuyButton } from "../../../components/product/buy-button";
import { ProductPrice } from "../../../components/product/product-price";
import type { Variation } from "../../../domain/product/product";
import type { ProductView } from "../../../domain/product/product-view";
import { variationLanguage, variationText } from "../../../domain/product/variation";
import { PRODUCT } from "#strings/catalog/product";

interface StickyBuyProps {
  product: ProductView;
  variation: Variation | null;
  isAdding: boolean;
}

/** On phones: price and button at the lower edge while the main button is out of view. */
export function StickyBuy({ product, variation, isAdding }: StickyBuyProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  const covered = useBottomInset();
  useEffect(() => {
    // The last entry is the newest.
    const look = (entries: IntersectionObserverEntry[]) => setAway(entries.at(-1)?.isIntersecting === false);
    const observer = new IntersectionObserver(look, { rootMargin: `0px 0px ${-covered}px 0px` });
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, [covered]);
  return (
    <>
      <div ref={mark} />
      {isAway && (
        <div className="sticky">
          <div className="sticky-text">
            <span
              className="caption"
              lang={variation ? variationLanguage(product.variationAttributes, variation) : product.language}
            >
              {variation ? variationText(product.variationAttributes, variation) : product.name}
            </span>
            <ProductPrice product={product} variation={variation} />
          </div>
          <BuyButton className="button" form="buy" isAdding={isAdding}>
            {PRODUCT.buy}
          </BuyButton>
        </div>
      )}
    </>
  );
}
